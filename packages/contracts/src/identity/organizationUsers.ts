import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { ad, email, id, line, list, order, pageQuery, phone, search, timestamp } from '../fields';
import { memberScope } from './memberScope';
import { password } from './password';
import { role } from './organizations';
import { shownScope } from './shownScope';

/** A person in an organization. `id` is the user's; `created_at` is when they were added to the organization. */
export const orgUser = z.object({
  id: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.optional(z.string()),
  phone: z.optional(z.string()),
  role,
  status: z.enum(['invited', 'active', 'suspended']),
  /** The websites that the person is limited to; absent: every one. */
  scope: shownScope,
  /** The person does the work of a data protection officer. */
  dpo: z.optional(z.literal(true)),
  /** The address is of another domain than the organization's: an agency's, a law firm's. */
  external: z.optional(z.literal(true)),
  two_fa: z.boolean(),
  last_access_at: z.nullable(timestamp),
  created_at: timestamp,
  /** Whether names and phone may be changed here: this is the user's only organization. */
  profile_editable: z.boolean(),
  /** For If-Match. */
  etag: z.string(),
});
export type OrgUser = z.output<typeof orgUser>;

const ofOrganization = z.object({ id });
const ofUser = z.object({ id, userId: id });
const optionalPhone = z.optional(z.union([z.literal(''), phone], 'phone_invalid'));

export const listOrganizationUsers = endpoint({
  name: 'listOrganizationUsers',
  service: 'identity',
  method: 'GET',
  path: '/organizations/:id/users',
  auth: 'bearer',
  role: 1000,
  scope: 'users:read',
  summary: 'The people of an organization; `q` searches name, e-mail address and user name',
  params: ofOrganization,
  query: z.strictObject({
    status: z._default(z.enum(['all', 'active']), 'all'),
    q: search,
    role: z.optional(z.enum(['1000', '10', '1', '0'], 'role_invalid')),
    sort: z._default(z.enum(['name', 'last_access_at', 'created_at']), 'created_at'),
    order,
    ...pageQuery,
  }),
  answer: list(orgUser),
  resource: 'organization',
});

/**
 * A mail goes out with a link, behind which the person chooses a password. One that is given here opens nothing:
 * whoever logs in with it is told to look into the mailbox.
 */
export const addOrganizationUser = endpoint({
  name: 'addOrganizationUser',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/users',
  auth: 'bearer',
  role: 1000,
  scope: 'users:write',
  summary: 'Adds a person to an organization; an existing account keeps its profile and must accept',
  params: ofOrganization,
  body: z.strictObject({
    email,
    first_name: line(100),
    last_name: line(100),
    role,
    /** Absent: every website. Not for Admins (422 role_invalid). */
    scope: z.optional(memberScope),
    phone: optionalPhone,
    username: z.optional(ad),
    password: z.optional(password),
  }),
  status: 201,
  answer: orgUser,
  resource: 'organization',
});

export const updateOrganizationUser = endpoint({
  name: 'updateOrganizationUser',
  ifMatch: 'optional',
  service: 'identity',
  method: 'PUT',
  path: '/organizations/:id/users/:userId',
  auth: 'bearer',
  role: 1000,
  scope: 'users:write',
  summary:
    'Changes role, websites or status, and names and phone when this is the only organization of the person',
  params: ofUser,
  body: z.strictObject({
    role: z.optional(role),
    /** Whoever becomes Admin loses the limits. */
    scope: z.optional(memberScope),
    /** Not for people who are limited to some websites, unless these are one group (422 dpo_limited). */
    dpo: z.optional(z.boolean()),
    status: z.optional(z.enum(['active', 'suspended'])),
    first_name: z.optional(line(100)),
    last_name: z.optional(line(100)),
    phone: optionalPhone,
  }),
  answer: orgUser,
  resource: 'organization_user',
});

/** Admins remove anybody; every member may leave (their own id). */
export const removeOrganizationUser = endpoint({
  name: 'removeOrganizationUser',
  service: 'identity',
  method: 'DELETE',
  path: '/organizations/:id/users/:userId',
  auth: 'bearer',
  role: 1000,
  scope: 'users:write',
  summary: 'Removes a person from an organization; access ends at once',
  params: ofUser,
  resource: 'organization_user',
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/users/:userId/invite',
  auth: 'bearer',
  role: 1000,
  scope: 'users:write',
  summary: 'Sends the invitation mail again (at most 3 a day)',
  params: ofUser,
  body: z.strictObject({}),
  status: 202,
  answer: z.object({ message: z.string() }),
  resource: 'organization_user',
});
