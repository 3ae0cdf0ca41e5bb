import { getSiteConfig } from '@yinyom/contracts/websites/publicSite';
import { getReview, listReviewWebsites, signReview } from '@yinyom/contracts/websites/review';
import { addReviewRemark, settleReviewRemark } from '@yinyom/contracts/websites/reviewRemark';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const reviewApi = api.enhanceEndpoints({ addTagTypes: ['Review', 'Template'] }).injectEndpoints({
  endpoints: (build) => ({
    reviewWebsites: contractQuery(build, listReviewWebsites, { providesTags: ['Review', 'Template'] }),
    // A new publication is something new to review.
    review: contractQuery(build, getReview, { providesTags: ['Review', 'Template'] }),
    siteConfig: contractQuery(build, getSiteConfig, { providesTags: ['Template'] }),
    signReview: contractMutation(build, signReview, { invalidatesTags: ['Review'] }),
    addReviewRemark: contractMutation(build, addReviewRemark, { invalidatesTags: ['Review'] }),
    settleReviewRemark: contractMutation(build, settleReviewRemark, { invalidatesTags: ['Review'] }),
  }),
});

/** Calls about the review of what a website tells its visitors. */
export const {
  useReviewWebsitesQuery,
  useReviewQuery,
  useSiteConfigQuery,
  useSignReviewMutation,
  useAddReviewRemarkMutation,
  useSettleReviewRemarkMutation,
} = reviewApi;
