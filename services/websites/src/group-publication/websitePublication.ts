import type { Lang } from '@yinyom/contracts/constants';
import { INHERITABLE_SETTINGS } from '@yinyom/contracts/groups/sections';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { CategoryStore } from '../category/category.store';
import { effectiveCategories } from '../category/effectiveCategory';
import type { CookieStore } from '../cookie/cookie.store';
import type { WebsiteStates } from '../group/websiteStates';
import type { WebsiteWriter } from '../group/websiteWriter';
import { effectiveDraft, type EffectiveDraft } from '../inheritance/effectiveDraft';
import { changedSections } from '../inheritance/sectionContent';
import type { GivenVersion } from '../inheritance/WebsiteContent';
import type { Publisher } from '../publish/publisher';
import { isSame, templateDiff } from '../publish/templateDiff';
import type { TemplateService } from '../template/template.service';
import type { PlannedFinding } from './GroupPublicationRecord';

interface Parts {
  states: WebsiteStates;
  writer: WebsiteWriter;
  categories: CategoryStore;
  cookies: CookieStore;
  publisher: Publisher;
  templates: Pick<TemplateService, 'check'>;
}

/** The versions above a website with one that is being published in the place of its group's. Pure. */
export const withGiven = (
  path: readonly string[],
  versions: readonly GivenVersion[],
  given: GivenVersion,
): GivenVersion[] =>
  [...path]
    .reverse()
    .flatMap((id) =>
      id === given.group_id ? [given] : (versions.find(({ group_id }) => group_id === id) ?? []),
    );

/** What publishing a group would come to on a website. Writes nothing. */
export const createWebsitePublication = (parts: Parts) => {
  const { states, writer, categories, cookies, publisher, templates } = parts;

  /** The website's version as it would be published with what it gets. */
  const snapshotOf = async (site: Site, { content }: EffectiveDraft) => {
    const { application } = site;
    const [catalogue, listed] = await Promise.all([
      categories.catalogue(application.organization_id),
      cookies.all(String(application._id)),
    ]);
    const overrides = new Map(
      content.categories.map((override) => [
        override.category_id,
        { ...override, application_id: String(application._id) },
      ]),
    );
    const given = new Map(content.cookies.map((cookie) => [cookie.id, cookie]));
    const changed: ApplicationRecord = {
      ...application,
      ...content.settings,
      own_block_rules: content.block_rules.own,
      unblocked_hosts: content.block_rules.unblocked_hosts,
    };
    return publisher.snapshotOf(
      { ...site, application: changed },
      { design: content.design, languages: content.texts, logo: content.logo },
      {
        categories: effectiveCategories(catalogue, overrides),
        cookies: listed.map((cookie) => {
          const { category_id, purpose } = given.get(String(cookie._id)) ?? cookie;
          return { ...cookie, category_id, purpose };
        }),
      },
    );
  };

  return {
    /** @param given what the group that is published gives */
    preview: async (site: Site, given: GivenVersion, reader: Lang) => {
      const { application } = site;
      const path = application.group_path ?? [];
      const [state, versions, published] = await Promise.all([
        states.read(site),
        states.versionsAbove(application.organization_id, path),
        publisher.current(String(application._id)),
      ]);
      const effective = writer.planned(site, effectiveDraft(state, withGiven(path, versions, given)));
      const sections = changedSections(state.content, effective.content);
      const snapshot = await snapshotOf(site, effective);
      const diff = templateDiff(published?.snapshot ?? null, snapshot);
      const found = await templates.check(
        site,
        snapshot,
        { design: effective.content.design, languages: effective.content.texts },
        reader,
      );
      const findings: PlannedFinding[] = found.map(({ code, severity, field }) => ({
        code,
        severity,
        ...(field !== undefined && { field }),
      }));
      return {
        state,
        effective,
        published,
        sections,
        settings: INHERITABLE_SETTINGS.filter(
          (name) =>
            canonicalJson(state.content.settings[name]) !== canonicalJson(effective.content.settings[name]),
        ),
        findings,
        isLawful: findings.every(({ severity }) => severity !== 'error'),
        /** Visitors would see no difference. */
        isSame: published !== null && isSame(diff),
        /** Visitors decided about an earlier version, and are asked about this one. */
        asksAgain: published !== null && diff.requires_reconsent,
      };
    },
  };
};
export type WebsitePublication = ReturnType<typeof createWebsitePublication>;
export type Preview = Awaited<ReturnType<WebsitePublication['preview']>>;
