import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { email, id } from '../fields';

/**
 * Mails what has to be pasted, where, and how to see that it works to whoever looks after a website, in the language of
 * the person who asks, whose name the mail gives. A mailbox gets at most three such mails a day, an organization sends at
 * most twenty: beyond that 429.
 */
export const mailInstructions = endpoint({
  name: 'mailInstructions',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/instructions',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Mails the script and how to install it to the web team of an owner',
  params: z.object({ id }),
  body: z.strictObject({ email }),
  status: 202,
  answer: z.object({ email: z.string() }),
  resource: 'application',
});
