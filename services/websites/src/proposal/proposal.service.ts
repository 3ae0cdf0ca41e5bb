import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { AnswerOf, BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { Category } from '@yinyom/contracts/websites/category';
import type { decideProposals, listProposals, Proposal } from '@yinyom/contracts/websites/proposal';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import { systemCategoryId } from '../category/category.store';
import { MOST_COOKIES, type CookieStore } from '../cookie/cookie.store';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import { newlyStored } from '../cookie/newlyStored';
import type { SiteContent } from '../publish/siteContent';
import { decisionKey } from '../inheritance/decisionKey';
import type { InheritedParts } from '../inheritance/inheritedSections';
import { cookieTypeOf, isListed } from './isListed';
import type { ProposalRecord } from './ProposalRecord';
import type { ProposalStore } from './proposal.store';

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  proposals: ProposalStore;
  content: SiteContent;
  inheritedParts: InheritedParts;
}
type Decided = AnswerOf<typeof decideProposals>;

const categoryOf = ({ suggestion }: ProposalRecord, categories: readonly Category[]) =>
  suggestion ? categories.find(({ system, type }) => system && type === suggestion.category_type) : undefined;

const toProposal = (record: ProposalRecord, categories: readonly Category[]): Proposal => {
  const category = categoryOf(record, categories);
  return {
    id: String(record._id),
    name: record.name,
    match: record.match,
    kind: record.kind,
    type: cookieTypeOf(record),
    provider: record.provider,
    purpose: record.suggestion?.purpose ?? null,
    suggested_category: category ? { id: category.id, type: category.type, title: category.title } : null,
    networks: record.networks,
    first_reported_at: record.first_reported_at.toISOString(),
    last_reported_at: record.last_reported_at.toISOString(),
  };
};

/** What owners decide about names that visitors' browsers reported. */
export const createProposalService = (parts: Parts) => {
  const { applications, cookies, proposals, content, inheritedParts } = parts;

  /** What a scan or a person put into the list meanwhile is no proposal any more. */
  const settle = async (application: ApplicationRecord): Promise<void> => {
    const open = await proposals.open(String(application._id));
    if (open.length === 0) return;
    const known = await content.cookiesOf(application);
    await proposals.remove(open.filter((each) => isListed(each, known)).map(({ _id }) => _id));
  };

  /** Adds it without a host, so that no rule can come from it: a scan that meets it says whose it is. */
  const addCookie = async (
    { application }: Site,
    record: ProposalRecord,
    categories: readonly Category[],
    givenCookies: Awaited<ReturnType<InheritedParts['cookiesOf']>>,
  ): Promise<void> => {
    const { name, match, provider, expiry, is_session, suggestion } = record;
    const type = cookieTypeOf(record);
    const decided = givenCookies.get(decisionKey({ name, type }, application.domain_name));
    const given = categories.some(({ id }) => id === decided?.category_id) ? decided : undefined;
    const suggested = categoryOf(record, categories);
    const now = new Date();
    await cookies.insertOrFind({
      application_id: String(application._id),
      category_id:
        given?.category_id ?? systemCategoryId(application.organization_id, CATEGORY_TYPES.unclassified),
      name,
      match,
      provider,
      purpose: given?.purpose ?? suggestion?.purpose ?? UNKNOWN_PURPOSE,
      expiry,
      is_session,
      type,
      source: 'visitor',
      confirmed_at: now,
      ...(suggested && {
        suggested_category_id: suggested.id,
        suggested_confidence: suggestion?.confidence ?? 0,
      }),
      ...newlyStored(now, { first: record.first_reported_at, last: record.last_reported_at }),
    });
  };

  const confirm = async (site: Site, records: readonly ProposalRecord[]): Promise<Decided> => {
    const { application } = site;
    const [categories, known, given] = await Promise.all([
      content.categoriesOf(application),
      content.cookiesOf(application),
      inheritedParts.cookiesOf(application),
    ]);
    let room = MOST_COOKIES - known.length;
    const answer: Decided = { decided: [], failed: [] };
    for (const record of records) {
      const id = String(record._id);
      const isNew = !isListed(record, known);
      if (isNew && room <= 0) {
        answer.failed.push({ id, code: 'too_many_cookies' });
        continue;
      }
      if (isNew) await addCookie(site, record, categories, given);
      if (isNew) room -= 1;
      await proposals.remove([record._id]);
      answer.decided.push(id);
    }
    if (answer.decided.length > 0) {
      await content.recount(application);
      await applications.touch(String(application._id));
    }
    return answer;
  };

  return {
    settle,

    list: async (
      { application }: Site,
      { page, limit }: QueryOf<typeof listProposals>,
    ): Promise<AnswerOf<typeof listProposals>> => {
      await settle(application);
      const [{ records, total }, categories] = await Promise.all([
        proposals.list(String(application._id), page, limit),
        content.categoriesOf(application),
      ]);
      return numberedPage(
        records.map((record) => toProposal(record, categories)),
        { page, limit },
        total,
      );
    },

    /** Repeating it does no harm: what is decided already is not found any more. */
    decide: async (site: Site, { decision, ids }: BodyOf<typeof decideProposals>): Promise<Decided> => {
      const applicationId = String(site.application._id);
      const records = await proposals.shown(applicationId, ids);
      const found = new Set(records.map(({ _id }) => String(_id)));
      const missing = [...new Set(ids)].filter((id) => !found.has(id));
      const failed = missing.map((id) => ({ id, code: 'not_found' as const }));
      if (decision === 'dismiss') {
        await proposals.dismiss(applicationId, [...found], new Date());
        return { decided: [...found], failed };
      }
      const confirmed = await confirm(site, records);
      return { decided: confirmed.decided, failed: [...failed, ...confirmed.failed] };
    },
  };
};
export type ProposalService = ReturnType<typeof createProposalService>;
