import type { Simulation } from './commands/simulate.ts';
import type { Board, figures } from './simulation.ts';

/** What a report says about its simulation beside the figures. */
export interface About {
  readonly names: readonly [string, string];
  readonly policy: string;
  readonly seed: number;
  readonly lang: 'ja' | 'en';
  /** what a reason is called */
  readonly reason: (id: string) => string;
}

const words = {
  en: {
    title: 'Simulation',
    by: (policy: string, seed: number) => `Policy ${policy}, seed ${seed}`,
    speed: (duels: number, seconds: number) => `${duels} duels in ${seconds} s`,
    won: 'Won',
    drawn: 'drawn',
    reasons: 'How duels ended',
    turns: 'Turns in a duel',
    choices: 'Choices in a duel',
    chainLinks: 'Activations in a duel',
    duels: 'duels',
    faults: 'Faults',
    digest: 'Digest',
  },
  ja: {
    title: 'シミュレーション',
    by: (policy: string, seed: number) => `方針 ${policy}、シード ${seed}`,
    speed: (duels: number, seconds: number) => `${duels}戦、${seconds}秒`,
    won: '勝数',
    drawn: '引き分け',
    reasons: '決着の理由',
    turns: '1戦のターン数',
    choices: '1戦の選択数',
    chainLinks: '1戦の発動数',
    duels: '戦数',
    faults: '障害',
    digest: 'ダイジェスト',
  },
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

interface Bar {
  readonly label: string;
  readonly n: number;
}

/** Bars from left to right, each with its number; the same numbers stand in a table for those who do not see them. */
function bars(title: string, rows: readonly Bar[], count: string): string {
  const width = Math.max(44, Math.min(160, Math.floor(640 / Math.max(1, rows.length))));
  const most = Math.max(1, ...rows.map(({ n }) => n));
  const shapes = rows.map(({ label, n }, i) => {
    const height = Math.round((n / most) * 120);
    const middle = i * width + width / 2;
    return [
      `<rect x="${i * width + 2}" y="${140 - height}" width="${width - 4}" height="${height}"/>`,
      `<text x="${middle}" y="${134 - height}">${n}</text>`,
      `<text x="${middle}" y="156">${escaped(label)}</text>`,
    ].join('');
  });
  const table = rows.map(({ label, n }) => `<tr><th scope="row">${escaped(label)}</th><td>${n}</td></tr>`).join('');
  return `<section><h2>${escaped(title)}</h2>
<svg viewBox="0 0 ${Math.max(1, rows.length) * width} 164" width="${rows.length * width}" role="img" aria-label="${escaped(title)}">${shapes.join('')}</svg>
<details><summary>${escaped(count)}</summary><table>${table}</table></details></section>`;
}

/** Sorts values into at most a dozen bins of equal width. */
function bins(values: readonly number[]): Bar[] {
  if (values.length === 0) return [];
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const step = Math.max(1, Math.ceil((high - low + 1) / 12));
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => {
    const from = low + i * step;
    const n = values.filter((value) => value >= from && value < from + step).length;
    return { label: step === 1 ? `${from}` : `${from}–${from + step - 1}`, n };
  });
}

/** A page of its own: no script, no style sheet, no picture from elsewhere. */
export function htmlReport(result: Simulation, board: Board, about: About): string {
  const t = words[about.lang];
  const finished = Array.from({ length: board.duels }, (_, duel) => duel).filter(
    (duel) => board.get(duel, 'result') > 0,
  );
  const valuesOf = (figure: (typeof figures)[number]): number[] => finished.map((duel) => board.get(duel, figure));
  const [a, b] = about.names;
  const reasons = Object.entries(result.reasons).map(([id, n]) => ({ label: about.reason(id), n }));
  const faults = result.faults.map(
    ({ duel, seed, message }) => `<li>${duel}, seed ${seed}: <code>${escaped(message)}</code></li>`,
  );
  return `<!doctype html>
<html lang="${about.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t.title}: ${escaped(a)} – ${escaped(b)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem; color: #222; }
svg { max-width: 100%; height: auto; } rect { fill: #3b6ea5; } text { font-size: 11px; text-anchor: middle; fill: #222; }
table { border-collapse: collapse; } th, td { padding: 0 1rem 0 0; text-align: right; font-weight: normal; }
@media (prefers-color-scheme: dark) { body { background: #1b1b1b; color: #ddd; } text { fill: #ddd; } rect { fill: #7aa7d9; } }
</style>
<h1>${escaped(a)} – ${escaped(b)}</h1>
<p>${t.by(escaped(about.policy), about.seed)}. ${t.speed(result.duels, result.seconds)}. ${t.digest} <code>${result.digest}</code>.</p>
${bars(
  t.won,
  [
    { label: `A: ${a}`, n: result.wins[0] },
    { label: `B: ${b}`, n: result.wins[1] },
    { label: t.drawn, n: result.draws },
  ],
  t.duels,
)}
${bars(t.reasons, reasons, t.duels)}
${bars(t.turns, bins(valuesOf('turns')), t.duels)}
${bars(t.choices, bins(valuesOf('choices')), t.duels)}
${bars(t.chainLinks, bins(valuesOf('chainLinks')), t.duels)}
${faults.length > 0 ? `<section><h2>${t.faults}</h2><ul>${faults.join('')}</ul></section>` : ''}
</html>
`;
}
