import type { AnswerOf, QueryOf } from '@yinyom/contracts/endpoint';
import type { getSubjectRequestFigures, listSubjectRequests } from '@yinyom/contracts/requests/readRequests';
import type { UnverifiedStore } from '../form/unverified.store';
import { filterOf, receivedWithin } from '../register/filterOf';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { figuresOf } from './figuresOf';
import type { ToRequest } from './toRequest';

interface Deps {
  requests: RequestStore;
  unverified: Pick<UnverifiedStore, 'counts'>;
  seals: Seals;
  show: ToRequest;
  now(): Date;
}

/** What people of an organization see of its requests. */
export const createReadService = ({ requests, unverified, seals, show, now }: Deps) => ({
  list: async (
    organizationId: string,
    query: QueryOf<typeof listSubjectRequests>,
  ): Promise<AnswerOf<typeof listSubjectRequests>> => {
    const { page, limit, sort, order } = query;
    const filter = filterOf(seals, organizationId, query);
    const skip = (page - 1) * limit;
    const [found, total] = await Promise.all([
      requests.list(filter, { sort, order, skip, limit }),
      requests.count(filter),
    ]);
    return {
      entities: found.map(show.toListed),
      page,
      limit,
      total,
      has_more: skip + found.length < total,
      next_cursor: null,
    };
  },

  figures: async (
    organizationId: string,
    { from, to }: QueryOf<typeof getSubjectRequestFigures>,
  ): Promise<AnswerOf<typeof getSubjectRequestFigures>> => {
    const received = receivedWithin(organizationId, from, to);
    return figuresOf(await requests.counts(received, now()), await unverified.counts(received, now()));
  },
});
export type ReadService = ReturnType<typeof createReadService>;
