import * as z from 'zod/mini';
import type { ToldType } from '../notify/eventTypes';

/** Something that happened, kept with the fact itself until whoever tells others of it has taken it over. */
export const toldEvent = z.object({
  /** Unique for ever: what is read twice is told once. */
  id: z.string(),
  /** Any text is taken, so that services of another version are heard. */
  type: z.custom<ToldType>((value) => typeof value === 'string'),
  at: z.string(),
  organization_id: z.string(),
  application_id: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});
export type ToldEvent = z.output<typeof toldEvent>;

/**
 * What each service with something to tell offers: events that nobody took over yet, oldest first as far as that is known,
 * and forgetting those that somebody did.
 */
export const outboxCalls = {
  listEvents: {
    input: z.strictObject({ limit: z.number() }),
    output: z.array(toldEvent),
  },
  forgetEvents: {
    input: z.strictObject({ ids: z.array(z.string()) }),
    output: z.null(),
  },
};
