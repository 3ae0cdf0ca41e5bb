import type { BodyOf } from '@yinyom/contracts/endpoint';
import {
  OPEN_REMARKS_MAX,
  type addReviewRemark,
  type ReviewRemark,
} from '@yinyom/contracts/websites/reviewRemark';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Site } from '../access/Site';
import type { Publisher } from '../publish/publisher';
import type { RemarkRecord, RemarkStore } from './remark.store';
import { textPaths } from './textPaths';
import { reviewedByOf } from './toVersionReview';

interface Parts {
  remarks: RemarkStore;
  publisher: Publisher;
  identity: Pick<IdentityClient, 'describeMember'>;
}

const toRemark = (record: RemarkRecord): ReviewRemark => ({
  id: String(record._id),
  version: record.version,
  text_path: record.text_path,
  remark: record.remark,
  at: record.at.toISOString(),
  by: reviewedByOf(record),
  settled: record.settled_at && {
    at: record.settled_at.toISOString(),
    by_name: record.settled_by ?? '',
  },
});

/** Remarks on single texts of what is published: reviewers write them, editors settle them. */
export const createRemarkService = ({ remarks, publisher, identity }: Parts) => {
  /** @throws AppError 404 when the person left the organization meanwhile */
  const describe = async ({ member }: Site) => {
    const person = await identity.describeMember({
      organization_id: member.organizationId,
      user_id: member.userId,
    });
    if (!person) throw notFound();
    return person;
  };

  return {
    list: async (applicationId: string): Promise<ReviewRemark[]> =>
      (await remarks.list(applicationId)).map(toRemark),

    /** @throws AppError 409 review_outdated, remarks_full, 422 for a path without a text */
    add: async (site: Site, body: BodyOf<typeof addReviewRemark>): Promise<ReviewRemark> => {
      const applicationId = String(site.application._id);
      const version = await publisher.current(applicationId);
      if (version?.version !== body.version) throw conflict('review_outdated');
      if (!textPaths(version.snapshot).has(body.text_path)) throw invalidField('text_path', 'invalid_value');
      if ((await remarks.countOpen(applicationId)) >= OPEN_REMARKS_MAX) throw conflict('remarks_full');
      const person = await describe(site);
      return toRemark(
        await remarks.add({
          application_id: applicationId,
          ...body,
          user_id: site.member.userId,
          ...person,
          at: new Date(),
        }),
      );
    },

    /** @throws AppError 404 for a remark of another website */
    settle: async (site: Site, id: string, settled: boolean): Promise<ReviewRemark> => {
      const applicationId = String(site.application._id);
      if (!(await remarks.find(applicationId, id))) throw notFound();
      if (settled) await remarks.settle(applicationId, id, (await describe(site)).name);
      else await remarks.open(applicationId, id);
      const record = await remarks.find(applicationId, id);
      if (!record) throw notFound();
      return toRemark(record);
    },
  };
};
export type RemarkService = ReturnType<typeof createRemarkService>;
