import {
  BULK_UNDO_SECONDS,
  type BulkAction,
  type BulkFilter,
  type BulkOutcome,
  type startBulkAction,
} from '@yinyom/contracts/bulk/bulkAction';
import type { Lang } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { forbidden, notFound, rejected } from '@yinyom/service-kit/AppError';
import { needsScope, type Member } from '@yinyom/service-kit/auth/authorizer';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { Jobs } from '@yinyom/service-kit/jobs/createJobs';
import type { ApplicationService } from '../application/application.service';
import type { ApplicationStore } from '../application/application.store';
import { standingOf } from '../application/installationOf';
import type { GroupStore } from '../inheritance/group.store';
import type { PortfolioStore } from '../portfolio/portfolio.store';
import type { BulkActionRecord, BulkRowRecord, OrderedBy } from './BulkActionRecord';
import type { BulkActionStore, NewRow, RowFilter } from './bulkAction.store';
import type { BulkJobs } from './bulkJobs';
import { BULK_RIGHTS } from './bulkRights';
import { expectedBy } from './expectedBy';
import { rowMessage, toBulkAction, toBulkRow } from './toBulkAction';

interface Parts {
  applications: ApplicationStore;
  sites: Pick<ApplicationService, 'show'>;
  groups: Pick<GroupStore, 'find'>;
  portfolio: Pick<PortfolioStore, 'ids'>;
  bulkActions: BulkActionStore;
  jobs: Jobs;
  kinds: BulkJobs;
}
type Order = Omit<BodyOf<typeof startBulkAction>, 'organization_id'>;

const CSV_ROWS = 500;

/** Does things to many websites, and tells how they go. */
export const createBulkActionService = (parts: Parts) => {
  const { applications, sites, groups, portfolio, bulkActions, jobs, kinds } = parts;

  const show = async (record: BulkActionRecord): Promise<BulkAction> =>
    toBulkAction(record, await bulkActions.tally(String(record._id)));

  const idsWithin = async ({ organizationId, limits }: Member): Promise<string[] | null> =>
    limits
      ? (await applications.ofOrganization(organizationId, undefined, limits)).map(({ _id }) => String(_id))
      : null;

  /** Websites that are meant, cut to those that the member may see. */
  const selected = async (
    member: Member,
    { application_ids, filter }: Pick<Order, 'application_ids' | 'filter'>,
  ): Promise<string[]> => {
    if (filter) return filtered(member, filter, application_ids);
    const found = await applications.ofOrganization(member.organizationId, application_ids, member.limits);
    return found.map(({ _id }) => String(_id));
  };
  const filtered = async (
    member: Member,
    filter: BulkFilter,
    named: readonly string[] | undefined,
  ): Promise<string[]> => {
    const within = await idsWithin(member);
    const among = named ? named.filter((id) => within?.includes(id) ?? true) : within;
    return portfolio.ids({
      organization_id: member.organizationId,
      application_ids: among && [...among],
      filter,
      sort: 'domain_name',
      order: 'asc',
    });
  };

  /** @throws AppError 403 for somebody who could not do it to one website, 404 for a group of another organization */
  const checkOrder = async ({ operation }: Pick<Order, 'operation'>, member: Member): Promise<void> => {
    const { least, scope } = BULK_RIGHTS[operation.action];
    if (member.role < least) throw forbidden();
    needsScope(member, scope);
    if (operation.action !== 'move' || operation.group_id === null) return;
    const group = await groups.find(operation.group_id);
    if (group?.organization_id !== member.organizationId) throw notFound();
  };

  const scansUntil = async ({ organizationId }: Member, ids: readonly string[], now: Date) => {
    const found = await applications.ofOrganization(organizationId, ids);
    const websites = found.map((one) => ({
      domain_name: one.domain_name,
      isVerified: standingOf(one) === 'verified',
    }));
    return expectedBy(websites, now);
  };

  /**
   * Opens one for a member of its organization. People and keys of some websites see only what they ordered themselves.
   * @throws AppError 404
   */
  const openFor = (record: BulkActionRecord | null, member: Member): BulkActionRecord => {
    if (!record || (member.limits && record.by.userId !== member.userId)) throw notFound();
    return record;
  };

  /** Earlier results are cut to what somebody may see now. */
  const rowFilter = async (member: Member, outcome?: BulkOutcome): Promise<RowFilter> => ({
    outcome,
    applications: (await idsWithin(member)) ?? undefined,
  });

  const begin = async (
    record: Omit<
      BulkActionRecord,
      '_id' | 'expires_at' | 'state' | 'cancel_asked' | 'created_at' | 'finished_at'
    >,
    websites: string[],
    rows: readonly NewRow[] = [],
  ): Promise<BulkAction> => {
    const inserted = await bulkActions.insert({
      ...record,
      state: record.begins_at ? 'waiting' : 'running',
      cancel_asked: false,
      created_at: new Date(),
      finished_at: null,
    });
    const bulk_id = String(inserted._id);
    if (rows.length > 0) await bulkActions.addRows(bulk_id, rows);
    await jobs.begin(kinds.bulk, bulk_id, { bulk_id, websites });
    return show(inserted);
  };

  const csvOf = async (member: Member, rows: readonly BulkRowRecord[], lang: Lang): Promise<string> => {
    const ids = rows.flatMap(({ application_id }) => application_id ?? []);
    const found = await applications.ofOrganization(member.organizationId, ids);
    const known = new Map(found.map((one) => [String(one._id), one]));
    const lines = await Promise.all(
      rows.map(async (row) => {
        const application = known.get(row.application_id ?? '');
        const snippet = application ? (await sites.show(application, member)).script : undefined;
        return csvLine([
          row.position,
          row.domain_name,
          row.outcome,
          rowMessage(row.code, lang),
          row.version,
          application?.site_key,
          snippet,
        ]);
      }),
    );
    return lines.join('');
  };

  return {
    begin,
    openFor,

    /** @throws AppError 403, 404 where no website is meant, 422 confirmation_mismatch */
    start: async (member: Member, order: Order, by: OrderedBy): Promise<BulkAction> => {
      const websites = await selected(member, order);
      if (websites.length === 0) throw notFound();
      await checkOrder(order, member);
      const isDeletion = order.operation.action === 'delete';
      if (isDeletion && order.confirm_count !== websites.length) throw rejected('confirmation_mismatch');
      const now = new Date();
      return begin(
        {
          organization_id: member.organizationId,
          action: order.operation.action,
          operation: order.operation,
          by,
          total: websites.length,
          begins_at: isDeletion || order.undo ? new Date(now.getTime() + BULK_UNDO_SECONDS * 1_000) : null,
          continues_at: null,
          expected_by: order.operation.action === 'scan' ? await scansUntil(member, websites, now) : null,
        },
        websites,
      );
    },

    find: (id: string): Promise<BulkActionRecord | null> => bulkActions.find(id),

    show,

    list: async ({ organizationId }: Member, page: number, limit: number) => {
      const { records, total } = await bulkActions.list(organizationId, page, limit);
      const entities = await Promise.all(records.map(show));
      return numberedPage(entities, { page, limit }, total);
    },

    rows: async (
      record: BulkActionRecord,
      member: Member,
      { outcome, page, limit }: { outcome?: BulkOutcome | undefined; page: number; limit: number },
      lang: Lang,
    ) => {
      const filter = await rowFilter(member, outcome);
      const { records, total } = await bulkActions.rows(String(record._id), filter, page, limit);
      const entities = records.map((row) => toBulkRow(row, lang));
      return numberedPage(entities, { page, limit }, total);
    },

    /** Every row as a file, with the site keys and snippets of websites that are there. */
    csv: async (record: BulkActionRecord, member: Member, lang: Lang): Promise<string> => {
      const filter = await rowFilter(member);
      let text = csvLine(['row', 'domain', 'outcome', 'reason', 'version', 'site_key', 'snippet']);
      for (let page = 1, more = true; more; page += 1) {
        const { records, total } = await bulkActions.rows(String(record._id), filter, page, CSV_ROWS);
        text += await csvOf(member, records, lang);
        more = page * CSV_ROWS < total;
      }
      return BYTE_ORDER_MARK + text;
    },

    /** One that is over stays as it is. */
    steer: async (record: BulkActionRecord, act: 'pause' | 'resume' | 'cancel'): Promise<BulkAction> => {
      const id = String(record._id);
      if (act === 'pause' && (await bulkActions.change(id, ['running'], { state: 'paused' })))
        await jobs.pause(kinds.bulk, id);
      if (act === 'resume' && (await bulkActions.change(id, ['paused'], { state: 'running' })))
        await jobs.resume(kinds.bulk, id);
      const open = ['waiting', 'running', 'paused'] as const;
      if (act === 'cancel' && (await bulkActions.change(id, open, { cancel_asked: true })))
        await jobs.cancel(kinds.bulk, id);
      return show((await bulkActions.find(id)) ?? record);
    },
  };
};
export type BulkActionService = ReturnType<typeof createBulkActionService>;
