import { DEFAULT_LANGUAGE, ROLES, type Lang } from '@yinyom/contracts/constants';
import { PUBLISHED_PER_SECOND, type PublicationOutcome } from '@yinyom/contracts/groups/groupPublication';
import { gentlePace } from '@yinyom/service-kit/admission/gentlePace';
import { AppError } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { JobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Site } from '../access/Site';
import { websiteTarget } from '../access/websiteTarget';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { WebsitePlaceStore } from '../group/websitePlace.store';
import type { WebsiteWriter } from '../group/websiteWriter';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupVersionStore } from '../inheritance/groupVersion.store';
import type { PolicyService } from '../policy/policy.service';
import type { Publisher } from '../publish/publisher';
import type { DraftStore } from '../template/draft.store';
import type { GroupPublicationRecord, PublicationRowRecord } from './GroupPublicationRecord';
import type { GroupPublicationStore } from './groupPublication.store';
import { planHash } from './planHash';
import type { RecentDecisions } from './recentDecisions';
import type { Preview, WebsitePublication } from './websitePublication';

interface Plan {
  publication_id: string;
}
interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  groups: GroupStore;
  groupVersions: GroupVersionStore;
  groupPublications: GroupPublicationStore;
  places: WebsitePlaceStore;
  writer: WebsiteWriter;
  websitePublication: WebsitePublication;
  publisher: Publisher;
  policies: Pick<PolicyService, 'publishAnswers'>;
  identity: Pick<IdentityClient, 'recordAudit'>;
  recentDecisions: RecentDecisions;
  logger: Logger;
}
type Ended = Pick<PublicationRowRecord, 'outcome' | 'version'> & Partial<PublicationRowRecord>;

/** Findings are kept as codes; whoever reads them gets the words in their language. */
const READER: Lang = DEFAULT_LANGUAGE;
const TURN_MS = 1_000 / PUBLISHED_PER_SECOND;

const siteOf = (application: ApplicationRecord, publication: GroupPublicationRecord): Site => ({
  application,
  organizationName: publication.organization_name,
  member: {
    userId: publication.by.user_id,
    organizationId: publication.organization_id,
    organizationName: publication.organization_name,
    role: ROLES.member,
    applications: null,
  },
});

/** What keeps a website out of a publication, whatever it would get. */
const leftOut = (
  application: ApplicationRecord,
  { group_id, include_unpublished }: GroupPublicationRecord,
): PublicationOutcome | null => {
  if (!application.group_path?.includes(group_id)) return 'skipped_moved';
  if (!application.enabled) return 'skipped_disabled';
  if (application.template_version === 0 && !include_unpublished) return 'skipped_unpublished';
  return null;
};

/** What the plan left out stays out, whatever became possible since. */
const isToDo = ({ outcome }: PublicationRowRecord): boolean =>
  outcome === 'planned' || outcome === 'unchanged';

const outcomeOf = (preview: Preview): PublicationOutcome => {
  if (!preview.isLawful) return 'skipped_findings';
  return preview.isSame && preview.sections.length === 0 ? 'unchanged' : 'planned';
};

/** What plans and publishes a group, website by website. Each step comes to the same when it runs twice. */
export const createPublicationJobs = (parts: Parts) => {
  const { applications, drafts, groups, groupVersions, groupPublications, places, writer } = parts;
  const { websitePublication, publisher, policies, identity, recentDecisions, logger } = parts;

  const publicationOf = async ({ publication_id }: Plan): Promise<GroupPublicationRecord> => {
    const publication = await groupPublications.find(publication_id);
    if (!publication) throw new AppError(404, 'not_found');
    return publication;
  };

  const planRow = async (publication: GroupPublicationRecord, id: string): Promise<void> => {
    const application = await applications.find(id);
    const draft = application && (await drafts.find(id));
    if (!application || !draft) return;
    const about = {
      publication_id: String(publication._id),
      application_id: id,
      domain_name: application.domain_name,
      group_path: application.group_path ?? [],
      own_changes: application.pending_changes,
      decided: null,
      version: null,
      revision: application.revision,
      draft_revision: draft.revision,
      done: false,
    };
    const out = leftOut(application, publication);
    const nothing = { sections: [], settings: [], policy: false, findings: [], asks_again: false };
    if (out) return groupPublications.saveRow({ ...about, ...nothing, outcome: out });
    const preview = await websitePublication.preview(
      siteOf(application, publication),
      publication.given,
      READER,
    );
    await groupPublications.saveRow({
      ...about,
      outcome: outcomeOf(preview),
      sections: preview.sections,
      settings: preview.settings,
      policy: preview.sections.includes('policy'),
      findings: preview.findings,
      asks_again: preview.asksAgain,
      ...(preview.asksAgain && { decided: await recentDecisions(id) }),
    });
  };

  const plan: JobKind<Plan & { websites: string[] }, null> = {
    name: 'group_plan',
    long: true,
    work: async (run) => {
      const publication = await publicationOf(run.plan);
      await run.each('websites', run.plan.websites, (id) => planRow(publication, id));
      await run.once('end', async () => {
        const plan_hash = await planHash(groupPublications, publication);
        await groupPublications.change(run.plan.publication_id, ['planning'], {
          state: 'planned',
          plan_hash,
        });
      });
      return null;
    },
    revert: async ({ publication_id }) =>
      void (await groupPublications.change(publication_id, ['planning'], { state: 'failed' })),
  };

  const audit = async (
    { organization_id, by, _id }: GroupPublicationRecord,
    application: ApplicationRecord,
    version: number,
  ): Promise<void> => {
    const { id, kind, name } = by;
    await identity
      .recordAudit({
        organization_id,
        actor: { id, kind, ...(name && { name }) },
        action: 'template.publish',
        target: websiteTarget(application, 'template'),
        result: 'success',
        request_id: String(_id),
        changes: [{ field: 'version', before: application.template_version, after: version }],
      })
      .catch((error: unknown) => logger.error({ err: error }, 'audit not written'));
  };

  /** Publishes what was written, unless visitors would see no difference. */
  const publish = async (
    publication: GroupPublicationRecord,
    application: ApplicationRecord,
  ): Promise<Ended> => {
    const id = String(application._id);
    const publicationId = String(publication._id);
    const before = await publisher.current(id);
    // A try that was killed had published it.
    if (before?.group_publication === publicationId) return { outcome: 'published', version: before.version };
    const draft = await drafts.find(id);
    if (!draft) return { outcome: 'skipped_deleted', version: null };
    const site = siteOf(application, publication);
    const snapshot = await publisher.snapshotOf(site, draft);
    const diff = publisher.changesFrom(before, snapshot);
    if (diff === null && before) {
      await applications.markPublished(id, before.version);
      return { outcome: 'unchanged', version: before.version };
    }
    const version = await publisher.publish(site, snapshot, {
      by: publication.by.user_id,
      reconsent: diff?.requires_reconsent === false ? 'none' : 'all',
      note: publication.note ?? publication.group_name,
      groupPublication: publicationId,
    });
    await audit(publication, application, version);
    return { outcome: 'published', version };
  };

  const turn = async (publication: GroupPublicationRecord, id: string): Promise<Ended> => {
    const publicationId = String(publication._id);
    const [application, row] = await Promise.all([
      applications.find(id),
      groupPublications.row(publicationId, id),
    ]);
    if (!application || !row) return { outcome: 'skipped_deleted', version: null };
    if (row.done) return { outcome: row.outcome, version: row.version };
    const run = application.group_run?.id === publicationId ? application.group_run : undefined;
    if (run?.outcome) return run.outcome as Ended;
    const out = isToDo(row) ? leftOut(application, publication) : row.outcome;
    if (out) return { outcome: out, version: null };
    if (!run) {
      const draft = await drafts.find(id);
      if (draft?.revision !== row.draft_revision) return { outcome: 'skipped_changed', version: null };
      const begun = await places.beginRun(id, row.revision, { id: publicationId });
      if (!begun) return { outcome: 'skipped_changed', version: null };
    }
    const site = siteOf(application, publication);
    const preview = await websitePublication.preview(site, publication.given, READER);
    if (!preview.isLawful) return { outcome: 'skipped_findings', version: null, findings: preview.findings };
    const written = await writer.write(site, preview.state, preview.effective, publication.by.user_id);
    const ended = await publish(publication, {
      ...written.application,
      template_version: application.template_version,
    });
    if (row.policy)
      await policies.publishAnswers(
        siteOf(written.application, publication),
        preview.effective.content.policy,
        READER,
      );
    return ended;
  };

  /** A website alone cannot stop the others: what it refuses is noted. */
  const turnOf = async (publication: GroupPublicationRecord, id: string): Promise<void> => {
    const publicationId = String(publication._id);
    const ended = await turn(publication, id).catch((error: unknown): Ended => {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { outcome: error.status === 412 ? 'skipped_changed' : 'failed', version: null };
    });
    const { outcome, version } = ended;
    await places.endRun(id, { id: publicationId, outcome: { outcome, version } });
    await groupPublications.endRow({ publication_id: publicationId, application_id: id }, ended);
  };

  const makeVersion = async ({
    given,
    organization_id,
    draft_revision,
    note,
    by,
  }: GroupPublicationRecord) => {
    const published_at = new Date();
    await groupVersions.add({
      organization_id,
      group_id: given.group_id,
      version: given.version,
      sections: given.sections,
      logo: given.logo,
      ...(note && { note }),
      published_by: by.user_id,
      published_at,
    });
    await groups.setVersion(given.group_id, given.version, draft_revision, published_at);
  };

  const apply: JobKind<Plan & { websites: string[] }, null> = {
    name: 'group_publication',
    long: true,
    work: async (run) => {
      const publication = await publicationOf(run.plan);
      await run.once('version', () => makeVersion(publication));
      const pace = gentlePace({ leastMs: TURN_MS });
      await run.each('websites', run.plan.websites, (id) => pace(() => turnOf(publication, id)));
      await run.once('end', async () => {
        await groupPublications.change(run.plan.publication_id, ['running', 'paused'], {
          state: 'done',
          finished_at: new Date(),
        });
      });
      return null;
    },
    // What was published stays published: only the rest is left out.
    revert: async ({ publication_id }) => {
      const publication = await groupPublications.find(publication_id);
      await groupPublications.change(publication_id, ['running', 'paused'], {
        state: publication?.cancel_asked ? 'cancelled' : 'failed',
        finished_at: new Date(),
      });
    },
  };

  return { plan, apply };
};
export type PublicationJobs = ReturnType<typeof createPublicationJobs>;
