import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { loadingSlice } from '../slices/loadingSlice';
import type { ApiError } from './ApiError';
import type { RequestDescription } from './RequestDescription';
import { guardCalls } from './guardCalls';
import { send } from './send';

export type BaseQuery = BaseQueryFn<RequestDescription, unknown, ApiError>;

const { begun, ended } = loadingSlice.actions;

const baseQuery: BaseQuery = async (call, { signal, dispatch }) => {
  if (call.quiet) return send(call, signal);
  dispatch(begun());
  try {
    return await send(call, signal);
  } finally {
    dispatch(ended());
  }
};

/**
 * The one API of the page, empty by itself. A remote adds its tags and calls:
 * `api.enhanceEndpoints({ addTagTypes: [...] }).injectEndpoints({ endpoints })`.
 */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: [], endpoints: () => ({}) });
guardCalls(api);
