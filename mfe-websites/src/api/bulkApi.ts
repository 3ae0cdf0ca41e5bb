import {
  getBulkAction,
  listBulkRows,
  startBulkAction,
  steerBulkAction,
} from '@yinyom/contracts/bulk/bulkAction';
import { importWebsites } from '@yinyom/contracts/bulk/websiteImport';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = ['Application', 'Template', 'Scan', 'Bulk'] as const;

/** Calls that do something to many websites. */
export const {
  useStartBulkActionMutation,
  useSteerBulkActionMutation,
  useImportWebsitesMutation,
  useBulkActionQuery,
  useBulkRowsInfiniteQuery,
} = api.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    startBulkAction: contractMutation(build, startBulkAction, { invalidatesTags: CHANGED }),
    steerBulkAction: contractMutation(build, steerBulkAction, { invalidatesTags: CHANGED }),
    importWebsites: contractMutation(build, importWebsites, { invalidatesTags: CHANGED }),
    bulkAction: contractQuery(build, getBulkAction, { providesTags: ['Bulk'] }),
    bulkRows: contractPages(build, listBulkRows, { providesTags: ['Bulk'] }),
  }),
});
