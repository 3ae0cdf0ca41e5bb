import { createExport, deleteExport, listExports } from '@yinyom/contracts/consents/exports';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const exportsApi = api.enhanceEndpoints({ addTagTypes: ['Exports'] }).injectEndpoints({
  endpoints: (build) => ({
    exports: contractQuery(build, listExports, { providesTags: ['Exports'] }),
    createExport: contractMutation(build, createExport, { invalidatesTags: ['Exports'] }),
    deleteExport: contractMutation(build, deleteExport, { invalidatesTags: ['Exports'] }),
  }),
});

/** A file is further than the list says. */
export const forgetExports = () => exportsApi.util.invalidateTags(['Exports']);

/** Files of a website: list them, order one, remove one. */
export const { useExportsQuery, useCreateExportMutation, useDeleteExportMutation } = exportsApi;
