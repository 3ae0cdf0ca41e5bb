import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { api, contractQuery } from '@yinyom/mfe-kit';

const categoryApi = api.enhanceEndpoints({ addTagTypes: ['Category'] }).injectEndpoints({
  endpoints: (build) => ({
    namedCategories: contractQuery(build, listSiteCategories, { providesTags: ['Category'] }),
  }),
});

/** The categories of a website with the names that its owner gave them. */
export const { useNamedCategoriesQuery } = categoryApi;
