import { createFairQueue } from '@yinyom/service-kit/admission/fairQueue';
import { organizationOf } from '../controllers/controllerKey';

const LIMITS = { atOnceOfOwner: 1, waiting: 60, retryAfterSeconds: 10 };

/**
 * Turns to read records and draw a paper of them. One person has one turn at a time and two that wait; of one organization, its clients
 * among it, one person has the turn, so that readers of papers take one place before the browser, and letters and binders have the others.
 */
export const createReadingTurns = () => {
  const people = createFairQueue({ ...LIMITS, atOnce: 60, waitingOfOwner: 2 });
  const organizations = createFairQueue({ ...LIMITS, atOnce: 2, waitingOfOwner: 10 });

  /**
   * @param key of the controller whose paper it is
   * @throws AppError 429 too_many_tasks when too many of this person or organization wait, 503 when too many wait at all
   */
  return <T>(key: string, userId: string, work: () => Promise<T>): Promise<T> => {
    const organization = organizationOf(key);
    return people.run(`${organization} ${userId}`, () => organizations.run(organization, work));
  };
};
