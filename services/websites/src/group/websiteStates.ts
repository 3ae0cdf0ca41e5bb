import { INHERITABLE_SETTINGS } from '@yinyom/contracts/groups/sections';
import type { PolicyAnswers } from '@yinyom/contracts/websites/policy';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { CategoryStore } from '../category/category.store';
import type { CookieStore } from '../cookie/cookie.store';
import { decisionKey } from '../inheritance/decisionKey';
import { withKnownCategories } from '../inheritance/effectiveDraft';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupVersionStore } from '../inheritance/groupVersion.store';
import type { GivenVersion, InheritableSettings, InheritingWebsite } from '../inheritance/WebsiteContent';
import { settingsOf } from '../settings/settingsOf';
import type { DraftStore } from '../template/draft.store';
import type { DraftRecord } from '../template/TemplateRecord';

interface Parts {
  drafts: DraftStore;
  categories: CategoryStore;
  cookies: CookieStore;
  groups: GroupStore;
  groupVersions: GroupVersionStore;
  /** Answers of a website's policy as they are now, also where nobody saved any. */
  answersOf(site: Site): Promise<{ answers: PolicyAnswers; revision: number }>;
}

/** A website as it is now, in the form that groups give. */
export interface WebsiteState extends InheritingWebsite {
  draft: DraftRecord;
  /** Revision of the policy's draft. */
  policyRevision: number;
}

/** Reads what websites are, and what groups give. */
export const createWebsiteStates = (parts: Parts) => {
  const { drafts, categories, cookies, groups, groupVersions, answersOf } = parts;

  const inheritable = (application: ApplicationRecord): InheritableSettings => {
    const settings = settingsOf(application);
    return Object.fromEntries(
      INHERITABLE_SETTINGS.map((name) => [name, settings[name]]),
    ) as InheritableSettings;
  };

  return {
    /** @throws AppError 404 for a website without a draft */
    read: async (site: Site): Promise<WebsiteState> => {
      const { application } = site;
      const id = String(application._id);
      const [draft, overrides, listed, policy] = await Promise.all([
        drafts.find(id),
        categories.overridesOf(id),
        cookies.all(id),
        answersOf(site),
      ]);
      if (!draft) throw notFound();
      return {
        draft,
        policyRevision: policy.revision,
        languages: application.languages,
        inherited: application.inherited ?? [],
        own_sections: application.own_sections ?? [],
        content: {
          design: draft.design,
          logo: draft.logo,
          texts: draft.languages,
          settings: inheritable(application),
          categories: [...overrides.values()].map(
            ({ category_id, enabled, order, title, description, gcm }) => ({
              category_id,
              ...(enabled !== undefined && { enabled }),
              ...(order !== undefined && { order }),
              ...(title && { title }),
              ...(description && { description }),
              ...(gcm && { gcm }),
            }),
          ),
          cookies: listed.map((cookie) => ({
            id: String(cookie._id),
            key: decisionKey(cookie, application.domain_name),
            category_id: cookie.category_id,
            purpose: cookie.purpose,
          })),
          block_rules: {
            own: (application.own_block_rules ?? []).map(({ host, category_id }) => ({ host, category_id })),
            unblocked_hosts: application.unblocked_hosts ?? [],
          },
          policy: policy.answers,
        },
      };
    },

    /** The newest versions of the groups on a path, nearest first; those that were never published are absent. */
    versionsAbove: async (organizationId: string, path: readonly string[]): Promise<GivenVersion[]> => {
      if (path.length === 0) return [];
      const [found, catalogue] = await Promise.all([
        groups.among(path),
        categories.catalogue(organizationId),
      ]);
      const newest = found
        .filter(({ version, organization_id }) => version > 0 && organization_id === organizationId)
        .map(({ _id, version }) => ({ group_id: String(_id), version }));
      const known = new Set(catalogue.map(({ _id }) => String(_id)));
      const versions = await groupVersions.among(newest);
      return [...path]
        .reverse()
        .flatMap((id) => versions.find(({ group_id }) => group_id === id) ?? [])
        .map(({ group_id, version, sections, logo }) =>
          withKnownCategories({ group_id, version, sections, logo }, known),
        );
    },
  };
};
export type WebsiteStates = ReturnType<typeof createWebsiteStates>;
