import { useEffect, useState } from 'react';
import type { ActRef, RefusalView } from '../protocol.ts';
import { table, useTable } from './table.ts';

/** One reason, and all the acts it forbids. */
export interface Reason extends RefusalView {
  acts: string[];
}

/** All reasons against some acts, each said once. `null` while the engine thinks. */
export function useReasons(acts: readonly ActRef[]): { reasons: Reason[]; allowed: string[] } | null {
  const { scene } = useTable();
  const key = JSON.stringify(acts);
  const [found, setFound] = useState<{ key: string; scene: unknown; reasons: Reason[]; allowed: string[] } | null>(
    null,
  );
  useEffect(() => {
    let current = true;
    const asked = JSON.parse(key) as ActRef[];
    Promise.all(asked.map(async (act) => ({ act: act.act, refusals: await table.explain(act) }))).then((answers) => {
      if (current) setFound({ key, scene, ...gather(answers) });
    });
    return () => {
      current = false;
    };
  }, [key, scene]);
  return found && found.key === key && found.scene === scene ? found : null;
}

function gather(answers: { act: string; refusals: readonly RefusalView[] }[]): {
  reasons: Reason[];
  allowed: string[];
} {
  const reasons = new Map<string, Reason>();
  for (const { act, refusals } of answers) {
    for (const refusal of refusals) {
      const key = `${refusal.code} ${refusal.text.en}`;
      const known = reasons.get(key);
      if (!known) reasons.set(key, { ...refusal, acts: [act] });
      else if (!known.acts.includes(act)) known.acts.push(act);
    }
  }
  const allowed = answers.filter(({ refusals }) => refusals.length === 0).map(({ act }) => act);
  return { reasons: [...reasons.values()], allowed };
}
