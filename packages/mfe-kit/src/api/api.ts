import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './ApiError';
import type { RequestDescription } from './RequestDescription';
import { send } from './send';

export type BaseQuery = BaseQueryFn<RequestDescription, unknown, ApiError>;

const baseQuery: BaseQuery = (call, { signal }) => send(call, signal);

/**
 * The one API of the page, empty by itself. A remote adds its tags and calls:
 * `api.enhanceEndpoints({ addTagTypes: [...] }).injectEndpoints({ endpoints })`.
 */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: [], endpoints: () => ({}) });
