import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { BodyOf, QueryOf } from '@yinyom/contracts/endpoint';
import { MOST_APPLICATIONS } from '@yinyom/contracts/websites/application';
import type {
  Application,
  createApplication,
  listApplications,
  updateApplication,
} from '@yinyom/contracts/websites/application';
import {
  DEFAULT_SETTINGS,
  VERSION_SETTINGS,
  type ApplicationSettings,
} from '@yinyom/contracts/websites/applicationSettings';
import { AppError, conflict, invalidField, rejected } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { Site } from '../access/Site';
import { refuseOther, type InheritedParts } from '../inheritance/inheritedSections';
import type { Publisher } from '../publish/publisher';
import { settingsOf } from '../settings/settingsOf';
import type { Settling } from '../settling/Settling';
import type { DraftStore } from '../template/draft.store';
import { defaultDesign } from '@yinyom/notice/default-design/defaultDesign';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import { defaultLanguages } from '../template/defaultLanguages';
import type { ApplicationRecord } from './ApplicationRecord';
import { STARTED_ANEW, type ApplicationStore } from './application.store';
import { newSiteKey } from './newSiteKey';
import { toApplication, type Snippets } from './toApplication';

interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  publisher: Publisher;
  settling: Settling;
  inheritedParts: InheritedParts;
  /** What an owner pastes. */
  snippets(
    website: Pick<ApplicationRecord, 'site_key' | 'organization_id'>,
    settings: Pick<ApplicationSettings, 'consent_signals' | 'data_layer'>,
  ): Promise<Snippets>;
}

const inOrder = (languages: Iterable<Lang>): Lang[] => {
  const wanted = new Set(languages);
  return LANGUAGES.filter((language) => wanted.has(language));
};

/** Registers, lists, changes and removes websites. */
export const createApplicationService = (parts: Parts) => {
  const { applications, drafts, publisher, snippets, settling, inheritedParts } = parts;
  /** @throws AppError 409 section_inherited for a setting that came from a group and would become another one */
  const checkGroup = async (
    application: ApplicationRecord,
    changes: Partial<ApplicationSettings>,
  ): Promise<void> => {
    const before = settingsOf(application);
    for (const name of (await inheritedParts.settingsOf(application)) as (keyof ApplicationSettings)[])
      if (changes[name] !== undefined) refuseOther(application, 'settings', before[name], changes[name]);
  };

  const show = async (record: ApplicationRecord, member: Member): Promise<Application> =>
    toApplication(record, member, await snippets(record, settingsOf(record)));

  return {
    show,

    /**
     * Registers a website with a draft of its banner in the default texts. Visitors get nothing before its owner
     * publishes (decision D-49).
     * @param siteKey only for the demo, whose key is documented
     * @param made only for what is made up for the demo
     * @throws AppError 409 duplicate_domain, 422 language_in_use, 403 plan_limit
     */
    create: async (
      body: Omit<BodyOf<typeof createApplication>, 'organization_id' | 'group_id'>,
      member: Member,
      siteKey: string = newSiteKey(),
      made: Partial<Pick<ApplicationRecord, 'sample' | 'created_at'>> = {},
    ): Promise<ApplicationRecord> => {
      const languages = inOrder(body.languages ?? [body.default_language, 'th', 'en']);
      if (!languages.includes(body.default_language))
        throw invalidField('default_language', 'language_in_use');
      if ((await applications.count(member.organizationId)) >= MOST_APPLICATIONS)
        throw new AppError(403, 'plan_limit');
      const now = new Date();
      const application = await applications.insert({
        organization_id: member.organizationId,
        site_key: siteKey,
        ...DEFAULT_SETTINGS,
        ...(body.name && { name: body.name }),
        domain_name: body.domain_name,
        default_language: body.default_language,
        languages,
        verification: 'unverified',
        seen_at: null,
        cookie_count: 0,
        unclassified_count: 0,
        template_version: 0,
        pending_changes: false,
        revision: 1,
        created_by: member.userId,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        purged_at: null,
        ...made,
      });
      await drafts.insert({
        application_id: String(application._id),
        revision: 1,
        design: defaultDesign(body.default_language),
        languages: defaultLanguages(languages),
        logo: null,
        updated_at: now,
        updated_by: member.userId,
      });
      return application;
    },

    list: async (query: QueryOf<typeof listApplications>, member: Member) => {
      const { q, status, group_id, sort, order, page, limit } = query;
      const { records, total } = await applications.list(
        {
          organizationId: member.organizationId,
          ...(q !== undefined && { q }),
          ...(status !== 'all' && { enabled: status === 'active' }),
          ...(group_id !== undefined && { groupId: group_id }),
          ...(member.limits && { limits: member.limits }),
        },
        { sort, order, page, limit },
      );
      const entities = await Promise.all(records.map((record) => show(record, member)));
      return numberedPage(entities, { page, limit }, total);
    },

    /**
     * Changes a website; nothing given enables it (specification §7).
     * @throws AppError 409 language_in_use, duplicate_domain or section_inherited, 412
     */
    update: async (
      site: Site,
      body: BodyOf<typeof updateApplication>,
      revision: number | undefined,
    ): Promise<ApplicationRecord> => {
      const { application } = site;
      const changes = Object.keys(body).length === 0 ? { enabled: true } : { ...body };
      await checkGroup(application, changes);
      if (changes.languages) changes.languages = inOrder(changes.languages);
      const languages = changes.languages ?? application.languages;
      if (!languages.includes(changes.default_language ?? application.default_language))
        throw conflict('language_in_use');
      const moved = changes.domain_name !== undefined && changes.domain_name !== application.domain_name;
      return settling.websites({ applications: [String(application._id)] }, async () => {
        const updated = await applications.update(
          application,
          { ...changes, ...(moved && STARTED_ANEW) },
          revision,
        );
        if (!updated) throw new AppError(412, 'version_conflict');
        const added = languages.filter((language) => !application.languages.includes(language));
        await drafts.addLanguages(String(application._id), defaultLanguages(added));
        await publisher.applySettings(updated);
        // Before the first publication there is nothing that could differ.
        if (application.template_version === 0) return updated;
        const differs = [...VERSION_SETTINGS, 'privacy_url' as const, 'dpo_email' as const].some(
          (field) => String(updated[field]) !== String(application[field]),
        );
        if (!differs) return updated;
        await applications.touch(String(application._id));
        return { ...updated, pending_changes: true };
      });
    },

    disable: ({ application }: Site): Promise<void> =>
      settling.websites({ applications: [String(application._id)] }, async () => {
        const updated = await applications.update(application, { enabled: false });
        if (updated) await publisher.applySettings(updated);
      }),

    /**
     * Deletes a website for good: visitors get nothing any more, lists forget it at once (decision D-31).
     * @throws AppError 422 confirmation_mismatch
     */
    remove: async ({ application }: Site, confirm: string | undefined): Promise<void> => {
      if (confirm !== application.domain_name) throw rejected('confirmation_mismatch');
      await settling.websiteEnd({ application_id: String(application._id) }, async () => {
        await publisher.withdraw(application);
        await applications.markDeleted(application);
      });
    },
  };
};
export type ApplicationService = ReturnType<typeof createApplicationService>;
