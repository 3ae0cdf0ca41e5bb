import {
  PLANNED_AT_ONCE,
  type GroupPublication,
  type publishGroup,
  type PublicationOutcome,
  type PublicationRow,
} from '@yinyom/contracts/groups/groupPublication';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { Jobs } from '@yinyom/service-kit/jobs/createJobs';
import type { WebsitePlaceStore } from '../group/websitePlace.store';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupRecord } from '../inheritance/GroupRecord';
import type { PolicyDraftStore } from '../policy/policyDraft.store';
import type { DraftStore } from '../template/draft.store';
import type { GroupPublicationRecord, PublicationRowRecord } from './GroupPublicationRecord';
import type { GroupPublicationStore } from './groupPublication.store';
import { sha256Of } from './planHash';
import type { PublicationJobs } from './publicationJobs';

interface Parts {
  groups: GroupStore;
  places: WebsitePlaceStore;
  drafts: DraftStore;
  policyDrafts: PolicyDraftStore;
  groupPublications: GroupPublicationStore;
  jobs: Jobs;
  kinds: PublicationJobs;
}
type By = GroupPublicationRecord['by'];

const CSV_ROWS = 500;

const toRow = (row: PublicationRowRecord): PublicationRow => ({
  application_id: row.application_id,
  domain_name: row.domain_name,
  group_path: row.group_path,
  outcome: row.outcome,
  sections: row.sections,
  settings: row.settings,
  policy: row.policy,
  findings: row.findings,
  own_changes: row.own_changes,
  asks_again: row.asks_again,
  decided: row.decided,
  version: row.version,
});

/** Plans publications of groups, carries them out and tells how they go. */
export const createGroupPublicationService = (parts: Parts) => {
  const { groups, places, drafts, policyDrafts, groupPublications, jobs, kinds } = parts;

  /** Everything that a plan depends on, in one text: whatever of it changes makes another one. */
  const inputsOf = async (group: GroupRecord) => {
    const [above, websites] = await Promise.all([groups.among(group.path), places.below(String(group._id))]);
    const ids = websites.map(({ _id }) => String(_id));
    const [revisions, policies] = await Promise.all([drafts.revisionsOf(ids), policyDrafts.revisionsOf(ids)]);
    const inputs = sha256Of({
      groups: above
        .map(({ _id, revision, version }) => [String(_id), revision, version])
        .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
      websites: websites.map(({ _id, revision, updated_at, pending_changes, group_path = [] }) => {
        const id = String(_id);
        const draft = revisions.get(id);
        return [
          id,
          revision,
          updated_at.toISOString(),
          pending_changes,
          group_path,
          draft?.revision ?? 0,
          draft?.updated_at.toISOString() ?? '',
          policies.get(id) ?? 0,
        ];
      }),
    });
    return { inputs, ids };
  };

  const show = async (record: GroupPublicationRecord): Promise<GroupPublication> => {
    const { outcomes, asks_again, done } = await groupPublications.tally(String(record._id));
    return {
      id: String(record._id),
      group_id: record.group_id,
      state: record.state,
      ...(record.plan_hash && { plan_hash: record.plan_hash }),
      version: record.given.version,
      include_unpublished: record.include_unpublished,
      ...(record.note && { note: record.note }),
      outcomes,
      asks_again,
      progress: { done, total: record.total },
      by: { id: record.by.user_id },
      created_at: record.created_at.toISOString(),
      started_at: record.started_at?.toISOString() ?? null,
      finished_at: record.finished_at?.toISOString() ?? null,
    };
  };

  /** @throws AppError 404 */
  const find = async (group: GroupRecord, id: string): Promise<GroupPublicationRecord> => {
    const record = await groupPublications.find(id);
    if (record?.group_id !== String(group._id)) throw notFound();
    return record;
  };

  return {
    /** Whether a publication of the group, or of one above or below it, writes into websites. */
    isPublishing: async ({
      _id,
      path,
      organization_id,
    }: Pick<GroupRecord, '_id' | 'path' | 'organization_id'>) =>
      (await groupPublications.underWay({ organization_id, group_id: String(_id), group_path: path })) > 0,

    show,

    plan: async (
      group: GroupRecord,
      { include_unpublished, note }: BodyOf<typeof publishGroup>,
      { organizationName }: Member,
      by: By,
    ): Promise<GroupPublication> => {
      const { inputs, ids } = await inputsOf(group);
      const record = await groupPublications.insert({
        organization_id: group.organization_id,
        organization_name: organizationName,
        group_id: String(group._id),
        group_name: group.name,
        group_path: group.path,
        state: 'planning',
        given: {
          group_id: String(group._id),
          version: group.version + 1,
          sections: group.sections,
          logo: group.logo,
        },
        draft_revision: group.revision,
        inputs,
        include_unpublished,
        ...(note && { note }),
        by,
        cancel_asked: false,
        total: ids.length,
        created_at: new Date(),
        started_at: null,
        finished_at: null,
      });
      const id = String(record._id);
      const plan = { publication_id: id, websites: ids };
      if (ids.length > PLANNED_AT_ONCE) await jobs.begin(kinds.plan, id, plan);
      else await jobs.run(kinds.plan, id, async () => plan);
      return show(await find(group, id));
    },

    /**
     * Carries out a plan that was shown.
     * @throws AppError 409 plan_stale, publication_running; 422 without the plan's hash
     */
    confirm: async (
      group: GroupRecord,
      { plan_hash }: BodyOf<typeof publishGroup>,
      by: By,
    ): Promise<GroupPublication> => {
      if (plan_hash === undefined) throw invalidField('plan_hash', 'required');
      const planned = await groupPublications.planned(String(group._id), plan_hash);
      const { inputs, ids } = await inputsOf(group);
      if (planned?.inputs !== inputs || group.version + 1 !== planned.given.version)
        throw conflict('plan_stale');
      const id = String(planned._id);
      const begun = await groupPublications.change(id, ['planned'], {
        state: 'running',
        started_at: new Date(),
        by,
      });
      if (!begun) throw conflict('plan_stale');
      // Written before others are looked for: of two at once, at most one goes on.
      if ((await groupPublications.underWay(begun, begun._id)) > 0) {
        await groupPublications.change(id, ['running'], { state: 'planned', started_at: null });
        throw conflict('publication_running');
      }
      await jobs.begin(kinds.apply, id, { publication_id: id, websites: ids });
      return show(await find(group, id));
    },

    get: async (group: GroupRecord, id: string): Promise<GroupPublication> => show(await find(group, id)),

    list: async (group: GroupRecord, page: number, limit: number) => {
      const { records, total } = await groupPublications.list(String(group._id), page, limit);
      const entities = await Promise.all(records.map(show));
      return numberedPage(entities, { page, limit }, total);
    },

    rows: async (
      group: GroupRecord,
      id: string,
      outcome: PublicationOutcome | undefined,
      page: number,
      limit: number,
    ) => {
      await find(group, id);
      const { records, total } = await groupPublications.rows(id, outcome, page, limit);
      const entities = records.map(toRow);
      return numberedPage(entities, { page, limit }, total);
    },

    /** Every row as a file. */
    csv: async (group: GroupRecord, id: string): Promise<string> => {
      await find(group, id);
      const lines = [
        csvLine(['domain', 'outcome', 'version', 'sections', 'settings', 'asks_again', 'findings']),
      ];
      for (let page = 1, more = true; more; page += 1) {
        const { records, total } = await groupPublications.rows(id, undefined, page, CSV_ROWS);
        for (const row of records)
          lines.push(
            csvLine([
              row.domain_name,
              row.outcome,
              row.version,
              row.sections.join(' '),
              row.settings.join(' '),
              row.asks_again,
              row.findings.map(({ code }) => code).join(' '),
            ]),
          );
        more = page * CSV_ROWS < total;
      }
      return BYTE_ORDER_MARK + lines.join('');
    },

    /** One that is over stays as it is. */
    steer: async (
      group: GroupRecord,
      id: string,
      act: 'pause' | 'resume' | 'cancel',
    ): Promise<GroupPublication> => {
      const { state } = await find(group, id);
      if (act === 'pause' && (await groupPublications.change(id, ['running'], { state: 'paused' })))
        await jobs.pause(kinds.apply, id);
      if (act === 'resume' && (await groupPublications.change(id, ['paused'], { state: 'running' })))
        await jobs.resume(kinds.apply, id);
      if (act === 'cancel' && state === 'planned')
        await groupPublications.change(id, ['planned'], { state: 'cancelled', finished_at: new Date() });
      if (
        act === 'cancel' &&
        (await groupPublications.change(id, ['running', 'paused'], { cancel_asked: true }))
      )
        await jobs.cancel(kinds.apply, id);
      return show(await find(group, id));
    },
  };
};
export type GroupPublicationService = ReturnType<typeof createGroupPublicationService>;
