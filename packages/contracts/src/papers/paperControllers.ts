import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { readsPaper } from './paperCall';

/** For a person or a key of some groups only clients within them are listed; 404 where there is none. */
export const listPaperControllers = endpoint({
  ...readsPaper,
  name: 'listPaperControllers',
  path: '/organizations/:id/controllers',
  summary: 'Whose papers there are: the organization, and its clients that groups of websites name',
  params: z.object({ id }),
  answer: z.object({
    paper_controllers: z.array(
      z.object({
        /** Id of the group; null: the organization itself. */
        controller_id: z.nullable(id),
        name: z.string(),
        /** Its group is gone, or names no controller any more: its papers are read, and not changed. */
        gone: z.boolean(),
      }),
    ),
  }),
});
