import { createBinder, deleteBinder, listBinders } from '@yinyom/contracts/papers/binders';
import { api, contractMutation, contractPages } from '@yinyom/mfe-kit';

const bindersApi = api.enhanceEndpoints({ addTagTypes: ['Binder'] }).injectEndpoints({
  endpoints: (build) => ({
    binderPages: contractPages(build, listBinders, { providesTags: ['Binder'] }),
    createBinder: contractMutation(build, createBinder, { invalidatesTags: ['Binder'] }),
    deleteBinder: contractMutation(build, deleteBinder, { invalidatesTags: ['Binder'] }),
  }),
});

export const { useBinderPagesInfiniteQuery, useCreateBinderMutation, useDeleteBinderMutation } = bindersApi;
