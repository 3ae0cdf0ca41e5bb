import { createJobs } from '@yinyom/service-kit/jobs/createJobs';
import type { AnyJobKind } from '@yinyom/service-kit/jobs/JobKind';
import type { ServiceDeps } from '@yinyom/service-kit/service';
import type { Stores } from '../createStores';
import { createSettling } from '../settling/createSettling';
import { createSettlingJobs } from '../settling/settlingJobs';
import type { Publication } from './createPublication';

interface Parts extends Pick<ServiceDeps, 'database' | 'logger'> {
  stores: Stores;
  publication: Pick<Publication, 'content' | 'publisher'>;
}

/** Jobs of the service, and changes of several writes that they finish. */
export const createChanges = ({ stores, publication, database, logger }: Parts) => {
  const settlingJobs = createSettlingJobs({ ...stores, ...publication });
  const kinds: AnyJobKind[] = Object.values(settlingJobs);
  const jobs = createJobs({ database, logger, kinds });
  return {
    jobs,
    settling: createSettling(jobs, settlingJobs),
    /** Jobs of these kinds are gone on with, too. */
    addKinds: (more: readonly AnyJobKind[]): void => void kinds.push(...more),
  };
};
export type Changes = ReturnType<typeof createChanges>;
