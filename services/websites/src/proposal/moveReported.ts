import { CATEGORY_TYPES, COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Logger } from '@yinyom/service-kit/logger';
import type { SdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { Stores } from '../createStores';
import { isForeign } from '../inheritance/decisionKey';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import type { SiteContent } from '../publish/siteContent';
import { withoutCookies } from '../publish/withoutCookies';

/** A person gave it a category or a duration, or wrote what it is for: then somebody stands behind it. */
const isSomebodys = ({ owned, purpose, suggested_category_id }: CookieRecord): boolean =>
  (owned ?? []).length > 0 || (suggested_category_id === undefined && purpose.en !== UNKNOWN_PURPOSE.en);

const kindOf = ({ type, is_session }: CookieRecord) => {
  if (type === COOKIE_TYPES.http) return 'cookie';
  return is_session ? 'sessionStorage' : 'localStorage';
};

const toReported = (cookie: CookieRecord, categories: readonly Category[]) => {
  const { name, match, provider, expiry, is_session, purpose, suggested_confidence } = cookie;
  const suggested = categories.find(({ id }) => id === cookie.suggested_category_id);
  const isKnown = suggested !== undefined && suggested.type !== CATEGORY_TYPES.unclassified;
  return {
    name,
    match,
    kind: kindOf(cookie),
    provider,
    expiry,
    is_session,
    suggestion: isKnown
      ? {
          category_type: suggested.type,
          confidence: suggested_confidence ?? 0,
          purpose: { th: purpose.th ?? '', en: purpose.en ?? '' },
        }
      : null,
    first_reported_at: cookie.first_seen_at,
    last_reported_at: cookie.last_seen_at,
  } as const;
};

/** Visitors go on with the version that was published, but it holds nothing back any more because of these. */
const stopBlocking = async (
  { publications, versions }: Stores,
  applicationId: string,
  moved: readonly CookieRecord[],
): Promise<void> => {
  const publication = await publications.find(applicationId);
  const version = publication && (await versions.byId(publication.version_id));
  if (!publication || !version) return;
  const payload = JSON.parse(publication.payload) as SdkPayload;
  const without = JSON.stringify(withoutCookies(payload, version.snapshot, moved));
  if (without !== publication.payload) await publications.setPayload(publication, without);
};

/**
 * Earlier releases put what visitors' browsers reported into the cookie list, where it made rules that held hosts back.
 * What no person has decided about since becomes a proposal; hosts of others, which the script never reported, go
 * (decision 056). What is repeated, because a process died or two begin at once, changes nothing more.
 */
export const moveReported = async (stores: Stores, content: SiteContent, logger: Logger): Promise<void> => {
  const { applications, cookies, proposals } = stores;
  const move = async (application: ApplicationRecord): Promise<void> => {
    const id = String(application._id);
    const reported = await cookies.unconfirmed(id);
    const categories = await content.categoriesOf(application);
    const moved = reported.filter((cookie) => !isSomebodys(cookie));
    await cookies.confirm(reported.filter(isSomebodys).map(({ _id }) => _id));
    if (moved.length === 0) return;
    const own = moved.filter(({ domain }) => !isForeign(domain, application.domain_name));
    await proposals.takeIn(
      id,
      own.map((cookie) => toReported(cookie, categories)),
    );
    await stopBlocking(stores, id, moved);
    await applications.touch(id);
    await cookies.removeMany(moved.map(({ _id }) => _id));
    await content.recount(application);
    logger.warn(
      { application_id: id, moved: own.length, removed: moved.length - own.length },
      "names that only visitors' browsers had reported left the cookie list: they wait for the owner's word",
    );
  };
  for (const id of await cookies.applicationsWithUnconfirmed()) {
    const application = await applications.find(id);
    if (application) await move(application);
  }
};
