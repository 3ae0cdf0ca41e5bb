import { BULK_PUBLISHED_PER_SECOND } from '@yinyom/contracts/bulk/bulkAction';
import { gentlePace } from '@yinyom/service-kit/admission/gentlePace';
import { AppError } from '@yinyom/service-kit/AppError';
import { authorizeOrdered, type IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import { Postponed } from '@yinyom/service-kit/jobs/Postponed';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Site } from '../access/Site';
import { websiteTarget } from '../access/websiteTarget';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { BulkActionRecord, BulkRowRecord, Ended, Later } from './BulkActionRecord';
import type { BulkActionStore } from './bulkAction.store';
import { BULK_RIGHTS } from './bulkRights';
import { AUDITED, type WebsiteActs } from './websiteActs';

interface Plan {
  bulk_id: string;
  /** Websites in their order; empty where the rows are there already. */
  websites: string[];
}
interface Parts {
  applications: ApplicationStore;
  bulkActions: BulkActionStore;
  identity: Pick<IdentityClient, 'authorize' | 'recordAudit'>;
  acts: WebsiteActs;
  /** Carries out a row of an import. */
  importRow(bulk: BulkActionRecord, row: BulkRowRecord): Promise<Ended>;
  logger: Logger;
}

/** Websites whose rows are written at once. */
const STEP = 500;
const TURN_MS = 1_000 / BULK_PUBLISHED_PER_SECOND;
const isLater = (ended: Ended | Later): ended is Later => 'later' in ended;

const chunksOf = (websites: readonly string[]): { from: number; ids: string[] }[] =>
  Array.from({ length: Math.ceil(websites.length / STEP) }, (_, at) => ({
    from: at * STEP,
    ids: websites.slice(at * STEP, (at + 1) * STEP),
  }));

/** Does something to many websites, one after the other. Each turn comes to the same when it runs twice. */
export const createBulkJobs = (parts: Parts) => {
  const { applications, bulkActions, identity, acts, logger } = parts;

  const bulkOf = async ({ bulk_id }: Plan): Promise<BulkActionRecord> => {
    const bulk = await bulkActions.find(bulk_id);
    if (!bulk) throw new AppError(404, 'not_found');
    return bulk;
  };

  const addRows = async (
    { _id, organization_id }: BulkActionRecord,
    { from, ids }: { from: number; ids: string[] },
  ): Promise<void> => {
    const found = new Map(
      (await applications.ofOrganization(organization_id, ids)).map((one) => [String(one._id), one]),
    );
    const rows = ids.map((id, at) => ({
      position: from + at + 1,
      application_id: id,
      domain_name: found.get(id)?.domain_name ?? id,
    }));
    await bulkActions.addRows(String(_id), rows);
  };

  const audit = async (
    bulk: BulkActionRecord,
    application: ApplicationRecord,
    ended: Ended,
  ): Promise<void> => {
    const action = AUDITED[bulk.action];
    if (!action || ended.outcome !== 'done') return;
    const { sessionId, userId, kind, name } = bulk.by;
    await identity
      .recordAudit({
        organization_id: bulk.organization_id,
        actor: { id: kind === 'api_key' ? sessionId : userId, kind, ...(name && { name }) },
        action,
        target: websiteTarget(application),
        result: 'success',
        request_id: String(bulk._id),
        ...(ended.version && {
          changes: [{ field: 'version', before: application.template_version, after: ended.version }],
        }),
      })
      .catch((error: unknown) => logger.error({ err: error }, 'audit not written'));
  };

  /** Opens the website of a row for the person who ordered the work, with the rights of this moment. */
  const open = async (
    { by, organization_id, action }: BulkActionRecord,
    { application_id }: BulkRowRecord,
  ): Promise<Site> => {
    const application = application_id === null ? null : await applications.find(application_id);
    if (application?.organization_id !== organization_id) throw new AppError(404, 'not_found');
    const about = { application: String(application._id), group_path: application.group_path };
    const member = await authorizeOrdered(identity, by, organization_id, BULK_RIGHTS[action], about);
    return { application, member, organizationName: member.organizationName };
  };

  const turn = async (bulk: BulkActionRecord, row: BulkRowRecord): Promise<Ended | Later> => {
    if (bulk.operation.action === 'import') return parts.importRow(bulk, row);
    const site = await open(bulk, row);
    const ended = await acts[bulk.operation.action](site, bulk);
    if (!isLater(ended)) await audit(bulk, site.application, ended);
    return ended;
  };

  /** A website alone cannot stop the others: what it refuses is noted. @throws Postponed where all have to wait */
  const turnOf = async (
    bulk: BulkActionRecord,
    { position }: Pick<BulkRowRecord, 'position'>,
  ): Promise<void> => {
    const bulk_id = String(bulk._id);
    const row = await bulkActions.row(bulk_id, position);
    if (!row || row.done) return;
    const ended = await turn(bulk, row).catch((error: unknown): Ended => {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      if (bulk.action === 'delete' && error.status === 404) return { outcome: 'unchanged', code: null };
      // Something about the website forbids it, as a setting that came from its group.
      return { outcome: error.status === 409 ? 'skipped' : 'failed', code: error.code };
    });
    if (isLater(ended)) {
      const { later, code, forAll } = ended;
      await bulkActions.setRow(row, { not_before: later, code });
      if (forAll) throw new Postponed(later);
      return;
    }
    await bulkActions.setRow(row, { ...ended, done: true });
  };

  const bulk: JobKind<Plan, null> = {
    name: 'bulk_action',
    long: true,
    work: async (run) => {
      const record = await bulkOf(run.plan);
      const { bulk_id, websites } = run.plan;
      await run.each('rows', chunksOf(websites), (chunk) => addRows(record, chunk));
      if (record.begins_at && record.begins_at > new Date()) throw new Postponed(record.begins_at);
      const begun = { state: 'running' as const, continues_at: null };
      await bulkActions.change(bulk_id, ['waiting', 'running'], begun);
      // Rows that had to wait come again in a later try, which reads them anew.
      const pending = await bulkActions.pending(bulk_id, new Date());
      try {
        const pace = gentlePace({ leastMs: record.action === 'publish' ? TURN_MS : 0 });
        await run.each(`turns_${Date.now()}`, pending, (row) => pace(() => turnOf(record, row)));
      } catch (error) {
        if (error instanceof Postponed)
          await bulkActions.change(bulk_id, ['running'], { continues_at: error.until });
        throw error;
      }
      const next = await bulkActions.nextTurn(bulk_id);
      if (next) {
        await bulkActions.change(bulk_id, ['running'], { continues_at: next });
        throw new Postponed(next);
      }
      await run.once('end', async () => {
        await bulkActions.change(bulk_id, ['running', 'paused'], { state: 'done', finished_at: new Date() });
      });
      return null;
    },
    // What was done stays done: only the rest is left out.
    revert: async ({ bulk_id }) => {
      const record = await bulkActions.find(bulk_id);
      await bulkActions.change(bulk_id, ['waiting', 'running', 'paused'], {
        state: record?.cancel_asked ? 'cancelled' : 'failed',
        continues_at: null,
        finished_at: new Date(),
      });
    },
  };

  return { bulk };
};
export type BulkJobs = ReturnType<typeof createBulkJobs>;
