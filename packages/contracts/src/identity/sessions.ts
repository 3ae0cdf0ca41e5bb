import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, list, timestamp, token } from '../fields';

export const refreshToken = endpoint({
  name: 'refreshToken',
  service: 'identity',
  method: 'POST',
  path: '/token',
  auth: 'none',
  summary: 'Exchanges a refresh token, once, for new tokens; 409 when another tab was just faster',
  body: z.strictObject({ refresh_token: token }),
  answer: z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() }),
  secrets: ['access_token', 'refresh_token'],
  limit: 'token',
});

export const logOut = endpoint({
  name: 'logOut',
  service: 'identity',
  method: 'POST',
  path: '/me/logout',
  auth: 'bearer',
  role: 'self',
  summary: 'Ends this session, or every session of the user',
  body: z.strictObject({ refresh_token: z.optional(token), all: z.optional(z.boolean()) }),
});

/** A living session of the user. */
export const session = z.object({
  id: z.string(),
  /** Browser and system in words, e.g. `Chrome · Windows`. */
  device: z.string(),
  ip_truncated: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint({
  name: 'listSessions',
  service: 'identity',
  method: 'GET',
  path: '/me/sessions',
  auth: 'bearer',
  role: 'self',
  summary: 'The living sessions of the user, last used first',
  answer: list(session),
});

export const revokeSession = endpoint({
  name: 'revokeSession',
  service: 'identity',
  method: 'DELETE',
  path: '/me/sessions/:id',
  auth: 'bearer',
  role: 'self',
  summary: 'Ends one session of the user',
  params: z.object({ id }),
  resource: 'session',
});
