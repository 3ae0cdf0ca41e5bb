import type { GroupPublication, PublicationState } from '@yinyom/contracts/groups/groupPublication';

/** Whether a plan or a publication still changes by itself. */
export const isUnderway = (state: PublicationState | undefined): boolean =>
  state === 'planning' || state === 'running';

/** Whether a publication was confirmed and is not over. */
export const isGoingOn = (state: PublicationState | undefined): boolean =>
  state === 'running' || state === 'paused';

/** Outcomes in the order in which a result tells them, with how many websites had each. Pure. */
export const outcomesOf = ({ outcomes }: Pick<GroupPublication, 'outcomes'>): [string, number][] =>
  ORDER.flatMap((outcome) => {
    const count = outcomes[outcome] ?? 0;
    return count > 0 ? [[outcome, count] as [string, number]] : [];
  });

const ORDER = [
  'published',
  'planned',
  'unchanged',
  'failed',
  'skipped_findings',
  'skipped_unpublished',
  'skipped_disabled',
  'skipped_changed',
  'skipped_moved',
  'skipped_deleted',
] as const;
