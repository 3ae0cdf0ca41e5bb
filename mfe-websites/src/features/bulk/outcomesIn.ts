import type { BulkAction, BulkOutcome } from '@yinyom/contracts/bulk/bulkAction';

/** As they are listed: what needs attention last. */
const ORDER: readonly BulkOutcome[] = ['created', 'done', 'unchanged', 'skipped', 'failed', 'waiting'];

/** How many websites came to what, without what none came to. Pure. */
export const outcomesIn = ({ outcomes }: Pick<BulkAction, 'outcomes'>): [BulkOutcome, number][] =>
  ORDER.map((outcome): [BulkOutcome, number] => [outcome, outcomes[outcome] ?? 0]).filter(
    ([, count]) => count > 0,
  );
