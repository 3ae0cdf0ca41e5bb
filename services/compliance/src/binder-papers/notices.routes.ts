import { ROLES } from '@yinyom/contracts/constants';
import { listNotices, type SiteNotices } from '@yinyom/contracts/papers/notices';
import { forbidden } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ComplianceDeps } from '../createComplianceService';
import type { NoticeCalls } from './noticesSource';

interface Deps {
  websites: NoticeCalls & Pick<ComplianceDeps['websites'], 'listApplicationIds'>;
  now(): Date;
}

/** Websites that are read at the same time. */
const AT_ONCE = 5;
/** Before any website was there. */
const BEGIN = '1970-01-01T00:00:00.000Z';

/** Paper 2 as people read it: what the websites that they see showed. */
export const bindNoticeRoutes = (bind: RouteBinder, { websites, now }: Deps): void => {
  /** People limited to websites get those; all others get the websites of the controller. */
  const idsFor = ({ organizationId: organization_id, limits }: Member): Promise<string[]> =>
    websites.listApplicationIds(
      limits
        ? {
            organization_id,
            limits: limits.map(({ applications, groups }) => ({
              applications: [...applications],
              groups: [...groups],
            })),
          }
        : { organization_id, controller: null },
    );

  const read = async (organization_id: string, application_id: string): Promise<SiteNotices[]> => {
    const period = { from: BEGIN, until: now().toISOString() };
    const [owner, { versions }, notices] = await Promise.all([
      websites.getApplicationOwner({ application_id }),
      websites.listVersions({ application_id }),
      websites.paperNotices({ organization_id, application_id, ...period, hashes_only: true }),
    ]);
    // Deleted since it was listed.
    if (!owner) return [];
    return [
      {
        application_id,
        domain_name: owner.domain_name,
        banner_versions: versions.map(({ version, published_at, notice_sha256 }) => ({
          version,
          published_at,
          notice_sha256,
        })),
        policy_versions: notices.policies.map(({ version, published_at, sha256 }) => ({
          version,
          published_at,
          policy_sha256: sha256,
        })),
        notice_files: notices.files,
        linked_notices: notices.linked.map(({ id, url, sha256, seen_at, last_seen_at }) => ({
          id,
          url,
          sha256,
          seen_at,
          last_seen_at,
        })),
        unread_links: notices.unread,
      },
    ];
  };

  bind(listNotices, async ({ member, params, query: { page, limit } }) => {
    const caller = await member(params.id, 'each');
    // A reviewer is below a Viewer, and is invited to the websites that they review.
    if (caller.role === ROLES.viewer && !caller.flags?.includes('dpo')) throw forbidden();
    const ids = await idsFor(caller);
    const skip = (page - 1) * limit;
    const shown = ids.slice(skip, skip + limit);
    const entities: SiteNotices[] = [];
    for (let at = 0; at < shown.length; at += AT_ONCE) {
      const some = shown.slice(at, at + AT_ONCE).map((id) => read(caller.organizationId, id));
      entities.push(...(await Promise.all(some)).flat());
    }
    const has_more = skip + shown.length < ids.length;
    return { entities, page, limit, total: ids.length, has_more, next_cursor: null };
  });
};
