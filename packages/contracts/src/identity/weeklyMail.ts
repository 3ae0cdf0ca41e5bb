import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { token } from '../fields';

const params = z.object({ token });

/** The page that the link in the mail opens, without a login. Looking changes nothing: programs open links, too. */
export const showUnsubscribe = endpoint({
  name: 'showUnsubscribe',
  service: 'identity',
  method: 'GET',
  path: '/guest/weekly-mail/:token',
  auth: 'none',
  summary: 'The page that asks whether the weekly mail is to end',
  params,
  status: 200,
  files: ['text/html'],
});

/** What the button of that page sends, and mail programs themselves (RFC 8058): one click ends the weekly mail. */
export const unsubscribe = endpoint({
  name: 'unsubscribe',
  service: 'identity',
  method: 'POST',
  path: '/guest/weekly-mail/:token',
  auth: 'none',
  summary: 'Ends the weekly mail of whoever holds its signed link',
  params,
  body: z.object({ 'List-Unsubscribe': z.optional(z.string().check(z.maxLength(40, 'too_long'))) }),
  bodyKind: 'form',
  status: 200,
  files: ['text/html'],
});
