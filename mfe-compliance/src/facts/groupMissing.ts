import type { PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';

type Missing = PaperReadiness['missing'][number];
/** Missing fields of the same kind and writer, with their number. */
export type MissingKind = Missing & { count: number };

/** Missing fields of the same kind and writer as one, with their number and the earliest day; what is due comes first. Pure. */
export const groupMissing = (missing: readonly Missing[]): MissingKind[] => {
  const groups = new Map<string, MissingKind>();
  for (const one of missing) {
    const key = `${one.who} ${one.field}`;
    const known = groups.get(key);
    const days = [known?.due_at, one.due_at].filter((day) => typeof day === 'string').sort();
    groups.set(key, { ...one, due_at: days[0] ?? null, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => Number(b.due_at !== null) - Number(a.due_at !== null));
};
