import {
  createCookie,
  deleteCookie,
  getCookie,
  listCookies,
  updateCookie,
} from '@yinyom/contracts/websites/cookie';
import { listOrganizationReassign, listReassign, reassignCookies } from '@yinyom/contracts/websites/reassign';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = ['Application', 'Category', 'Cookie', 'Decision', 'Template'] as const;

const cookieApi = api.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    cookie: contractQuery(build, getCookie, { providesTags: ['Cookie'] }),
    cookies: contractQuery(build, listCookies, { providesTags: ['Cookie'] }),
    cookiePages: contractPages(build, listCookies, { providesTags: ['Cookie'] }),
    createCookie: contractMutation(build, createCookie, { invalidatesTags: CHANGED }),
    updateCookie: contractMutation(build, updateCookie, { invalidatesTags: CHANGED }),
    deleteCookie: contractMutation(build, deleteCookie, { invalidatesTags: CHANGED }),
    reassignList: contractQuery(build, listReassign, { providesTags: ['Decision'] }),
    organizationReassignList: contractQuery(build, listOrganizationReassign, {
      providesTags: ['Decision'],
    }),
    // Many follow each other while somebody decides: what they change is asked for anew at the end.
    reassignCookies: contractMutation(build, reassignCookies),
  }),
});

/** Calls about a website's cookies and about moving them between categories. */
export const {
  useLazyCookieQuery,
  useCookiesQuery,
  useCookiePagesInfiniteQuery,
  useCreateCookieMutation,
  useUpdateCookieMutation,
  useDeleteCookieMutation,
  useReassignListQuery,
  useOrganizationReassignListQuery,
  useReassignCookiesMutation,
} = cookieApi;

/** Makes everything that decisions about cookies change ask again. */
export const forgetDecided = () => cookieApi.util.invalidateTags([...CHANGED]);
