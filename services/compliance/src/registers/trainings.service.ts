import type { BodyOf } from '@yinyom/contracts/endpoint';
import { MAX_TRAININGS, type addTraining, type TrainingRow } from '@yinyom/contracts/papers/trainings';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import type { SavedBy } from '../processing-record/savedBy';
import type { Seals } from '../register/seals';
import type { SignedScans } from '../signed-scans/createSignedScans';
import { listOf } from './scanOwners';
import type { TrainingRecord, TrainingStore } from './training.store';

/** A row with its signed lists. @param attendees in the clear */
const toRow = (
  { _id, replaces = undefined, ...record }: TrainingRecord,
  attendees: string,
  replaced_by: string | null,
  lists: TrainingRow['lists'] = [],
): TrainingRow => ({
  id: String(_id),
  organization_id: record.organization_id,
  kind: record.kind,
  subject: record.subject,
  held_on: record.held_on,
  attendees,
  attendee_count: record.attendee_count,
  next_due_on: record.next_due_on,
  replaces: replaces ?? null,
  replaced_by,
  lists,
  entered_at: record.entered_at.toISOString(),
  entered_by: record.entered_by,
});

interface Deps {
  trainings: TrainingStore;
  scans: Pick<SignedScans, 'list'>;
  seals: Pick<Seals, 'seal' | 'open' | 'current'>;
  now(): Date;
}

/** Trainings and reviews: rows are added, and corrected by rows that replace them. */
export const createTrainings = ({ trainings, scans, seals, now }: Deps) => {
  /** Every row, the latest day first, with the row that corrects it; without lists. */
  const all = async (organizationId: string): Promise<TrainingRow[]> => {
    const found = await trainings.all(organizationId);
    const replacedBy = new Map(
      found.flatMap(({ _id, replaces }) => (replaces ? [[replaces, String(_id)] as const] : [])),
    );
    return found.map((record) =>
      toRow(record, seals.open(record, record.attendees), replacedBy.get(String(record._id)) ?? null),
    );
  };
  return {
    all,

    list: async (organizationId: string, { page, limit }: { page: number; limit: number }) => {
      const rows = await all(organizationId);
      const skip = (page - 1) * limit;
      const shown = rows.slice(skip, skip + limit);
      const lists = await Promise.all(shown.map(({ id }) => scans.list(listOf(organizationId, id))));
      const entities = shown.map((row, index) => ({ ...row, lists: lists[index] ?? [] }));
      return {
        entities,
        page,
        limit,
        total: rows.length,
        has_more: skip + entities.length < rows.length,
        next_cursor: null,
      };
    },

    /** @throws AppError 404 */
    find: async (organizationId: string, id: string): Promise<TrainingRow> => {
      const found = (await all(organizationId)).find((row) => row.id === id);
      if (!found) throw notFound();
      return found;
    },

    /** @throws AppError 409 paper_full, 412 version_conflict for a row that was corrected before, 422 */
    add: async (
      organization_id: string,
      { replaces, ...row }: BodyOf<typeof addTraining>,
      entered_by: SavedBy,
    ): Promise<TrainingRow> => {
      // A register says what took place: what is planned is the next day of a row.
      if (row.held_on > bangkokDay(now())) throw invalidField('held_on', 'future_day');
      if (row.next_due_on !== null && row.next_due_on <= row.held_on)
        throw invalidField('next_due_on', 'date_range_invalid');
      const rows = await all(organization_id);
      if (rows.length >= MAX_TRAININGS) throw conflict('paper_full');
      const corrected = rows.find(({ id }) => id === replaces);
      if (replaces !== null && !corrected) throw invalidField('replaces', 'not_found');
      if (corrected?.replaced_by) throw versionConflict();
      const owner = { _id: trainings.newId(), organization_id };
      const draft: TrainingRecord = {
        ...row,
        ...owner,
        attendees: seals.seal(owner, row.attendees),
        sealed_with: seals.current,
        entered_at: now(),
        entered_by,
      };
      const record = await trainings.insert(replaces === null ? draft : { ...draft, replaces });
      return toRow(record, row.attendees, null);
    },
  };
};
export type Trainings = ReturnType<typeof createTrainings>;
