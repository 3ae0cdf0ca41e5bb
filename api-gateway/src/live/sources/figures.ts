import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { LIVE, type LiveData, type LiveDecision } from '@yinyom/contracts/live/liveEvents';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { everybody, type LiveSource, type News } from '../LiveSource';

type Row = LiveData<'figures'>['row'];
interface Day {
  row: Row;
  answered: number;
  /** Position of the newest decision that was told. */
  seq: number;
  /** Those since the look before, and the newest of all. */
  fresh: LiveDecision[];
  newest: LiveDecision[];
}

const figures = ({ row, answered }: Day, before: Row | null): News => {
  // A new day begins with nothing; what the old one still got is in its own row.
  const known = before?.date === row.date ? before : null;
  const grown = (field: 'shown' | 'accepted' | 'declined') =>
    before ? row[field] - (known?.[field] ?? 0) : 0;
  const delta = { shown: grown('shown'), accepted: grown('accepted'), declined: grown('declined') };
  return {
    event: 'figures',
    data: { row, answered, delta } satisfies LiveData<'figures'>,
    mayRead: everybody,
  };
};

const decisions = (list: LiveDecision[]): News[] =>
  list.length === 0 ? [] : [{ event: 'decision', data: { decisions: list }, mayRead: everybody }];

/** Figures of today and the newest decisions. */
export const figuresSource = (
  consents: Pick<InternalHandlers<typeof consentsInternal>, 'lookAtDay'>,
): LiveSource<Day> => ({
  name: 'figures',
  everyMs: LIVE.lookMs,
  look: async (before) => {
    const sites = [...before].map(([application_id, known]) => ({
      application_id,
      seen_seq: known?.seq ?? null,
    }));
    const found = await consents.lookAtDay({ day: bangkokDay(new Date()), sites });
    return new Map(
      found.map(({ application_id, row, answered, seq, decisions: fresh }) => {
        const known = before.get(application_id);
        const newest = [...(known?.newest ?? []), ...fresh].slice(-LIVE.decisions);
        return [application_id, { row, answered, seq: Math.max(known?.seq ?? 0, seq), fresh, newest }];
      }),
    );
  },
  news: (before, now) => {
    if (!before) return [figures(now, null), ...decisions(now.newest)];
    const changed = JSON.stringify(before.row) !== JSON.stringify(now.row);
    return [...(changed ? [figures(now, before.row)] : []), ...decisions(now.fresh)];
  },
});
