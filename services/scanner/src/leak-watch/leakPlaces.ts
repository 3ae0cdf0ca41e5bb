import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import type { LeakFindingRecord } from './LeakRecords';

type Finding = Pick<
  LeakFindingRecord,
  '_id' | 'address_key' | 'source' | 'kind' | 'confidence' | 'state' | 'count' | 'first_seen'
>;

export interface LeakPlace {
  /** Id of the first finding there: it stays, whatever becomes of that finding. */
  id: string;
  source: Finding['source'];
  since: string;
  kinds: { kind: LeakKind; count: number }[];
}

const isTold = ({ state, confidence }: Finding): boolean => state === 'open' && confidence !== 'possible';

/**
 * Pages and documents with open findings that are certain or likely: one entry each, whatever they publish. The worst come
 * first: certain ones, then those with the most. Pure.
 * @param findings of one website, oldest first
 */
export const leakPlaces = (findings: readonly Finding[]): LeakPlace[] => {
  const byAddress = new Map<string, Finding[]>();
  for (const one of findings)
    byAddress.set(one.address_key, [...(byAddress.get(one.address_key) ?? []), one]);
  return [...byAddress.values()]
    .flatMap((all) => {
      const told = all.filter(isTold);
      const [first] = all;
      const [oldest] = told;
      if (!first || !oldest) return [];
      const kinds = new Map<LeakKind, number>();
      for (const { kind, count } of told) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
      const amount = told.reduce((sum, { count }) => sum + count, 0);
      const rank = [told.some(({ confidence }) => confidence === 'certain') ? 0 : 1, -amount] as const;
      const place: LeakPlace = {
        id: String(first._id),
        source: first.source,
        since: oldest.first_seen.toISOString(),
        kinds: [...kinds].map(([kind, count]) => ({ kind, count })),
      };
      return [{ place, rank }];
    })
    .sort((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1])
    .map(({ place }) => place);
};
