import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartGraph } from '../protocol.ts';
import { desk } from '../table/desk.ts';
import { useRoving } from '../table/roving.ts';
import { useGame, useTable } from '../table/table.ts';
import { useWords } from '../words/index.ts';
import { type Box, HEADER, nameOfState, type Plan, plan } from './layout.ts';
import { indexOf, openNow, visible } from './visible.ts';

/** The machine that runs: its active states lit, its last transition traced. A state tells its rule. */
export default function Chart({ whole = false }: { whole?: boolean }) {
  const { scene } = useTable();
  const { ready } = useGame();
  const { words } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const active = useMemo(() => new Set(scene?.chart.active ?? []), [scene]);
  const last = scene?.chart.last ?? null;
  if (!ready) return null;
  const graph = ready.chart;
  return (
    <section
      className="panel chart"
      data-region={whole ? undefined : 'chart'}
      data-whole={whole || undefined}
      aria-label={words.chart}
      tabIndex={-1}
    >
      {!whole && <h2>{words.chart}</h2>}
      <Where graph={graph} active={active} last={last} />
      <Picture graph={graph} active={active} last={last} chosen={chosen} choose={setChosen} whole={whole} />
      <StateRule graph={graph} id={chosen} active={active} />
    </section>
  );
}

interface PictureProps {
  graph: ChartGraph;
  active: ReadonlySet<string>;
  last: string | null;
  chosen: string | null;
  choose: (id: string) => void;
  whole: boolean;
}

/** Lays out what stands open, and keeps the picture before until the next one is ready. */
function Picture({ graph, active, last, chosen, choose, whole }: PictureProps) {
  const { words, lang } = useWords();
  const before = useRef<ReadonlySet<string>>(new Set());
  const [byHand, setByHand] = useState<ReadonlySet<string>>(() => new Set(whole ? outline(graph) : []));
  const [laid, setLaid] = useState<Plan | null>(null);
  const [failed, setFailed] = useState(false);
  const picture = useMemo(() => {
    const open = openNow(graph, active, before.current, byHand);
    before.current = open;
    return visible(graph, open);
  }, [graph, active, byHand]);

  useEffect(() => {
    let current = true;
    plan(picture, lang).then(
      (found) => current && setLaid(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [picture, lang]);

  const press = ({ state, open }: Box) => {
    choose(state.id);
    if (state.children.length === 0) return;
    const hand = new Set(byHand);
    if (open) hand.delete(state.id);
    else hand.add(state.id);
    before.current = new Set([...before.current].filter((id) => id !== state.id));
    setByHand(hand);
  };

  if (!laid) return <p className="quiet">{failed ? words.chartFailed : words.chartLoading}</p>;
  return <Drawing plan={laid} active={active} last={last} chosen={chosen} press={press} whole={whole} />;
}

/** The phases of the whole chart: what stands open before anybody opens anything. */
const outline = (graph: ChartGraph): string[] =>
  graph.states.flatMap(({ id, children }) => [
    id,
    ...children.filter((child) => child.children.length > 0).map((child) => child.id),
  ]);

/** The active states and the last transition, in words. */
function Where({ graph, active, last }: { graph: ChartGraph; active: ReadonlySet<string>; last: string | null }) {
  const { words, lang } = useWords();
  const { states } = indexOf(graph);
  const name = (id: string) => {
    const state = states.get(id);
    return state ? nameOfState(state, lang) : id;
  };
  const transition = graph.transitions.find(({ id }) => id === last);
  return (
    <div className="chart-where">
      <p>
        <span>{words.chartNow}: </span>
        <b>
          {[...active]
            .filter((id) => states.has(id))
            .map(name)
            .join(' › ')}
        </b>
      </p>
      <p>
        <span>{words.chartLast}: </span>
        {transition ? (
          <>
            {name(transition.from)} → {name(transition.to)} <code>{transition.event}</code>
          </>
        ) : (
          words.chartNone
        )}
      </p>
    </div>
  );
}

interface DrawingProps {
  plan: Plan;
  active: ReadonlySet<string>;
  last: string | null;
  chosen: string | null;
  press: (box: Box) => void;
  whole: boolean;
}

interface View {
  x: number;
  y: number;
  scale: number;
}

function Drawing({ plan: laid, active, last, chosen, press, whole }: DrawingProps) {
  const { words, lang } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const roving = useRoving<SVGSVGElement>();
  const [size, setSize] = useState({ width: 280, height: 320 });
  const [own, setOwn] = useState<View | null>(null);
  const drag = useRef<{ x: number; y: number; view: View } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const following = useMemo(() => follow(laid, active, size, whole), [laid, active, size, whole]);
  const view = own ?? following;
  const zoom = (factor: number) => {
    const scale = Math.min(2, Math.max(0.15, view.scale * factor));
    const [cx, cy] = [size.width / 2, size.height / 2];
    setOwn({
      scale,
      x: cx - ((cx - view.x) * scale) / view.scale,
      y: cy - ((cy - view.y) * scale) / view.scale,
    });
  };
  const reveal = (box: Box) => {
    const x = view.x + (box.x + box.width / 2) * view.scale;
    const y = view.y + (box.y + HEADER / 2) * view.scale;
    if (x > 20 && y > 12 && x < size.width - 20 && y < size.height - 12) return;
    setOwn({ ...view, x: view.x + size.width / 2 - x, y: view.y + size.height / 2 - y });
  };

  return (
    <>
      <div
        className="chart-frame"
        ref={frame}
        onPointerDown={(event: PointerEvent) => {
          drag.current = { x: event.clientX, y: event.clientY, view };
        }}
        onPointerMove={(event: PointerEvent) => {
          const from = drag.current;
          if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 4) return;
          setOwn({ ...from.view, x: from.view.x + event.clientX - from.x, y: from.view.y + event.clientY - from.y });
        }}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerLeave={() => {
          drag.current = null;
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group of buttons */}
        <svg
          {...roving}
          role="group"
          aria-label={`${words.chart}. ${words.chartHint}`}
          width={size.width}
          height={size.height}
        >
          <defs>
            <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0L8 4L0 8Z" className="tip" />
            </marker>
            <marker id="tip-last" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">
              <path d="M0 0L8 4L0 8Z" className="tip-last" />
            </marker>
          </defs>
          <g className="chart-world" style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
            {laid.boxes.map((box) => (
              <rect
                key={box.state.id}
                className="state-box"
                data-active={active.has(box.state.id) || undefined}
                data-leaf={!box.open || undefined}
                data-type={box.state.type}
                x={box.x}
                y={box.y}
                width={box.width}
                height={box.height}
                rx={box.open ? 12 : 8}
              />
            ))}
            {laid.arrows.map(({ id, transitions, path, label }) => (
              <g key={id} className="transition" data-last={(last !== null && transitions.has(last)) || undefined}>
                <path d={path} markerEnd={last !== null && transitions.has(last) ? 'url(#tip-last)' : 'url(#tip)'} />
                {label && (
                  <text x={label.x + label.width / 2} y={label.y + 10} textAnchor="middle">
                    {label.text}
                  </text>
                )}
              </g>
            ))}
            {laid.boxes.map((box) => {
              const leaf = !box.open;
              const inside = box.state.children.length > 0;
              const lit = active.has(box.state.id);
              const name = nameOfState(box.state, lang);
              return (
                // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
                <g
                  key={box.state.id}
                  className="state"
                  role="button"
                  tabIndex={-1}
                  data-spot=""
                  data-state-id={box.state.id}
                  data-leaf={leaf || undefined}
                  data-active={lit || undefined}
                  data-chosen={chosen === box.state.id || undefined}
                  aria-pressed={inside ? undefined : chosen === box.state.id}
                  aria-expanded={inside ? box.open : undefined}
                  aria-label={lit ? `${name}, ${words.chartActive}` : name}
                  onFocus={() => reveal(box)}
                  onClick={() => press(box)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return;
                    event.preventDefault();
                    press(box);
                  }}
                >
                  <rect x={box.x} y={box.y} width={box.width} height={leaf ? box.height : HEADER} rx={leaf ? 8 : 12} />
                  <text
                    x={box.x + (leaf ? box.width / 2 : 12)}
                    y={box.y + (leaf ? box.height / 2 + 4 : 18)}
                    textAnchor={leaf ? 'middle' : 'start'}
                  >
                    {name}
                    {inside && leaf && ' ⊞'}
                  </text>
                </g>
              );
            })}
          </g>
        </svg>
      </div>
      <div className="chart-tools">
        <button type="button" className="button quiet-button" aria-label={words.chartShrink} onClick={() => zoom(0.8)}>
          −
        </button>
        <button
          type="button"
          className="button quiet-button"
          aria-label={words.chartEnlarge}
          onClick={() => zoom(1.25)}
        >
          +
        </button>
        {own && (
          <button type="button" className="button quiet-button" onClick={() => setOwn(null)}>
            {words.chartFollow}
          </button>
        )}
        {!whole && (
          <button type="button" className="button quiet-button" onClick={() => desk.set({ dialog: 'chart' })}>
            {words.chartOpen}
          </button>
        )}
      </div>
    </>
  );
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function fit(area: Area, size: { width: number; height: number }, most: number): View {
  const scale = Math.min(most, (size.width - 16) / area.width, (size.height - 16) / area.height);
  return {
    scale,
    x: size.width / 2 - (area.x + area.width / 2) * scale,
    y: size.height / 2 - (area.y + area.height / 2) * scale,
  };
}

/** Below this nothing can be read. */
const READABLE = 0.62;

/** Shows the innermost active state among its neighbours, or among everything, at a size that can be read. */
function follow(
  laid: Plan,
  active: ReadonlySet<string>,
  size: { width: number; height: number },
  whole: boolean,
): View {
  const lit = laid.boxes.filter(({ state }) => active.has(state.id)).toSorted((a, b) => b.depth - a.depth);
  const [leaf] = lit;
  const all = { x: 0, y: 0, width: laid.width, height: laid.height };
  if (!leaf) return fit(all, size, 1);
  const wider = ({ depth, width, height }: Box) =>
    depth < leaf.depth && (width > 1.5 * leaf.width || height > 3 * leaf.height);
  const view = fit(whole ? all : (lit.find(wider) ?? leaf), size, 1.05);
  if (view.scale >= READABLE) return view;
  return {
    scale: READABLE,
    x:
      size.width / 2 -
      (whole && laid.width * READABLE < size.width ? laid.width / 2 : leaf.x + leaf.width / 2) * READABLE,
    y: size.height / 2 - (leaf.y + leaf.height / 2) * READABLE,
  };
}

/** What the chosen state is, its rule, and where it leads. */
function StateRule({ graph, id, active }: { graph: ChartGraph; id: string | null; active: ReadonlySet<string> }) {
  const { words, lang, say } = useWords();
  const { states } = indexOf(graph);
  const state = id === null ? undefined : states.get(id);
  if (!state) return <p className="chart-rule quiet">{words.chartHint}</p>;
  const leads = graph.transitions.filter(({ from }) => from === state.id);
  return (
    <div className="chart-rule" role="status">
      <h3>
        {nameOfState(state, lang)}
        {active.has(state.id) && <span className="flag">{words.chartActive}</span>}
      </h3>
      {state.description && <p>{say(state.description)}</p>}
      <p>{state.rule ? say(state.rule) : words.chartNoRule}</p>
      {leads.length > 0 && (
        <p className="quiet">
          {words.chartLeads}:{' '}
          {leads
            .map(({ to, event, guard }) => {
              const target = states.get(to);
              const way = [event, guard && `[${guard}]`].filter(Boolean).join(' ');
              return `${way} → ${target ? nameOfState(target, lang) : to}`.trim();
            })
            .join(words.comma)}
        </p>
      )}
    </div>
  );
}
