import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import { isId } from '@yinyom/contracts/fields';
import { NOTICE_CHANGED_DAYS } from '@yinyom/contracts/notify/alertRules';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import { standingOf } from '../application/installationOf';
import { systemCategoryId } from '../category/category.store';
import type { GroupStore } from '../inheritance/group.store';
import type { CookieStore } from '../cookie/cookie.store';
import type { LinkedNoticeStore } from '../privacy-look/linkedNotice.store';
import type { LookStore } from '../privacy-look/look.store';
import type { UnagreedNames } from '../proposal/unagreedNames';
import { settingsOf } from '../settings/settingsOf';

type Calls = Pick<
  InternalHandlers<typeof websitesInternal>,
  'listWatchedSites' | 'getWatchFacts' | 'listPurged' | 'watchReported'
>;

interface Parts {
  applications: Pick<ApplicationStore, 'shown' | 'find' | 'notPurged'>;
  groups: Pick<GroupStore, 'among'>;
  cookies: Pick<CookieStore, 'ofCategorySince'>;
  privacyLooks: Pick<LookStore, 'ofApplications'>;
  linkedNotices: Pick<LinkedNoticeStore, 'changedSince'>;
  unagreedNames: Pick<UnagreedNames, 'list'>;
}

const MOST_NAMES = 10;
const NOTHING = { unclassified: { amount: 0, names: [] }, privacy_look: null };

/** Keys of the tags of the groups that a website is in. */
const keysOf = (
  { group_path = [] }: Pick<ApplicationRecord, 'group_path'>,
  keys: ReadonlyMap<string, string | undefined>,
) => {
  const group_keys = group_path.flatMap((id) => keys.get(id) ?? []);
  return group_keys.length > 0 ? { group_keys } : {};
};

/** What whoever watches websites asks about them. */
export const createWatchedCalls = ({
  applications,
  groups,
  cookies,
  privacyLooks,
  linkedNotices,
  unagreedNames,
}: Parts): Calls => ({
  listWatchedSites: async ({ after, limit }) => {
    const shown = await applications.shown(after, limit);
    const above = await groups.among([...new Set(shown.flatMap(({ group_path = [] }) => group_path))]);
    const keys = new Map(above.map(({ _id, group_key }) => [String(_id), group_key]));
    return shown.map((application) => ({
      application_id: String(application._id),
      organization_id: application.organization_id,
      domain_name: application.domain_name,
      site_key: application.site_key,
      installed: application.seen_at !== null || standingOf(application) === 'verified',
      consent_expiry_days: settingsOf(application).consent_expiry_days,
      default_language: application.default_language,
      ...(application.sample && { sample: true as const }),
      ...keysOf(application, keys),
    }));
  },

  listPurged: async ({ application_ids }) => {
    const there = new Set(await applications.notPurged(application_ids.filter(isId)));
    return application_ids.filter((id) => !there.has(id));
  },

  watchReported: async ({ application_id }) => {
    const application = isId(application_id) ? await applications.find(application_id) : null;
    if (!application) return [];
    return (await unagreedNames.list(application_id)).map(({ name, match, suggestion, unagreed_at }) => ({
      name: match === 'prefix' ? `${name}*` : name,
      host: hostOf(application.domain_name),
      category_type: suggestion?.category_type ?? 0,
      known_since: (unagreed_at ?? new Date()).toISOString(),
    }));
  },

  getWatchFacts: async ({ application_id, unclassified_before }) => {
    const application = isId(application_id) ? await applications.find(application_id) : null;
    if (!application) return NOTHING;
    const category = systemCategoryId(application.organization_id, CATEGORY_TYPES.unclassified);
    const changed = new Date(Date.now() - NOTICE_CHANGED_DAYS * DAY_MS);
    const [names, [look], notices] = await Promise.all([
      cookies.ofCategorySince(application_id, category, new Date(unclassified_before)),
      privacyLooks.ofApplications([application_id]),
      linkedNotices.changedSince(application_id, changed),
    ]);
    return {
      unclassified: { amount: names.length, names: names.slice(0, MOST_NAMES) },
      privacy_look: look?.at ? { at: look.at.toISOString(), status: look.status ?? null } : null,
      notice_changes: notices.map(({ _id, url, seen_at }) => ({
        id: String(_id),
        url,
        at: seen_at.toISOString(),
      })),
    };
  },
});
