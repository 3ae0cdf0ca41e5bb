import { CATEGORY_TYPES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { applyImport, createImport, SiteImport } from '@yinyom/contracts/websites/imports';
import { isWebAddress } from '@yinyom/contracts/websites/address';
import { AppError, conflict, notFound } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import type { CategoryService } from '../category/category.service';
import { systemCategoryId } from '../category/category.store';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { CookieStore } from '../cookie/cookie.store';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';
import type { Decisions } from '../found-cookies/decisions';
import type { SiteContent } from '../publish/siteContent';
import type { DraftStore } from '../template/draft.store';
import type { FetchSource } from './fetchSource';
import { undoUntil, type ImportDeeds, type ImportRecord, type ImportStore } from './import.store';
import type { ImportedSite } from './ImportedSite';
import { joined } from './joined';
import { isUnwritten, planRows, sameTitled, type PlannedRow, type Present } from './plan';
import { readSource } from './readSource';
import { toImport, toListedImport } from './toImport';
import { withTexts } from './withTexts';

interface Parts {
  applications: ApplicationStore;
  cookies: CookieStore;
  drafts: DraftStore;
  imports: ImportStore;
  content: SiteContent;
  decisions: Decisions;
  categories: Pick<CategoryService, 'create' | 'remove'>;
  findCategory(id: string): Promise<Parameters<CategoryService['remove']>[0] | null>;
  fetchSource: FetchSource;
}
type ApplyBody = BodyOf<typeof applyImport>;

/** Words for a cookie in the two languages that each must have. */
const purposeOf = ({ purpose }: PlannedRow['imported']): CookieRecord['purpose'] => {
  const any = purpose.th ?? purpose.en ?? Object.values(purpose)[0];
  return any === undefined ? UNKNOWN_PURPOSE : { ...purpose, th: purpose.th ?? any, en: purpose.en ?? any };
};

/** Takes over the set-up of other consent products: shown first, into drafts only, and back again for a day. */
export const createImportsService = (parts: Parts) => {
  const { applications, cookies, drafts, imports, content, decisions, categories, fetchSource } = parts;

  const presentOf = async ({ application }: Site): Promise<Present> => {
    const [known, listed] = await Promise.all([
      content.categoriesOf(application),
      content.cookiesOf(application),
    ]);
    return { domainName: application.domain_name, categories: known, cookies: listed };
  };

  const languagesOf = ({ application }: Site): readonly Lang[] =>
    LANGUAGES.filter((language) => application.languages.includes(language));

  const show = async (site: Site, record: ImportRecord): Promise<SiteImport> =>
    toImport(record, await presentOf(site), languagesOf(site));

  /** @throws AppError 404 */
  const find = async ({ application }: Site, id: string): Promise<ImportRecord> => {
    const record = await imports.find(id, String(application._id));
    if (!record) throw notFound();
    return record;
  };

  const finish = async ({ application }: Site): Promise<void> => {
    await content.recount(application);
    await applications.touch(String(application._id));
  };

  /** Ours for each of theirs, as the person decided. @throws AppError 404 for a category that the website does not have */
  const chosenCategories = async (
    site: Site,
    { site: read }: ImportRecord,
    chosen: ApplyBody['categories'],
    present: Present,
  ) => {
    for (const id of Object.values(chosen))
      if (id !== 'new' && !present.categories.some((category) => category.id === id)) throw notFound();
    const ids = new Map<string, string>();
    const made: string[] = [];
    for (const { id, title, description } of read.categories) {
      const wanted = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
      if (wanted !== 'new') {
        ids.set(
          id,
          wanted ?? systemCategoryId(site.application.organization_id, CATEGORY_TYPES.unclassified),
        );
        continue;
      }
      const known = sameTitled(present.categories, [id, ...Object.values(title)]);
      if (known) {
        ids.set(id, known.id);
        continue;
      }
      const name = { ...title, th: title.th ?? title.en ?? id, en: title.en ?? title.th ?? id };
      const record = await categories.create({ title: name, description, gcm: [] }, site.member);
      ids.set(id, String(record._id));
      made.push(String(record._id));
    }
    return { ids, made };
  };

  const newCookie = (
    site: Site,
    row: PlannedRow,
    id: CookieRecord['_id'],
    category_id: string,
    words: boolean,
  ) => {
    const { imported, ours, domain } = row;
    const now = new Date();
    return cookies.insertOrFind({
      _id: id,
      application_id: String(site.application._id),
      category_id,
      name: ours?.name ?? imported.name,
      match: ours?.match ?? 'exact',
      provider: imported.provider,
      ...(domain !== undefined && { domain }),
      purpose: words ? purposeOf(imported) : UNKNOWN_PURPOSE,
      expiry: ours?.expiry ?? null,
      is_session: ours?.expiry === 0,
      type: imported.type,
      source: 'library',
      stale: false,
      first_seen_at: now,
      last_seen_at: now,
      revision: 1,
      created_at: now,
      updated_at: now,
    });
  };

  /** The draft's languages with their texts; null where nothing is to be written. */
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

  return {
    /** @throws AppError 422 for what is not data, holds nothing, or cannot be fetched */
    create: async (site: Site, { source, text }: BodyOf<typeof createImport>): Promise<SiteImport> => {
      const files =
        text === undefined
          ? await fetchSource(source, site.application.domain_name)
          : [{ text, language: undefined }];
      const [first, ...others] = files.map((file) => readSource(source, file.text, file.language));
      if (!first) throw new AppError(422, 'import_empty');
      const record = await imports.insert({
        application_id: String(site.application._id),
        source,
        site: joined([first, ...others]),
        created_by: site.member.userId,
      });
      return show(site, record);
    },

    get: async (site: Site, id: string): Promise<SiteImport> => show(site, await find(site, id)),

    list: async (site: Site) => {
      const found = await imports.list(String(site.application._id));
      const entities = found.map((record) => toListedImport(record, languagesOf(site)));
      return { entities, limit: entities.length, total: entities.length, has_more: false, next_cursor: null };
    },

    /** @throws AppError 404, 409 import_done when it was taken over before */
    apply: async (site: Site, id: string, body: ApplyBody): Promise<SiteImport> => {
      const record = await find(site, id);
      if (record.status !== 'preview') throw conflict('import_done');
      const present = await presentOf(site);
      const { ids, made } = await chosenCategories(site, record, body.categories, present);
      const unclassified = systemCategoryId(site.application.organization_id, CATEGORY_TYPES.unclassified);
      const rows = planRows(record.site, present).filter(
        ({ row, outcome }) =>
          (outcome === 'new' || outcome === 'changed') && (body.rows?.includes(row) ?? true),
      );
      const news = rows.filter(({ known }) => !known).map((row) => ({ row, id: cookies.newId() }));
      const changes = rows.flatMap(({ known, imported }) => {
        if (!known) return [];
        const category_id = known.category_id === unclassified ? ids.get(imported.category) : undefined;
        const purpose = body.with_descriptions && isUnwritten(known) ? purposeOf(imported) : undefined;
        const next = { ...(category_id && { category_id }), ...(purpose && { purpose }) };
        return Object.keys(next).length > 0 ? [{ known, next }] : [];
      });
      const text = body.with_texts ? await nextDraft(site, record.site, ids) : null;
      const deeds: ImportDeeds = {
        created: news.map(({ row, id: made_id }) => ({ id: String(made_id), name: row.ours?.name ?? '' })),
        changed: changes.map(({ known }) => ({
          id: String(known._id),
          revision: known.revision + 1,
          before: { category_id: known.category_id, purpose: known.purpose },
        })),
        categories: made,
        draft: text && {
          revision: text.draft.revision + 1,
          languages: text.draft.languages,
          design: text.draft.design,
        },
      };
      // Noted before the first of them is written: who dies in between leaves something that can be taken back.
      const begun = await imports.begin(record._id, deeds);
      if (!begun) throw conflict('import_done');
      for (const { row, id: made_id } of news) {
        const category_id = ids.get(row.imported.category) ?? unclassified;
        const cookie = await newCookie(site, row, made_id, category_id, body.with_descriptions);
        if (category_id !== unclassified) await decisions.take(site.application, cookie, category_id);
      }
      for (const { known, next } of changes) {
        const owned = next.category_id
          ? await decisions.take(site.application, known, next.category_id)
          : known.owned;
        await cookies.update(String(known._id), { ...next, ...(owned && { owned }) }, known.revision);
      }
      if (text)
        await drafts.replace(String(site.application._id), text.draft.revision, {
          design: text.design,
          languages: text.languages,
          updated_by: site.member.userId,
        });
      await finish(site);
      return show(site, begun);
    },

    /** @throws AppError 404, 409 undo_expired after a day or when it was taken back */
    undo: async (site: Site, id: string): Promise<SiteImport & { kept: string[] }> => {
      const record = await find(site, id);
      const until = undoUntil(record);
      const { deeds } = record;
      if (!until || until < new Date() || !deeds || !(await imports.takeBack(record._id)))
        throw conflict('undo_expired');
      const kept: string[] = [];
      const listed = new Map(
        (await content.cookiesOf(site.application)).map((one) => [String(one._id), one]),
      );
      for (const { id: cookieId, name } of deeds.created) {
        const cookie = listed.get(cookieId);
        if (cookie?.revision === 1) await cookies.remove(cookieId);
        else if (cookie) kept.push(name);
      }
      for (const { id: cookieId, revision, before } of deeds.changed) {
        const cookie = listed.get(cookieId);
        if (cookie && !(cookie.revision === revision && (await cookies.update(cookieId, before, revision))))
          kept.push(cookie.name);
      }
      for (const categoryId of deeds.categories) {
        const category = await parts.findCategory(categoryId);
        if (category && (await cookies.applicationsWith(categoryId)).length === 0)
          await categories.remove(category);
      }
      if (deeds.draft) {
        const applicationId = String(site.application._id);
        const draft = await drafts.find(applicationId);
        if (draft?.revision === deeds.draft.revision)
          await drafts.replace(applicationId, draft.revision, {
            design: deeds.draft.design,
            languages: deeds.draft.languages,
            updated_by: site.member.userId,
          });
      }
      await finish(site);
      return { ...(await show(site, { ...record, status: 'undone' })), kept };
    },
  };
};
export type ImportsService = ReturnType<typeof createImportsService>;
