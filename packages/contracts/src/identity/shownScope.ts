import * as z from 'zod/mini';

/** The websites, by name and by group, that a person is limited to, as answers give them; absent for whoever sees every website. */
export const shownScope = z.optional(
  z.object({ websites: z.array(z.string()), groups: z.optional(z.array(z.string())) }),
);
