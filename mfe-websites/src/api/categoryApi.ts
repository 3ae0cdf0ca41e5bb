import {
  createCategory,
  deleteCategory,
  enableCategory,
  listCategories,
  listSiteCategories,
  updateCategory,
  updateSiteCategory,
} from '@yinyom/contracts/websites/category';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const CHANGED = ['Application', 'Category', 'Cookie', 'Template'] as const;

const categoryApi = api
  .enhanceEndpoints({ addTagTypes: ['Application', 'Category', 'Cookie', 'Template'] })
  .injectEndpoints({
    endpoints: (build) => ({
      siteCategories: contractQuery(build, listSiteCategories, { providesTags: ['Category'] }),
      updateSiteCategory: contractMutation(build, updateSiteCategory, { invalidatesTags: CHANGED }),
      categoryPages: contractPages(build, listCategories, { providesTags: ['Category'] }),
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
  useCategoryPagesInfiniteQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useEnableCategoryMutation,
  useDeleteCategoryMutation,
} = categoryApi;
