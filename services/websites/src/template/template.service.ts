import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { textsSection } from '@yinyom/contracts/groups/sections';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { LintFinding, saveTemplate, Template } from '@yinyom/contracts/websites/template';
import { completeDesign } from '@yinyom/contracts/websites/templateDesign';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';
import { explainFindings } from '@yinyom/notice/lint/explainFindings';
import { lintTemplate } from '@yinyom/notice/lint/lintTemplate';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { withOneAcceptAll } from '@yinyom/notice/texts/acceptAll';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import { checkFontHost, storedFontUrl } from '../font/fontAddress';
import type { FontStore } from '../font/font.store';
import { refuseInherited as refuseSection, refuseOther } from '../inheritance/inheritedSections';
import type { PrivacyFileStore } from '../privacy-file/privacyFile.store';
import { isSame, NOTHING, templateDiff } from '../publish/templateDiff';
import type { VersionRecord } from '../publish/PublicationRecord';
import type { Publisher } from '../publish/publisher';
import type { SiteContent } from '../publish/siteContent';
import type { VersionStore } from '../publish/version.store';
import type { Settling } from '../settling/Settling';
import type { DraftStore } from './draft.store';
import { checkComplete, checkLawful, gapsIn, checkPrivacyFiles, checkUploadedFont } from './templateChecks';
import { draftToTemplate, versionToTemplate } from './toTemplate';
import type { DraftRecord } from './TemplateRecord';

interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  versions: VersionStore;
  privacyFiles: PrivacyFileStore;
  fonts: FontStore;
  content: SiteContent;
  publisher: Publisher;
  settling: Settling;
  ownOrigin: string;
}
type SaveBody = BodyOf<typeof saveTemplate>;

/** A website's own privacy file is no part of what a group gives. */
const withoutFile = (texts: TemplateLanguages[Lang]) =>
  texts && {
    ...texts,
    privacy: { name: texts.privacy.name, url: texts.privacy.file_id ? '' : texts.privacy.url },
  };

/** Reads, saves, publishes and restores the banner of a website. */
export const createTemplateService = (parts: Parts) => {
  const { applications, drafts, versions, privacyFiles, fonts, content, publisher, settling, ownOrigin } =
    parts;

  const draftOf = async ({ application }: Site): Promise<DraftRecord> => {
    const draft = await drafts.find(String(application._id));
    if (!draft) throw notFound();
    return draft;
  };

  const formerDomainsOf = async ({ application }: Site): Promise<string[]> =>
    (await versions.domainNames(String(application._id))).filter((name) => name !== application.domain_name);

  const lintOf = ({ application }: Site, snapshot: Snapshot, formerDomains: readonly string[]) =>
    lintTemplate({
      snapshot,
      ownOrigin,
      formerDomains,
      scanned: application.last_scan !== undefined,
      defaultTexts: defaultTextsIn,
    });

  /** A snapshot with what the check before publishing finds in it. */
  const examine = async (site: Site, snapshot: Snapshot) => {
    const formerDomains = await formerDomainsOf(site);
    return { snapshot, formerDomains, findings: lintOf(site, snapshot, formerDomains) };
  };
  type Examined = Awaited<ReturnType<typeof examine>>;

  /** What is told about a banner besides what it says. */
  const contextOf = (
    { application }: Site,
    { formerDomains, findings }: Examined,
    published: VersionRecord | null,
    reader: Lang,
  ) => ({
    ownOrigin,
    siteKey: application.site_key,
    publishedVersion: published?.version ?? 0,
    formerDomains,
    lint: explainFindings(findings, reader),
  });

  const diffFrom = (published: VersionRecord | null, { snapshot }: Examined) =>
    templateDiff(published?.snapshot ?? null, snapshot);

  /** Whether visitors see the draft. "Yes" is written first and then checked, so that a change in between marks it again. */
  const compareAgain = async (site: Site, draft: DraftRecord): Promise<void> => {
    const applicationId = String(site.application._id);
    await applications.markShown(applicationId);
    const next = await publisher.snapshotOf(site, draft);
    if (!isSame(await publisher.diffOf(applicationId, next))) await applications.touch(applicationId);
  };

  const show = async (site: Site, draft: DraftRecord, reader: Lang): Promise<Template> => {
    const published = await publisher.current(String(site.application._id));
    const examined = await examine(site, await publisher.snapshotOf(site, draft));
    const context = contextOf(site, examined, published, reader);
    return draftToTemplate(draft, published, diffFrom(published, examined), context);
  };

  /** Texts without those that only repeat what the website's categories say anyway. */
  const withoutRepeated = async (site: Site, languages: TemplateLanguages): Promise<TemplateLanguages> => {
    const categories = new Map(
      (await content.categoriesOf(site.application)).map((entry) => [entry.id, entry]),
    );
    const ownOnly = (language: string, given: NonNullable<TemplateLanguages[Lang]>['categories']) =>
      Object.fromEntries(
        Object.entries(given).filter(([id, { title, description }]) => {
          const known = categories.get(id);
          if (!known) return false;
          const same = (own: string, shown: string | undefined) => own === '' || own === shown;
          return !(
            same(title, known.title[language as Lang]) &&
            same(description, known.description[language as Lang])
          );
        }),
      );
    return Object.fromEntries(
      Object.entries(languages).map(([language, texts]) => [
        language,
        { ...texts, categories: ownOnly(language, texts.categories) },
      ]),
    );
  };

  const contentOf = async (site: Site, body: SaveBody, before: TemplateLanguages) => {
    const font = { ...body.design.font, url: storedFontUrl(body.design.font.url, ownOrigin) };
    checkFontHost(font.url, site.application.site_key, hostOf(site.application.domain_name));
    await checkUploadedFont(fonts, site.application, font.url);
    await checkPrivacyFiles(privacyFiles, String(site.application._id), body.languages);
    return {
      design: { ...body.design, font },
      languages: withOneAcceptAll(await withoutRepeated(site, body.languages), before),
    };
  };

  /** @throws AppError 409 section_inherited for what came from a group and would become another one */
  const refuseInherited = (
    site: Site,
    before: DraftRecord,
    next: Pick<DraftRecord, 'design' | 'languages'>,
  ) => {
    refuseOther(site.application, 'design', completeDesign(before.design), completeDesign(next.design));
    for (const language of LANGUAGES)
      refuseOther(
        site.application,
        textsSection(language),
        withoutFile(before.languages[language]),
        withoutFile(next.languages[language]),
      );
  };

  return {
    /** @throws AppError 404 for a version that was never published */
    get: async (site: Site, version: string, reader: Lang): Promise<Template> => {
      if (version === 'draft') return show(site, await draftOf(site), reader);
      const applicationId = String(site.application._id);
      const published = await publisher.current(applicationId);
      const wanted =
        version === 'published' ? published : await publisher.byNumber(applicationId, Number(version));
      if (!wanted) throw notFound();
      const examined = await examine(site, wanted.snapshot);
      return versionToTemplate(wanted, contextOf(site, examined, published, reader));
    },

    /**
     * Saves the draft and publishes it unless told otherwise. Nothing is stored when anything is wrong, and nothing is
     * published when visitors would see no difference: nobody is asked again for nothing.
     * @param revision the one that the caller saw
     * @throws AppError 412 without the present one, 422, 409 reconsent_required
     */
    save: async (
      site: Site,
      body: SaveBody,
      revision: number | undefined,
      reader: Lang,
    ): Promise<Template> => {
      const applicationId = String(site.application._id);
      const draft = await draftOf(site);
      if (revision !== draft.revision) throw new AppError(412, 'version_conflict');
      if (body.publish) checkComplete(site.application.languages, body, reader);
      const next = await contentOf(site, body, draft.languages);
      if (site.application.inherited?.length) {
        const shown = withOneAcceptAll(
          await withoutRepeated(site, withOneAcceptAll(draft.languages)),
          draft.languages,
        );
        refuseInherited(site, { ...draft, languages: shown }, next);
      }
      const snapshot = await publisher.snapshotOf(site, { ...next, logo: draft.logo });
      const examined = await examine(site, snapshot);
      const published = await publisher.current(applicationId);
      const diff = diffFrom(published, examined);
      const mustAsk = !published || diff.requires_reconsent;
      const reconsent = body.reconsent ?? (mustAsk ? 'all' : 'none');
      if (body.publish) {
        checkLawful(examined.findings, reader);
        if (reconsent !== 'all' && diff.requires_reconsent) throw new AppError(409, 'reconsent_required');
      }
      const saved = await settling.websites({ applications: [applicationId] }, async () => {
        const replaced = await drafts.replace(applicationId, draft.revision, {
          ...next,
          updated_by: site.member.userId,
        });
        if (!replaced) throw new AppError(412, 'version_conflict');
        if (body.publish && published && isSame(diff))
          await applications.markPublished(applicationId, published.version);
        else if (body.publish)
          await publisher.publish(site, snapshot, {
            by: site.member.userId,
            reconsent,
            note: body.note,
            compared: { from: published, diff },
          });
        else if (!isSame(diff)) await applications.touch(applicationId);
        else if (site.application.pending_changes) await compareAgain(site, replaced);
        return replaced;
      });
      const isPublished = body.publish && !(published && isSame(diff));
      const shown = isPublished ? await publisher.current(applicationId) : published;
      const context = contextOf(site, examined, shown, reader);
      return draftToTemplate(saved, shown, isPublished ? NOTHING : diff, context);
    },

    /** Everything that speaks against publishing a draft, gaps first. */
    check: async (
      site: Site,
      snapshot: Snapshot,
      draft: Pick<DraftRecord, 'design' | 'languages'>,
      reader: Lang,
    ): Promise<LintFinding[]> => {
      const { findings } = await examine(site, snapshot);
      const gaps = gapsIn(site.application.languages, {
        ...draft,
        design: completeDesign(draft.design),
      }).map(({ field, code, language }) => ({
        field,
        code,
        severity: 'error' as const,
        message: '',
        language,
      }));
      return [...gaps, ...explainFindings(findings, reader)];
    },

    listVersions: (site: Site, page: number, limit: number) =>
      versions.list(String(site.application._id), page, limit),

    /**
     * Copies a published version's texts and design into the draft.
     * @param revision of the draft that the caller saw; undefined replaces any
     * @throws AppError 404, 412 where the draft has another revision
     */
    restore: async (
      site: Site,
      number: number,
      revision: number | undefined,
      reader: Lang,
    ): Promise<Template> => {
      const applicationId = String(site.application._id);
      const version = await publisher.byNumber(applicationId, number);
      if (!version) throw notFound();
      const draft = await draftOf(site);
      if (revision !== undefined && revision !== draft.revision) throw new AppError(412, 'version_conflict');
      refuseInherited(site, draft, {
        design: version.snapshot.design,
        languages: { ...draft.languages, ...version.snapshot.texts },
      });
      if (draft.logo?.sha256 !== version.snapshot.logo?.sha256) refuseSection(site.application, 'design');
      const saved = await settling.websites({ applications: [applicationId] }, async () => {
        const replaced = await drafts.replace(applicationId, draft.revision, {
          design: version.snapshot.design,
          languages: { ...draft.languages, ...version.snapshot.texts },
          logo: version.snapshot.logo,
          updated_by: site.member.userId,
        });
        if (!replaced) throw new AppError(412, 'version_conflict');
        await compareAgain(site, replaced);
        return replaced;
      });
      return show(site, saved, reader);
    },
  };
};
export type TemplateService = ReturnType<typeof createTemplateService>;
