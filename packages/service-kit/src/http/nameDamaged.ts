import { DAMAGED_HEADER, MOST_DAMAGED_NAMED } from '@yinyom/contracts/service/storage';
import { collectDamaged } from '../request/damagedEntries';
import { contextOf, type Response } from '../request/requestContext';

/** Handles a request; the answer names the damaged entries that it lacks, and so does the log. */
export const nameDamaged = async <A>(res: Response, handle: () => Promise<A>): Promise<A> => {
  const { answer, damaged } = await collectDamaged(handle);
  if (damaged.length === 0) return answer;
  const named = damaged.slice(0, MOST_DAMAGED_NAMED);
  contextOf(res).log.error({ damaged: named, count: damaged.length }, 'a list lacks damaged entries');
  const more = damaged.length > named.length ? ['...'] : [];
  if (!res.headersSent) res.setHeader(DAMAGED_HEADER, [...named, ...more].join(', '));
  return answer;
};
