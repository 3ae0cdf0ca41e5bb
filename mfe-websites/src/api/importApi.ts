import {
  applyImport,
  createImport,
  getImport,
  listImports,
  undoImport,
} from '@yinyom/contracts/websites/imports';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = ['Application', 'Category', 'Cookie', 'Decision', 'Template', 'Import'] as const;

/** Calls about taking over the set-up of other consent products. */
export const {
  useCreateImportMutation,
  useImportQuery,
  useImportsQuery,
  useApplyImportMutation,
  useUndoImportMutation,
} = api.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    createImport: contractMutation(build, createImport, { invalidatesTags: ['Import'] }),
    import: contractQuery(build, getImport, { providesTags: ['Import'] }),
    imports: contractQuery(build, listImports, { providesTags: ['Import'] }),
    applyImport: contractMutation(build, applyImport, { invalidatesTags: CHANGED }),
    undoImport: contractMutation(build, undoImport, { invalidatesTags: CHANGED }),
  }),
});
