import { addReviewRemark, settleReviewRemark } from '@yinyom/contracts/websites/reviewRemark';
import {
  getReview,
  getReviewCertificate,
  listReviewWebsites,
  signReview,
} from '@yinyom/contracts/websites/review';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import { websiteTarget } from '../access/websiteTarget';
import type { RemarkService } from './remark.service';
import type { createReviewCertificates } from './reviewCertificate';
import type { ReviewService } from './review.service';

interface Parts {
  reviews: ReviewService;
  certify: ReturnType<typeof createReviewCertificates>;
  remarks: RemarkService;
  access: Access;
  auditor: Auditor;
}

/** Calls of people who review what a website tells its visitors. */
export const bindReviewRoutes = (
  bind: RouteBinder,
  { reviews, certify, remarks, access, auditor }: Parts,
): void => {
  bind(listReviewWebsites, async (call) => reviews.websites(await call.member(call.params.id, 'each')));

  bind(getReview, async (call) => reviews.page(await access.site(call, call.params.id), call.context.lang));

  bind(getReviewCertificate, async (call) => {
    const site = await access.site(call, call.params.id);
    return certify(site, Number(call.params.version), call.query.by ?? site.member.userId);
  });

  bind(signReview, async (call) => {
    const site = await access.site(call, call.params.id);
    const signed = await reviews.sign(site, call.body);
    await auditor.done(call.context, site.member, {
      action: 'template.review',
      target: websiteTarget(site.application, 'template'),
      changes: [
        { field: 'version', before: null, after: signed.version },
        { field: 'content_sha256', before: null, after: signed.content_sha256 },
      ],
    });
    return signed;
  });
  bind(addReviewRemark, async (call) => remarks.add(await access.site(call, call.params.id), call.body));
  bind(settleReviewRemark, async (call) => {
    const { id, remarkId } = call.params;
    return remarks.settle(await access.site(call, id), remarkId, call.body.settled);
  });
};
