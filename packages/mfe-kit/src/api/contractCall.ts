import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { BaseQuery } from './api';
import type { AnswerTo, CallOf } from './CallOf';
import { noteCall } from './guardCalls';
import type { RequestDescription } from './RequestDescription';

type Builder<Tag extends string> = EndpointBuilder<BaseQuery, Tag, 'api'>;
type QueryOptions<E extends AnyEndpoint, Tag extends string> = Partial<
  Pick<
    QueryDefinition<CallOf<E>, BaseQuery, Tag, AnswerTo<E>, 'api'>,
    'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted' | 'onCacheEntryAdded'
  >
>;
type MutationOptions<E extends AnyEndpoint, Tag extends string> = Partial<
  Pick<
    MutationDefinition<CallOf<E>, BaseQuery, Tag, AnswerTo<E>, 'api'>,
    'invalidatesTags' | 'onQueryStarted'
  >
>;

/** Joins a contract and the caller's values to the call that is sent. */
export const describeCall = <E extends AnyEndpoint>(endpoint: E, call: CallOf<E>): RequestDescription => ({
  ...((call ?? {}) as Omit<RequestDescription, 'endpoint'>),
  endpoint,
});

/** A reading call of the contract as an RTK Query definition, typed from the contract. */
export const contractQuery = <E extends AnyEndpoint, Tag extends string>(
  build: Builder<Tag>,
  endpoint: E,
  options: QueryOptions<E, Tag> = {},
) =>
  build.query<AnswerTo<E>, CallOf<E>>({
    query: (call) => describeCall(endpoint, call),
    extraOptions: noteCall(endpoint.name),
    ...options,
  });

/** A changing call of the contract. A POST carries an idempotency key: a retry cannot create twice. */
export const contractMutation = <E extends AnyEndpoint, Tag extends string>(
  build: Builder<Tag>,
  endpoint: E,
  options: MutationOptions<E, Tag> = {},
) =>
  build.mutation<AnswerTo<E>, CallOf<E>>({
    query: (call) => ({
      ...describeCall(endpoint, call),
      ...(endpoint.method === 'POST' && endpoint.auth === 'bearer'
        ? { idempotencyKey: crypto.randomUUID() }
        : {}),
    }),
    extraOptions: noteCall(endpoint.name),
    ...options,
  });
