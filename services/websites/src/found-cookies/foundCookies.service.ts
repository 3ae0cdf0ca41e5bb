import type { GroupCookie } from '@yinyom/contracts/groups/sections';
import type { Category } from '@yinyom/contracts/websites/category';
import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { keptEvent, type KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { CookieRecord } from '../cookie/CookieRecord';
import { MOST_COOKIES, type CookieStore } from '../cookie/cookie.store';
import { decisionKey } from '../inheritance/decisionKey';
import type { InheritedParts } from '../inheritance/inheritedSections';
import type { SiteContent } from '../publish/siteContent';
import { classifyFound } from './classifyFound';
import type { DecisionStore } from './decision.store';
import type { FoundCookie, FoundCookieReport } from '@yinyom/contracts/internal/foundCookies';
import { matchFound } from './matchFound';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import { newlyStored } from '../cookie/newlyStored';

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  decisions: DecisionStore;
  content: SiteContent;
  inheritedParts: InheritedParts;
  /** Called when the list may have got what was only proposed. */
  settle(application: ApplicationRecord): Promise<void>;
}

const isUnknown = ({ purpose }: CookieRecord): boolean => purpose.en === UNKNOWN_PURPOSE.en;

/** What visitors are told about a cookie that a new look at it changes. */
const changesOf = (
  record: CookieRecord,
  found: FoundCookie,
  classified: ReturnType<typeof classifyFound>,
  undecided: boolean,
): Partial<CookieRecord> => {
  const declared = record.source === 'manual' || record.owned?.includes('expiry');
  const observed = !declared && record.expiry !== found.expiry;
  const { category_id, ...suggested } = classified;
  return {
    ...(undecided && record.category_id !== category_id && { category_id }),
    ...(observed && { expiry: found.expiry, is_session: found.is_session }),
    // Visitors had told its name only.
    ...(record.source === 'visitor' && { source: 'scan' as const }),
    ...(record.domain === undefined && record.match === found.match && { domain: found.domain }),
    ...(record.provider === '' && found.provider !== '' && { provider: found.provider }),
    ...(found.tags && found.tags.join(' ') !== record.tags?.join(' ') && { tags: found.tags }),
    ...(found.suggestion && isUnknown(record) && { purpose: found.suggestion.purpose }),
    ...(suggested.suggested_category_id !== record.suggested_category_id && suggested),
  };
};

/** What others are told of a cookie that is new: never anything of its value. */
const toldOf = (
  application: ApplicationRecord,
  id: CookieRecord['_id'],
  { name, domain, provider }: FoundCookie,
  category_type: number,
): KeptEvent[] => {
  const owner = { organization_id: application.organization_id, application_id: String(application._id) };
  const about = { cookie_id: String(id), name, domain, provider };
  const discovered = keptEvent('cookie.discovered', about.cookie_id, owner, { ...about, category_type });
  return category_type === CATEGORY_TYPES.unclassified
    ? [discovered, keptEvent('cookie.unclassified', about.cookie_id, owner, about)]
    : [discovered];
};

/** Takes over what scans found on a website. Everything may be told twice. */
export const createFoundCookies = (parts: Parts) => {
  const { applications, cookies, decisions, content, inheritedParts, settle } = parts;

  /** Adds a cookie, or finds the one that somebody who tells the same at this moment has added. */
  const insert = async (
    application: ApplicationRecord,
    found: FoundCookie,
    seenAt: Date,
    classified: ReturnType<typeof classifyFound>,
    categoryType: number,
    given: GroupCookie | undefined,
  ): Promise<CookieRecord> => {
    const { suggestion, ...facts } = found;
    const _id = cookies.newId();
    return cookies.insertOrFind({
      _id,
      untold: toldOf(application, _id, found, categoryType),
      ...facts,
      ...classified,
      application_id: String(application._id),
      purpose: given?.purpose ?? suggestion?.purpose ?? UNKNOWN_PURPOSE,
      source: 'scan',
      ...newlyStored(new Date(), { first: seenAt, last: seenAt }),
    });
  };

  /** @returns the cookies afterwards, item by item, and whether visitors have to be told something new */
  const ingest = async (application: ApplicationRecord, { items, seen_at }: FoundCookieReport) => {
    const { organization_id, domain_name } = application;
    const categories = await content.categoriesOf(application);
    const decided = await decisions.of(
      organization_id,
      items.map((item) => decisionKey(item, domain_name)),
    );
    const known = await content.cookiesOf(application);
    const givenCookies = await inheritedParts.cookiesOf(application);
    const givenFor = (found: FoundCookie): GroupCookie | undefined => {
      const given = givenCookies.get(decisionKey(found, domain_name));
      return categories.some(({ id }) => id === given?.category_id) ? given : undefined;
    };
    const seenAt = new Date(seen_at);
    let news = false;
    const records: (CookieRecord | null)[] = [];
    for (const found of items) {
      const given = givenFor(found);
      const classified = {
        ...classifyFound(found, {
          categories,
          domainName: domain_name,
          decided: decided.get(decisionKey(found, domain_name)),
        }),
        ...(given && { category_id: given.category_id }),
      };
      const record = matchFound(found, known);
      if (!record && known.length >= MOST_COOKIES) {
        records.push(null);
        continue;
      }
      if (!record) {
        const type = categories.find(({ id }) => id === classified.category_id)?.type;
        const inserted = await insert(
          application,
          found,
          seenAt,
          classified,
          type ?? CATEGORY_TYPES.unclassified,
          given,
        );
        known.push(inserted);
        records.push(inserted);
        news = true;
        continue;
      }
      const undecided = isUndecided(record, categories);
      const changes = {
        ...changesOf(record, found, classified, undecided || given !== undefined),
        ...(given?.purpose &&
          canonicalJson(given.purpose) !== canonicalJson(record.purpose) && { purpose: given.purpose }),
      };
      const { http_only, secure, same_site } = found;
      await cookies.sawAgain(String(record._id), { http_only, secure, same_site }, changes, seenAt);
      news ||= Object.keys(changes).length > 0 || record.stale;
      Object.assign(record, changes, { stale: false });
      records.push(record);
    }
    return { records, categories, news };
  };

  return {
    /** @returns the category type of each item */
    record: async (report: FoundCookieReport): Promise<number[]> => {
      const application = await applications.find(report.application_id);
      if (!application) return report.items.map(() => CATEGORY_TYPES.unclassified);
      const { records, categories, news } = await ingest(application, report);
      const gone = report.complete
        ? await cookies.markStale(
            report.application_id,
            new Date(report.seen_at),
            report.held_back ? unclassifiedIds(categories) : [],
          )
        : 0;
      await content.recount(application);
      if (news) await settle(application);
      if (news || gone > 0) await applications.touch(report.application_id);
      const typeOf = new Map(categories.map(({ id, type }) => [id, type]));
      return records.map((record) => typeOf.get(record?.category_id ?? '') ?? CATEGORY_TYPES.unclassified);
    },
  };
};
export type FoundCookies = ReturnType<typeof createFoundCookies>;

const unclassifiedIds = (categories: readonly Category[]): string[] =>
  categories.filter(({ type }) => type === CATEGORY_TYPES.unclassified).map(({ id }) => id);

/** Nobody has decided about the cookie on this website: it is unclassified, and not because its owner wants it so. */
const isUndecided = (record: CookieRecord, categories: readonly Category[]): boolean => {
  if (record.source === 'manual' || record.owned?.includes('category_id')) return false;
  const category = categories.find(({ id }) => id === record.category_id);
  return !category || category.type === CATEGORY_TYPES.unclassified;
};
