import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, timestamp } from '../fields';

/** So long do a website's servers take what was signed with the secret before the present one. */
export const SECRET_OVERLAP_DAYS = 30;

const params = z.object({ id });

/** How a website's secret stands; null where it has none and its servers read no signed choice. */
const standing = z.object({
  made_at: z.nullable(timestamp),
  /** Until when its servers take the secret before this one, too; null where there was none. */
  old_secret_until: z.nullable(timestamp),
});

/** The secret, 32 bytes in base64url, is in the first answer and never again: null where the request is repeated. */
const withSecret = z.object({ ...standing.def.shape, site_secret: z.nullable(z.string()) });
export type ServerSecret = z.output<typeof standing>;
export type NewServerSecret = z.output<typeof withSecret>;

const own = { service: 'websites', auth: 'bearer', role: ROLES.admin, resource: 'application' } as const;

export const getServerSecret = endpoint({
  ...own,
  name: 'getServerSecret',
  scope: 'applications:read',
  method: 'GET',
  path: '/applications/:id/secret',
  summary: 'Whether a website’s servers read the signed choice of a visitor',
  params,
  answer: standing,
});

/** From this moment decisions are signed with it. A website with one already gets another; the earlier one is taken for 30 days. */
export const makeServerSecret = endpoint({
  ...own,
  name: 'makeServerSecret',
  scope: 'applications:write',
  method: 'POST',
  path: '/applications/:id/secret',
  summary: 'Makes or changes the secret with which a website’s servers read choices, and tells it, once',
  params,
  body: z.strictObject({}),
  status: 201,
  answer: withSecret,
  secrets: ['site_secret'],
});

export const removeServerSecret = endpoint({
  ...own,
  name: 'removeServerSecret',
  scope: 'applications:write',
  method: 'DELETE',
  path: '/applications/:id/secret',
  summary: 'Ends the signing of choices for a website’s servers',
  params,
});
