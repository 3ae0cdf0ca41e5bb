import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { EndpointBuilder, InfiniteQueryDefinition } from '@reduxjs/toolkit/query/react';
import type { BaseQuery } from './api';
import type { AnswerTo, CallOf } from './CallOf';
import { describeCall } from './contractCall';
import { noteCall } from './guardCalls';

/** Where the next page starts: a page number, a cursor, or nothing for the first page. */
export type PageParam = { page?: string; cursor?: string };

/** The parts of the list envelope that paging needs. */
interface ListPage {
  page?: number;
  has_more: boolean;
  next_cursor: string | null;
}

const nextPage = (last: ListPage): PageParam | undefined => {
  if (!last.has_more) return undefined;
  return last.next_cursor ? { cursor: last.next_cursor } : { page: String((last.page ?? 1) + 1) };
};

type PagesOptions<E extends AnyEndpoint, Tag extends string> = Partial<
  Pick<
    InfiniteQueryDefinition<CallOf<E>, PageParam, BaseQuery, Tag, AnswerTo<E>, 'api'>,
    'providesTags' | 'keepUnusedDataFor'
  >
>;

/** A list of the contract, read page after page (page number or cursor): feeds `useXInfiniteQuery` and InfiniteList. */
export const contractPages = <E extends AnyEndpoint, Tag extends string>(
  build: EndpointBuilder<BaseQuery, Tag, 'api'>,
  endpoint: E,
  options: PagesOptions<E, Tag> = {},
) =>
  build.infiniteQuery<AnswerTo<E>, CallOf<E>, PageParam>({
    infiniteQueryOptions: {
      initialPageParam: {},
      getNextPageParam: (last) => nextPage(last as ListPage),
    },
    query: ({ queryArg, pageParam }) => {
      const call = describeCall(endpoint, queryArg);
      return { ...call, query: { ...call.query, ...pageParam } };
    },
    extraOptions: noteCall(endpoint.name),
    ...options,
  });
