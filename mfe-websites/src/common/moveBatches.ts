import type { AssignRow } from './assignRows';

/** At most this many cookies are moved by one call (API row 61). */
const MOST = 200;

export interface Batch {
  applicationId: string;
  items: { cookie_id: string; category_id: string }[];
}

/** The calls that move the cookies of some rows: one per website, more where there are very many. */
export const moveBatches = (moves: readonly { row: AssignRow; categoryId: string }[]): Batch[] => {
  const bySite = new Map<string, Batch['items']>();
  for (const { row, categoryId } of moves) {
    for (const { id, applicationId } of row.cookies) {
      const items = bySite.get(applicationId) ?? [];
      items.push({ cookie_id: id, category_id: categoryId });
      bySite.set(applicationId, items);
    }
  }
  return [...bySite].flatMap(([applicationId, items]) =>
    Array.from({ length: Math.ceil(items.length / MOST) }, (_, part) => ({
      applicationId,
      items: items.slice(part * MOST, (part + 1) * MOST),
    })),
  );
};
