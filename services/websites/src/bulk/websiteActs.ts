import type { BulkActionName } from '@yinyom/contracts/bulk/bulkOperation';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { updateApplication } from '@yinyom/contracts/websites/application';
import type { Site } from '../access/Site';
import type { ApplicationService } from '../application/application.service';
import type { InheritanceService } from '../group/inheritance.service';
import type { CategorizeCookies } from './categorizeCookies';
import type { BulkActionRecord, Ended, Later } from './BulkActionRecord';
import type { PublishDraft } from './publishDraft';

/** What the scanner service is asked for. */
export type ScanOrders = Pick<InternalHandlers<typeof scannerInternal>, 'orderScan'>;

interface Parts {
  sites: Pick<ApplicationService, 'update' | 'disable' | 'remove'>;
  inheritances: Pick<InheritanceService, 'move'>;
  publishDraft: PublishDraft;
  categorizeCookies: CategorizeCookies;
  /** Absent where this process does not know the scanner service. */
  scans?: ScanOrders | undefined;
}
type Act = (site: Site, bulk: BulkActionRecord) => Promise<Ended | Later>;

const DONE: Ended = { outcome: 'done', code: null };
const UNCHANGED: Ended = { outcome: 'unchanged', code: null };
/** The queue is full for everybody of the organization; other refusals are about one website. */
const FOR_ALL: readonly string[] = ['too_many_tasks', 'scan_queue_full'];

/** How the audit log names an action on one website; those that are absent write their entries themselves, or change nothing. */
export const AUDITED: Partial<Record<BulkActionName, AuditAction>> = {
  move: 'application.moved',
  publish: 'template.publish',
  enable: 'application.enable',
  disable: 'application.disable',
  set: 'application.update',
  categorize: 'cookie.reassign',
  delete: 'application.delete',
  scan: 'scan.start',
};

/** What each action does to one website. Each comes to the same when it runs twice. */
export const createWebsiteActs = (parts: Parts): Record<Exclude<BulkActionName, 'import'>, Act> => {
  const { sites, inheritances, publishDraft, categorizeCookies, scans } = parts;

  const change = async (site: Site, body: BodyOf<typeof updateApplication>): Promise<Ended> => {
    const before = site.application;
    const isSame = Object.entries(body).every(
      ([name, value]) => JSON.stringify(before[name as keyof typeof before]) === JSON.stringify(value),
    );
    if (isSame) return UNCHANGED;
    await sites.update(site, body, undefined);
    return DONE;
  };

  return {
    move: async (site, { operation }) => {
      const wanted = operation.action === 'move' ? operation.group_id : null;
      if ((site.application.group_id ?? null) === wanted) return UNCHANGED;
      await inheritances.move(site, wanted, undefined);
      return DONE;
    },
    publish: (site, { created_at }) => publishDraft(site, created_at),
    scan: async ({ application, member }) => {
      if (!scans) return { outcome: 'failed', code: 'unavailable' };
      if (!application.enabled) return { outcome: 'skipped', code: 'site_disabled' };
      const { code, retry_after_seconds } = await scans.orderScan({
        application_id: String(application._id),
        user_id: member.userId,
      });
      if (code === null) return DONE;
      if (code === 'scan_in_progress') return UNCHANGED;
      if (retry_after_seconds === null) return { outcome: 'failed', code };
      const later = new Date(Date.now() + retry_after_seconds * 1_000);
      return { later, code, forAll: FOR_ALL.includes(code) };
    },
    enable: (site) => change(site, { enabled: true }),
    disable: async (site) => {
      if (!site.application.enabled) return UNCHANGED;
      await sites.disable(site);
      return DONE;
    },
    set: (site, { operation }) =>
      operation.action === 'set' ? change(site, operation.setting) : Promise.resolve(UNCHANGED),
    categorize: (site, { operation }) =>
      operation.action === 'categorize' ? categorizeCookies(site, operation) : Promise.resolve(UNCHANGED),
    // The file of the result has them.
    snippets: () => Promise.resolve(DONE),
    delete: async (site) => {
      await sites.remove(site, site.application.domain_name);
      return DONE;
    },
  };
};
export type WebsiteActs = ReturnType<typeof createWebsiteActs>;
