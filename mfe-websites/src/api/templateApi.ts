import {
  getTemplate,
  listTemplateVersions,
  restoreTemplateVersion,
  saveTemplate,
} from '@yinyom/contracts/websites/template';
import { deleteTemplateLogo, saveTemplateLogo } from '@yinyom/contracts/websites/templateLogo';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const templateApi = api.enhanceEndpoints({ addTagTypes: ['Application', 'Template'] }).injectEndpoints({
  endpoints: (build) => ({
    template: contractQuery(build, getTemplate, { providesTags: ['Template'] }),
    templateVersionPages: contractPages(build, listTemplateVersions, { providesTags: ['Template'] }),
    saveTemplate: contractMutation(build, saveTemplate, { invalidatesTags: ['Application', 'Template'] }),
    restoreTemplateVersion: contractMutation(build, restoreTemplateVersion, {
      invalidatesTags: ['Application', 'Template'],
    }),
    saveTemplateLogo: contractMutation(build, saveTemplateLogo, { invalidatesTags: ['Template'] }),
    deleteTemplateLogo: contractMutation(build, deleteTemplateLogo, { invalidatesTags: ['Template'] }),
  }),
});

/** Calls about a website's banner: draft, differences, versions, logo. */
export const {
  useTemplateQuery,
  useTemplateVersionPagesInfiniteQuery,
  useSaveTemplateMutation,
  useRestoreTemplateVersionMutation,
  useSaveTemplateLogoMutation,
  useDeleteTemplateLogoMutation,
} = templateApi;
