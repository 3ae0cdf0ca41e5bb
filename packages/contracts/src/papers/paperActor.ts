import * as z from 'zod/mini';

/** Who saved something of a paper. */
export const paperActor = z.object({
  kind: z.enum(['user', 'api_key', 'system']),
  id: z.string(),
  name: z.string(),
});
export type PaperActor = z.output<typeof paperActor>;
