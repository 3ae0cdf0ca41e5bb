import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { applyImport, createImport, SiteImport } from '@yinyom/contracts/websites/imports';
import { AppError, conflict, notFound } from '@yinyom/service-kit/AppError';
import { wholeList } from '@yinyom/service-kit/http/listPages';
import type { Jobs } from '@yinyom/service-kit/jobs/createJobs';
import type { Site } from '../access/Site';
import type { InheritedParts } from '../inheritance/inheritedSections';
import type { SiteContent } from '../publish/siteContent';
import type { FetchSource } from './fetchSource';
import type { ImportJobs } from './importJobs';
import { undoUntil, type ImportRecord, type ImportStore } from './import.store';
import { joined } from './joined';
import type { Present } from './plan';
import type { PlanApply } from './planApply';
import { readSourceOffLoop } from './readSourceOffLoop';
import { toImport, toListedImport } from './toImport';

interface Parts {
  imports: ImportStore;
  content: SiteContent;
  inheritedParts: InheritedParts;
  planApply: PlanApply;
  fetchSource: FetchSource;
  jobs: Jobs;
  kinds: ImportJobs;
}
type ApplyBody = BodyOf<typeof applyImport>;

/** Takes over the set-up of other consent products: shown first, into drafts only, and back again for a day. */
export const createImportsService = (parts: Parts) => {
  const { imports, content, inheritedParts, planApply, fetchSource, jobs, kinds } = parts;

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

  return {
    /** @throws AppError 422 for what is not data, holds nothing, or cannot be fetched */
    create: async (site: Site, { source, text }: BodyOf<typeof createImport>): Promise<SiteImport> => {
      const { application } = site;
      const files =
        text === undefined
          ? await fetchSource(source, application.domain_name)
          : [{ text, language: undefined }];
      const owner = String(application.organization_id);
      const [first, ...others] = await Promise.all(
        files.map((file) => readSourceOffLoop(owner, source, file.text, file.language)),
      );
      if (!first) throw new AppError(422, 'import_empty');
      const record = await imports.insert({
        application_id: String(application._id),
        source,
        site: joined([first, ...others]),
        created_by: site.member.userId,
      });
      return show(site, record);
    },

    get: async (site: Site, id: string): Promise<SiteImport> => show(site, await find(site, id)),

    list: async (site: Site) => {
      const found = await imports.list(String(site.application._id));
      return wholeList(found.map((record) => toListedImport(record, languagesOf(site))));
    },

    /**
     * Goes on where an earlier call was interrupted, as that one was asked.
     * @throws AppError 404, 409 import_done when it was taken over before
     */
    apply: async (site: Site, id: string, body: ApplyBody): Promise<SiteImport> => {
      const record = await find(site, id);
      const plan = async () => {
        if (record.status !== 'preview') throw conflict('import_done');
        return planApply(
          site,
          record,
          body,
          await presentOf(site),
          await inheritedParts.cookiesOf(site.application),
        );
      };
      const applied = await jobs.run(kinds.apply, id, plan, async () => show(site, await find(site, id)));
      if (!applied) throw conflict('import_done');
      return applied.result;
    },

    /**
     * Goes on where an earlier call was interrupted.
     * @throws AppError 404, 409 undo_expired after a day or when it was taken back
     */
    undo: async (site: Site, id: string): Promise<SiteImport & { kept: string[] }> => {
      await find(site, id);
      await jobs.settle(kinds.apply, id);
      const record = await find(site, id);
      const plan = async () => {
        const until = undoUntil(record);
        if (!until || until < new Date() || !record.deeds) throw conflict('undo_expired');
        return {
          import_id: id,
          application_id: record.application_id,
          user_id: site.member.userId,
          deeds: record.deeds,
        };
      };
      const undone = await jobs.run(kinds.undo, id, plan, async ({ kept }) => ({
        ...(await show(site, await find(site, id))),
        kept,
      }));
      if (!undone) throw conflict('undo_expired');
      return undone.result;
    },
  };
};
export type ImportsService = ReturnType<typeof createImportsService>;
