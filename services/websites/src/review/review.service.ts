import type { Lang } from '@yinyom/contracts/constants';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { Review, ReviewPage, signReview } from '@yinyom/contracts/websites/review';
import { AppError, conflict, notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import type { Site } from '../access/Site';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import { combinedNoticeHash } from '../publish/canonicalNotice';
import type { VersionRecord } from '../publish/PublicationRecord';
import type { Publisher } from '../publish/publisher';
import { templateDiff } from '../publish/templateDiff';
import type { TemplateService } from '../template/template.service';
import type { RemarkService } from './remark.service';
import type { ReviewRecord, ReviewStore } from './review.store';
import { toVersionReview } from './toVersionReview';

interface Parts {
  applications: ApplicationStore;
  reviews: ReviewStore;
  publisher: Publisher;
  templates: TemplateService;
  identity: Pick<IdentityClient, 'describeMember'>;
  remarks: Pick<RemarkService, 'list'>;
}

const contentHash = ({ notice_sha256 }: VersionRecord): string => combinedNoticeHash(notice_sha256);
const nameOf = ({ name, domain_name }: ApplicationRecord): string => name || domain_name;

const toReview = (record: ReviewRecord, current: string | null): Review => ({
  ...toVersionReview(record),
  current: record.content_sha256 === current,
});

/** What people from outside look at before they say that they did, and the record of it. */
export const createReviewService = (parts: Parts) => {
  const { applications, reviews, publisher, templates, identity, remarks } = parts;

  const shown = async (site: Site, version: VersionRecord, reader: Lang) => {
    const { snapshot } = version;
    const { lint } = await templates.get(site, 'published', reader);
    return {
      version: version.version,
      published_at: version.published_at.toISOString(),
      content_sha256: contentHash(version),
      controller: snapshot.controller.organization,
      default_language: snapshot.default_language,
      languages: snapshot.languages,
      texts: snapshot.texts,
      categories: snapshot.categories.map(({ id, type, title, description }) => ({
        id,
        type,
        title,
        description,
      })),
      cookies: snapshot.cookies,
      lint,
    };
  };

  /** What differs from the version that the caller reviewed last. */
  const since = async (applicationId: string, userId: string, now: VersionRecord | null) => {
    const last = await reviews.latestOf(applicationId, userId);
    const before = last && (await publisher.byNumber(applicationId, last.version));
    if (!before || !now) return null;
    return { version: before.version, diff: templateDiff(before.snapshot, now.snapshot) };
  };

  return {
    websites: async ({ organizationId, userId, limits }: Member) => {
      const owned = await applications.ofOrganization(organizationId, undefined, limits);
      const entities = owned.map(async (application) => {
        const last = await reviews.latestOf(String(application._id), userId);
        return {
          application_id: String(application._id),
          name: nameOf(application),
          domain_name: application.domain_name,
          version: application.template_version,
          reviewed_version: last?.version ?? null,
        };
      });
      return { entities: await Promise.all(entities) };
    },

    page: async (site: Site, reader: Lang): Promise<ReviewPage> => {
      const { application, member } = site;
      const id = String(application._id);
      const version = await publisher.current(id);
      const all = await reviews.list(id);
      const current = version && contentHash(version);
      return {
        application: {
          id,
          name: nameOf(application),
          domain_name: application.domain_name,
          site_key: application.site_key,
        },
        published: version && (await shown(site, version, reader)),
        since: await since(id, member.userId, version),
        reviews: all.map((record) => toReview(record, current)),
        remarks: await remarks.list(id),
      };
    },

    /**
     * The record says what was published at that moment: whoever read something else is told so, not believed.
     * @throws AppError 404, 409 review_outdated, already_reviewed
     */
    sign: async ({ application, member }: Site, body: BodyOf<typeof signReview>): Promise<Review> => {
      const id = String(application._id);
      const version = await publisher.current(id);
      if (!version || version.version !== body.version || contentHash(version) !== body.content_sha256)
        throw conflict('review_outdated');
      const { organizationId, userId } = member;
      const person = await identity.describeMember({ organization_id: organizationId, user_id: userId });
      if (!person) throw notFound();
      const record = await reviews.add({
        application_id: id,
        version: version.version,
        content_sha256: body.content_sha256,
        domain_name: application.domain_name,
        user_id: userId,
        ...person,
        ...(body.note && { note: body.note }),
        at: new Date(),
      });
      if (!record) throw new AppError(409, 'already_reviewed');
      return toReview(record, body.content_sha256);
    },
  };
};
export type ReviewService = ReturnType<typeof createReviewService>;
