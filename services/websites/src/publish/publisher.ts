import type { Lang } from '@yinyom/contracts/constants';
import type { TemplateDiff } from '@yinyom/contracts/websites/template';
import { variablesIn, type TextVariables } from '@yinyom/contracts/websites/textVariables';
import { toSdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { takeSnapshot, type SnapshotSource } from '@yinyom/notice/snapshot/takeSnapshot';
import { AppError, conflict } from '@yinyom/service-kit/AppError';
import { keptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { Controllers } from '../inheritance/controllers';
import { settingsOf } from '../settings/settingsOf';
import type { DraftRecord } from '../template/TemplateRecord';
import { canonicalNotice } from './canonicalNotice';
import { hostParts } from './hostParts';
import type { PublicationStore } from './publication.store';
import { liveSettings } from './liveSettings';
import type { ReconsentPolicy, VersionRecord } from './PublicationRecord';
import type { SiteContent } from './siteContent';
import { isSame, templateDiff } from './templateDiff';
import type { VersionStore } from './version.store';

interface Parts {
  applications: ApplicationStore;
  publications: PublicationStore;
  versions: VersionStore;
  content: SiteContent;
  /** Who answers for websites in groups; the demo has none. */
  controllers?: Pick<Controllers, 'variablesOf'>;
  /** Called when what a site's visitors get has changed, so that this process serves it at once. */
  changed(siteKey: string): void;
  /** Called when a website's visitors got a new version. */
  published?(applicationId: string): void;
}

interface How {
  by: string;
  reconsent: ReconsentPolicy;
  note?: string;
  at?: Date;
  /** Publication of a group that it is part of. */
  groupPublication?: string;
  /** What the caller found before: it is not compared again where that version is still the published one. */
  compared?: Compared;
}

/** What would change for visitors, from the version that they have; null: from nothing. */
interface Compared {
  from: VersionRecord | null;
  diff: TemplateDiff;
}

interface Site {
  application: ApplicationRecord;
  organizationName: string;
}

const ALWAYS_KNOWN: readonly string[] = ['organization', 'domain'];

/** Turns drafts into versions that visitors see. */
export const createPublisher = (parts: Parts) => {
  const { applications, publications, versions, content, controllers, changed } = parts;

  /** The published version of a website that a person published, also when the process that published it died before it had tidied up. */
  const current = async (applicationId: string): Promise<VersionRecord | null> => {
    const publication = await publications.find(applicationId);
    if (!publication || publication.held) return null;
    const version = await versions.byId(publication.version_id);
    if (version?.state === 'prepared') await versions.settle(version);
    return version;
  };

  /** What the texts of a website name. Most websites are in no group, and most texts name the organization and the domain alone. */
  const valuesOf = async (
    application: ApplicationRecord,
    organizationName: string,
    languages: DraftRecord['languages'],
  ): Promise<Omit<TextVariables, 'domain'>> => {
    const names = variablesIn(languages);
    const isPlain = !application.group_path?.length && names.every((name) => ALWAYS_KNOWN.includes(name));
    return isPlain || !controllers
      ? { organization: organizationName }
      : controllers.variablesOf(application, organizationName, names);
  };

  /** @param given categories and cookies in the place of the present ones */
  const snapshotOf = async (
    { application, organizationName }: Site,
    draft: Pick<DraftRecord, 'design' | 'languages' | 'logo'>,
    given?: Pick<SnapshotSource, 'categories' | 'cookies'>,
  ): Promise<Snapshot> => {
    const [categories, cookies] = given
      ? [given.categories, given.cookies]
      : await Promise.all([content.categoriesOf(application), content.cookiesOf(application)]);
    const { organization_id, domain_name } = application;
    const { organization, ...values } = await valuesOf(application, organizationName, draft.languages);
    return takeSnapshot({
      controller: { organization_id, organization, domain_name },
      values,
      settings: {
        ...settingsOf(application),
        unblocked_hosts: application.unblocked_hosts,
        own_rules: application.own_block_rules,
      },
      draft,
      categories,
      cookies,
      defaultTexts: defaultTextsIn,
    });
  };

  return {
    current,
    snapshotOf,

    /** A version that was published, by number. */
    byNumber: async (applicationId: string, number: number): Promise<VersionRecord | null> => {
      const published = await current(applicationId);
      return published?.version === number ? published : versions.byNumber(applicationId, number);
    },

    /** What would change for visitors from a version; null: nothing. */
    changesFrom: (version: VersionRecord | null, next: Snapshot): TemplateDiff | null => {
      const diff = templateDiff(version?.snapshot ?? null, next);
      return isSame(diff) ? null : diff;
    },

    /** What would change for visitors. */
    diffOf: async (applicationId: string, next: Snapshot): Promise<TemplateDiff> =>
      templateDiff((await current(applicationId))?.snapshot ?? null, next),

    /**
     * Publishes a snapshot as the website's next version. One write switches visitors to it; a process that dies
     * before leaves everything as it was.
     * @param how `at`: when, only for the made-up past of the demo
     * @throws AppError 409 reconsent_required, 412 version_conflict
     */
    publish: async (
      { application }: Pick<Site, 'application'>,
      snapshot: Snapshot,
      { by, reconsent, note, at, groupPublication, compared }: How,
    ): Promise<number> => {
      const applicationId = String(application._id);
      const [previous, publication] = await Promise.all([
        current(applicationId),
        publications.find(applicationId),
      ]);
      const diff =
        compared && String(compared.from?._id) === String(previous?._id)
          ? compared.diff
          : templateDiff(previous?.snapshot ?? null, snapshot);
      if (reconsent !== 'all' && diff.requires_reconsent) throw conflict('reconsent_required');
      const version = (publication?.version ?? 0) + 1;
      const since =
        reconsent === 'all' || !publication || publication.held ? version : publication.reconsent_since;
      const notices = snapshot.languages.map(
        (language) =>
          [language, canonicalNotice(snapshot, language)] as [Lang, { text: string; sha256: string }],
      );
      const notice_sha256 = Object.fromEntries(notices.map(([language, { sha256 }]) => [language, sha256]));
      const siteKey = application.site_key;
      const published = { siteKey, version, reconsent: { policy: reconsent, since } };
      const payload = toSdkPayload(snapshot, published, hostParts(snapshot));

      // Who is asked again is asked about purposes that an earlier choice elsewhere was not made for.
      const before = settingsOf(application).take_over;
      const asksAgain = reconsent === 'all' && publication !== null && !publication.held;
      const take_over = asksAgain ? { ...before, consents: false } : before;
      const versionId = await versions.prepare({
        application_id: applicationId,
        version,
        snapshot,
        notices: Object.fromEntries(notices.map(([language, { text }]) => [language, text])),
        notice_sha256,
        reconsent,
        diff,
        ...(note && { note }),
        ...(application.inherited?.length && { inherited_from: application.inherited }),
        ...(groupPublication && { group_publication: groupPublication }),
        published_by: by,
        published_at: at ?? new Date(),
      });
      const owner = { organization_id: application.organization_id, application_id: applicationId };
      const event = keptEvent('template.published', `${applicationId}:${version}`, owner, {
        version,
        asks_again: since === version,
      });
      const switched = await publications.publish(
        {
          ...owner,
          site_key: siteKey,
          version,
          version_id: versionId,
          notice_sha256,
          payload: JSON.stringify(payload),
          reconsent_since: since,
          settings: { ...liveSettings(application), take_over },
        },
        // A made-up past happened to nobody.
        at ? [] : [event],
      );
      if (!switched) {
        await versions.discard(versionId);
        throw new AppError(412, 'version_conflict');
      }
      await versions.settle({ _id: versionId, application_id: applicationId, version });
      await applications.markPublished(applicationId, version, asksAgain && before.consents);
      changed(siteKey);
      parts.published?.(applicationId);
      return version;
    },

    /** Makes settings take effect that need no new version. */
    applySettings: async (application: ApplicationRecord): Promise<void> => {
      await publications.setSettings(String(application._id), liveSettings(application));
      changed(application.site_key);
    },

    /** Ends a website for its visitors. */
    withdraw: async (application: ApplicationRecord): Promise<void> => {
      await publications.markDeleted(String(application._id));
      changed(application.site_key);
    },
  };
};
export type Publisher = ReturnType<typeof createPublisher>;
