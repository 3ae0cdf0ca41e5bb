import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { ReviewCertificate } from '@yinyom/contracts/websites/review';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import type { ReviewStore } from './review.store';
import { toVersionReview } from './toVersionReview';

export type CertificateSigner = Pick<InternalHandlers<typeof consentsInternal>, 'signCertificate'>;

/** The record of a review, signed: it is verified without the platform. */
export const createReviewCertificates =
  (reviews: Pick<ReviewStore, 'find'>, signer: CertificateSigner | undefined) =>
  /** @throws AppError 404, 503 while the consents service is away */
  async ({ application, member }: Site, version: number, by: string): Promise<ReviewCertificate> => {
    const id = String(application._id);
    const record = await reviews.find(id, version, by);
    if (!record) throw notFound();
    if (!signer) throw new AppError(503, 'unavailable', { retryAfterSeconds: 60 });
    const { content_sha256, at, by: reviewed_by, note } = toVersionReview(record);
    const { domain_name = application.domain_name } = record;
    const content = {
      kind: 'review_certificate' as const,
      version: 1 as const,
      number: `${domain_name} ${version}`,
      organization_id: member.organizationId,
      organization_name: member.organizationName,
      application_id: id,
      domain_name,
      ...(record.domain_name === undefined && { domain_at: 'issue' as const }),
      published_version: version,
      content_sha256,
      reviewed_by,
      ...(note !== undefined && { note }),
      reviewed_at: at,
      issued_at: new Date().toISOString(),
    };
    return { ...content, ...(await signer.signCertificate({ content })) };
  };
