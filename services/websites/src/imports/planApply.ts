import { CATEGORY_TYPES, LANGUAGES } from '@yinyom/contracts/constants';
import { textsSection, type GroupCookie } from '@yinyom/contracts/groups/sections';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { applyImport } from '@yinyom/contracts/websites/imports';
import { completeDesign } from '@yinyom/contracts/websites/templateDesign';
import { isWebAddress } from '@yinyom/contracts/websites/address';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import { systemCategoryId, type CategoryStore } from '../category/category.store';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { CookieStore } from '../cookie/cookie.store';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import { newlyStored } from '../cookie/newlyStored';
import { reachOf } from '../access/decisionReach';
import { decisionKey } from '../inheritance/decisionKey';
import { refuseOther, sectionInherited } from '../inheritance/inheritedSections';
import type { DraftStore } from '../template/draft.store';
import type { ImportRecord } from './import.store';
import type { ImportedSite, Texts } from './ImportedSite';
import type { ApplyPlan, NewCookie } from './ImportPlan';
import { addsPurpose, planRows, sameTitled, writtenPurpose, type PlannedRow, type Present } from './plan';
import { withTexts } from './withTexts';

type ApplyBody = BodyOf<typeof applyImport>;

interface Parts {
  cookies: Pick<CookieStore, 'newId'>;
  categories: Pick<CategoryStore, 'newId'>;
  drafts: Pick<DraftStore, 'find'>;
}

/**
 * Words for a cookie. In the two languages that each must have, a missing one is said to be missing: text of another language
 * would look written, and the check before publishing would not ask for it.
 */
const purposeOf = (purpose: Texts): CookieRecord['purpose'] =>
  Object.keys(purpose).length === 0
    ? UNKNOWN_PURPOSE
    : { ...purpose, th: purpose.th ?? UNKNOWN_PURPOSE.th, en: purpose.en ?? UNKNOWN_PURPOSE.en };

/** Decides what applying an import will write. Writes nothing. */
export const createPlanApply = ({ cookies, categories, drafts }: Parts) => {
  /** Ours for each of theirs, as the person decided. @throws AppError 404 for a category that the website does not have */
  const chosenCategories = (
    unclassified: string,
    { site: read }: ImportRecord,
    chosen: ApplyBody['categories'],
    present: Present,
  ) => {
    for (const id of Object.values(chosen))
      if (id !== 'new' && !present.categories.some((category) => category.id === id)) throw notFound();
    const ids = new Map<string, string>();
    const made: ApplyPlan['categories'] = [];
    for (const { id, title, description } of read.categories) {
      const wanted = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
      if (wanted !== 'new') {
        ids.set(id, wanted ?? unclassified);
        continue;
      }
      const name = { ...title, th: title.th ?? title.en ?? id, en: title.en ?? title.th ?? id };
      const known =
        sameTitled(present.categories, [id, ...Object.values(title)])?.id ??
        made.find((other) => other.title.th === name.th || other.title.en === name.en)?.id;
      const own = known ?? String(categories.newId());
      if (!known) made.push({ id: own, title: name, description });
      ids.set(id, own);
    }
    return { ids, made };
  };

  const newCookie = (site: Site, row: PlannedRow, category_id: string, words: boolean): NewCookie => {
    const { imported, ours, domain } = row;
    return {
      id: String(cookies.newId()),
      application_id: String(site.application._id),
      category_id,
      name: ours?.name ?? imported.name,
      match: ours?.match ?? 'exact',
      provider: imported.provider,
      ...(domain !== undefined && { domain }),
      purpose: words ? purposeOf(imported.purpose) : UNKNOWN_PURPOSE,
      expiry: ours?.expiry ?? null,
      is_session: ours?.expiry === 0,
      type: imported.type,
      source: 'import',
      ...newlyStored(new Date()),
    };
  };

  /** The draft as it is and as it becomes; null where there is none. */
  const nextDraft = async (site: Site, read: ImportedSite, ids: ReadonlyMap<string, string>) => {
    const draft = await drafts.find(String(site.application._id));
    if (!draft) return null;
    const lawful = Object.fromEntries(
      Object.entries(read.texts).map(([language, { privacy_url = '', ...texts }]) => [
        language,
        { ...texts, ...(isWebAddress(privacy_url) && { privacy_url }) },
      ]),
    );
    const { banner } = read;
    const design = banner ? { ...banner.design, font: banner.font ?? draft.design.font } : draft.design;
    return { draft, design, languages: withTexts(draft.languages, { ...read, texts: lawful }, ids) };
  };

  /** @throws AppError 409 section_inherited for texts and a design that came from a group */
  const refuseInheritedDraft = (
    { application }: Site,
    { draft, design, languages }: NonNullable<Awaited<ReturnType<typeof nextDraft>>>,
  ): void => {
    refuseOther(application, 'design', completeDesign(draft.design), completeDesign(design));
    for (const language of LANGUAGES)
      refuseOther(application, textsSection(language), draft.languages[language], languages[language]);
  };

  /**
   * @param given what a group decided about cookies of the website
   * @throws AppError 404 for a category that the website does not have; 403 for a new one where not every website is seen;
   *   409 section_inherited
   */
  return async (
    site: Site,
    record: ImportRecord,
    body: ApplyBody,
    present: Present,
    given: ReadonlyMap<string, GroupCookie>,
  ): Promise<ApplyPlan> => {
    const givenFor = (cookie: Pick<CookieRecord, 'name' | 'type' | 'domain'>): GroupCookie | undefined =>
      given.get(decisionKey(cookie, site.application.domain_name));
    const { organization_id } = site.application;
    const unclassified = systemCategoryId(organization_id, CATEGORY_TYPES.unclassified);
    const { ids, made } = chosenCategories(unclassified, record, body.categories, present);
    // A category belongs to every website of the organization.
    if (made.length > 0 && site.member.applications) throw new AppError(403, 'categories_of_organization');
    const rows = planRows(record.site, present).filter(
      ({ row, outcome }) =>
        (outcome === 'new' || outcome === 'changed') && (body.rows?.includes(row) ?? true),
    );
    const created = rows
      .filter(({ known }) => !known)
      .map((row) =>
        newCookie(site, row, ids.get(row.imported.category) ?? unclassified, body.with_descriptions),
      )
      .map((cookie) => {
        const decided = givenFor(cookie);
        return decided
          ? { ...cookie, category_id: decided.category_id, purpose: decided.purpose ?? cookie.purpose }
          : cookie;
      });
    const changes = rows.flatMap(({ known, imported }) => {
      if (!known) return [];
      const category_id = known.category_id === unclassified ? ids.get(imported.category) : undefined;
      const purpose =
        body.with_descriptions && addsPurpose(known, imported)
          ? purposeOf({ ...imported.purpose, ...writtenPurpose(known) })
          : undefined;
      const next = { ...(category_id && { category_id }), ...(purpose && { purpose }) };
      if (Object.keys(next).length > 0 && givenFor(known)) throw sectionInherited(['cookies']);
      return Object.keys(next).length > 0 ? [{ known, next }] : [];
    });
    const text = body.with_texts ? await nextDraft(site, record.site, ids) : null;
    if (text) refuseInheritedDraft(site, text);
    return {
      import_id: String(record._id),
      application_id: String(site.application._id),
      organization_id,
      user_id: site.member.userId,
      reach: reachOf(site.member),
      categories: made,
      created,
      changed: changes.map(({ known, next }) => {
        const { _id, revision, name, type, domain, owned } = known;
        const about = { name, type, ...(domain !== undefined && { domain }), ...(owned && { owned }) };
        return { id: String(_id), revision, about, next };
      }),
      draft: text && { revision: text.draft.revision, design: text.design, languages: text.languages },
      deeds: {
        created: created.map(({ id, name }) => ({ id, name })),
        changed: changes.map(({ known }) => ({
          id: String(known._id),
          revision: known.revision + 1,
          before: { category_id: known.category_id, purpose: known.purpose },
        })),
        categories: made.map(({ id }) => id),
        draft: text && {
          revision: text.draft.revision + 1,
          languages: text.draft.languages,
          design: text.draft.design,
        },
      },
    };
  };
};
export type PlanApply = ReturnType<typeof createPlanApply>;
