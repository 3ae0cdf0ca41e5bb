import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';

/**
 * What was made up for trying the product, in the demo organization only: websites with a past that nobody lived. Nobody
 * has to guess how far it is, so it says so itself.
 */
export const sampleData = z.object({
  /** `making`: it is still being made, `done` of `total` decisions so far. */
  state: z.enum(['making', 'ready']),
  done: z.number(),
  total: z.number(),
});
export type SampleData = z.output<typeof sampleData>;

/** One step for all of it and for nothing else; refused (404) wherever there is no demo, in production always. */
export const removeSampleData = endpoint({
  name: 'removeSampleData',
  service: 'identity',
  method: 'DELETE',
  path: '/organizations/:id/sampleData',
  auth: 'bearer',
  role: 1000,
  summary: 'Removes the sample websites of the demo with everything that was made up for them',
  params: z.object({ id }),
  status: 204,
  resource: 'organization',
});
