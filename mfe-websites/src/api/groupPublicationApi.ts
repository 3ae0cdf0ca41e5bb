import {
  getGroupPublication,
  listGroupPublications,
  listPublicationRows,
  publishGroup,
  steerGroupPublication,
} from '@yinyom/contracts/groups/groupPublication';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const publicationApi = api
  .enhanceEndpoints({ addTagTypes: ['Application', 'Group', 'Inheritance', 'Publication', 'Template'] })
  .injectEndpoints({
    endpoints: (build) => ({
      publicationPages: contractPages(build, listGroupPublications, { providesTags: ['Publication'] }),
      publication: contractQuery(build, getGroupPublication),
      publicationRowPages: contractPages(build, listPublicationRows),
      planPublication: contractMutation(build, publishGroup, { invalidatesTags: [] }),
      publishGroup: contractMutation(build, publishGroup, { invalidatesTags: ['Group', 'Publication'] }),
      steerPublication: contractMutation(build, steerGroupPublication, { invalidatesTags: ['Publication'] }),
    }),
  });

/** Calls about publications of groups: plans, progress, results. */
export const {
  usePublicationPagesInfiniteQuery,
  usePublicationQuery,
  usePublicationRowPagesInfiniteQuery,
  usePlanPublicationMutation,
  usePublishGroupMutation,
  useSteerPublicationMutation,
} = publicationApi;

/** Asks again for everything that a publication changed. */
export const forgetPublished = () =>
  publicationApi.util.invalidateTags(['Application', 'Group', 'Inheritance', 'Publication', 'Template']);
