import {
  createBinder,
  deleteBinder,
  listBinders,
  listDeletedWebsites,
} from '@yinyom/contracts/papers/binders';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

/** Milliseconds between two looks while a binder is being made. */
export const BINDER_LOOK_MS = 1_500;

const bindersApi = api.enhanceEndpoints({ addTagTypes: ['Binder'] }).injectEndpoints({
  endpoints: ofController((build) => ({
    binderPages: contractPages(build, listBinders, { providesTags: ['Binder'] }),
    letterBinders: contractQuery(build, listBinders, { providesTags: ['Binder'] }),
    listDeletedWebsites: contractQuery(build, listDeletedWebsites),
    createBinder: contractMutation(build, createBinder, { invalidatesTags: ['Binder'] }),
    deleteBinder: contractMutation(build, deleteBinder, { invalidatesTags: ['Binder'] }),
  })),
});

export const {
  useBinderPagesInfiniteQuery,
  useLetterBindersQuery,
  useListDeletedWebsitesQuery,
  useCreateBinderMutation,
  useDeleteBinderMutation,
} = bindersApi;
