import {
  createCategory,
  deleteCategory,
  enableCategory,
  getCategory,
  listCategories,
  listSiteCategories,
  updateCategory,
  updateSiteCategory,
} from '@yinyom/contracts/websites/category';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = ['Application', 'Category', 'Cookie', 'Decision', 'Template'] as const;

const categoryApi = api.enhanceEndpoints({ addTagTypes: CHANGED }).injectEndpoints({
  endpoints: (build) => ({
    siteCategories: contractQuery(build, listSiteCategories, { providesTags: ['Category'] }),
    updateSiteCategory: contractMutation(build, updateSiteCategory, { invalidatesTags: CHANGED }),
    category: contractQuery(build, getCategory, { providesTags: ['Category'] }),
    catalogue: contractQuery(build, listCategories, { providesTags: ['Category'] }),
    createCategory: contractMutation(build, createCategory, { invalidatesTags: CHANGED }),
    updateCategory: contractMutation(build, updateCategory, { invalidatesTags: CHANGED }),
    enableCategory: contractMutation(build, enableCategory, { invalidatesTags: CHANGED }),
    deleteCategory: contractMutation(build, deleteCategory, { invalidatesTags: CHANGED }),
  }),
});

/** Calls about categories: as they take effect on a website, and the organization's catalogue. */
export const {
  useSiteCategoriesQuery,
  useUpdateSiteCategoryMutation,
  useLazyCategoryQuery,
  useCatalogueQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useEnableCategoryMutation,
  useDeleteCategoryMutation,
} = categoryApi;

/** The call for a whole catalogue: five categories of the law and at most twenty own ones. */
export const catalogueOf = (organizationId: string) => ({
  query: { organization_id: organizationId, limit: '100' },
});
