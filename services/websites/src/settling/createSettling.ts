import type { Jobs } from '@yinyom/service-kit/jobs/createJobs';
import type { Settling } from './Settling';
import type { createSettlingJobs } from './settlingJobs';

/** Changes that a job finishes where they break off. */
export const createSettling = (
  jobs: Pick<Jobs, 'guard'>,
  kinds: ReturnType<typeof createSettlingJobs>,
): Settling => ({
  websites: (plan, change) => jobs.guard(kinds.websites, plan, change),
  categoryEnd: (plan, change) => jobs.guard(kinds.categoryEnd, plan, change),
  websiteEnd: (plan, change) => jobs.guard(kinds.websiteEnd, plan, change),
});

/** For what is made once at a start, and begun again at the next one. */
export const withoutJobs: Settling = {
  websites: (_plan, change) => change(),
  categoryEnd: (_plan, change) => change(),
  websiteEnd: (_plan, change) => change(),
};
