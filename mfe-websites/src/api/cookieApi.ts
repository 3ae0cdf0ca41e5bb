import { createCookie, deleteCookie, listCookies, updateCookie } from '@yinyom/contracts/websites/cookie';
import { listReassign, reassignCookies } from '@yinyom/contracts/websites/reassign';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = ['Application', 'Category', 'Cookie', 'Template'] as const;

const cookieApi = api
  .enhanceEndpoints({ addTagTypes: ['Application', 'Category', 'Cookie', 'Template'] })
  .injectEndpoints({
    endpoints: (build) => ({
      cookies: contractQuery(build, listCookies, { providesTags: ['Cookie'] }),
      cookiePages: contractPages(build, listCookies, { providesTags: ['Cookie'] }),
      createCookie: contractMutation(build, createCookie, { invalidatesTags: CHANGED }),
      updateCookie: contractMutation(build, updateCookie, { invalidatesTags: CHANGED }),
      deleteCookie: contractMutation(build, deleteCookie, { invalidatesTags: CHANGED }),
      reassignList: contractQuery(build, listReassign, { providesTags: ['Cookie'] }),
      reassignCookies: contractMutation(build, reassignCookies, { invalidatesTags: CHANGED }),
    }),
  });

/** Calls about a website's cookies and about moving them between categories. */
export const {
  useCookiesQuery,
  useCookiePagesInfiniteQuery,
  useCreateCookieMutation,
  useUpdateCookieMutation,
  useDeleteCookieMutation,
  useReassignListQuery,
  useReassignCookiesMutation,
} = cookieApi;
