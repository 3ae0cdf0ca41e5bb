import {
  createApplication,
  deleteApplication,
  disableApplication,
  updateApplication,
} from '@yinyom/contracts/websites/application';
import type { listApplications } from '@yinyom/contracts/websites/application';
import type { QueryInputOf } from '@yinyom/contracts/endpoint';
import { api, contractMutation } from '@yinyom/mfe-kit';

export type ApplicationQuery = Omit<QueryInputOf<typeof listApplications>, 'page' | 'limit'>;

/** Tag `Application` is the platform's, as reading them is: the shell's website switcher follows what is changed here. */
const applicationApi = api.enhanceEndpoints({ addTagTypes: ['Application', 'Template'] }).injectEndpoints({
  endpoints: (build) => ({
    createApplication: contractMutation(build, createApplication, { invalidatesTags: ['Application'] }),
    // Some settings are part of what a version says: the draft may differ from it by them alone.
    updateApplication: contractMutation(build, updateApplication, {
      invalidatesTags: ['Application', 'Template'],
    }),
    disableApplication: contractMutation(build, disableApplication, { invalidatesTags: ['Application'] }),
    deleteApplication: contractMutation(build, deleteApplication, {
      // What was deleted must not be asked for again while its page is still there.
      invalidatesTags: [],
    }),
  }),
});

/** Calls about websites themselves (rows of `/applications`). */
export const {
  useCreateApplicationMutation,
  useUpdateApplicationMutation,
  useDisableApplicationMutation,
  useDeleteApplicationMutation,
} = applicationApi;

/** Makes every list of websites ask again. */
export const forgetApplications = () => applicationApi.util.invalidateTags(['Application']);
