import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { email, id, line, phone, timestamp } from '../fields';
import { agreementHash } from './agreement';
import { shownScope } from './shownScope';
import { sampleData } from './sampleData';

/** How many organizations one person may open in 24 hours, besides the one of the sign-up. */
export const ORGANIZATIONS_PER_DAY = 3;
/** Of how many organizations a person may be Admin before opening another is refused. */
export const MAX_ADMIN_ORGANIZATIONS = 20;

export const role = z.union([z.literal(1000), z.literal(10), z.literal(1), z.literal(0)], 'role_invalid');

/** Months that consent evidence is kept after its validity, and who must use two-factor. Admins only. */
export const organizationSettings = z.object({
  retention_months: z.number(),
  require_2fa: z.boolean(),
  alert_emails: z.array(z.string()),
});
export type OrganizationSettings = z.output<typeof organizationSettings>;

/** So many Admins are named at most. */
export const NAMED_ADMINS = 3;

export const dpo = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** An organization as the caller sees it. `settings` only for Admins. */
export const organization = z.object({
  id: z.string(),
  name: z.string(),
  organization_user: z.object({
    role,
    status: z.enum(['invited', 'active', 'suspended']),
    joined_at: z.nullable(timestamp),
    /** The websites that the caller is limited to; absent: every one. */
    scope: shownScope,
    /** The caller does the work of a data protection officer. */
    dpo: z.optional(z.literal(true)),
    /** For `acceptInvitation` and `declineInvitation`; only while the status is `invited`. */
    invitation_id: z.optional(z.string()),
    /** This installation demands a security key of Admins and the caller has none: nothing is allowed here yet. */
    security_key_missing: z.optional(z.boolean()),
  }),
  created_at: timestamp,
  contact_email: z.optional(z.string()),
  dpo: z.optional(dpo),
  settings: z.optional(organizationSettings),
  /** Names of active Admins, whom a member may ask; only in the answer of `getOrganization`, which reviewers cannot call. */
  admins: z.optional(z.array(z.string())),
  /** For If-Match. Admins only. */
  etag: z.optional(z.string()),
  /** Only where there is any: the demo. */
  sample_data: z.optional(sampleData),
  /** Somebody ordered its end: until then everything works, and an Admin can take the order back. */
  closing: z.optional(z.object({ closes_at: timestamp })),
});
export type Organization = z.output<typeof organization>;

/** Plain array, as the specification says. Invitations appear with status `invited`, suspended memberships not. */
export const listMyOrganizations = endpoint({
  name: 'listMyOrganizations',
  service: 'identity',
  method: 'GET',
  path: '/me/organizations',
  auth: 'bearer',
  role: 'self',
  summary: 'The organizations of the signed-in user',
  answer: z.array(organization),
});

/**
 * For whoever has an account already; a sign-up always makes a new person. Everybody who is signed in has a verified
 * address. Its registrable domain becomes the organization's: who is added later needs an address of it, as in the
 * organization of a sign-up, whose site and first address share theirs. A website of any domain can be added.
 */
export const createOrganization = endpoint({
  name: 'createOrganization',
  service: 'identity',
  method: 'POST',
  path: '/organizations',
  auth: 'bearer',
  role: 'self',
  summary:
    'Opens another organization; the caller becomes its Admin and accepts the data-processing agreement for it',
  body: z.strictObject({
    name: line(200),
    accept_dpa: z.literal(true, 'agreement_required'),
    /** Hash of the agreement that the form named; another one by now is refused (422 agreement_changed). */
    dpa_sha256: agreementHash,
  }),
  status: 201,
  readAt: '/organizations/:id',
  answer: organization,
});

export const getOrganization = endpoint({
  name: 'getOrganization',
  service: 'identity',
  method: 'GET',
  path: '/organizations/:id',
  auth: 'bearer',
  role: 1,
  summary: 'One organization with the role of the caller',
  params: z.object({ id }),
  answer: organization,
  resource: 'organization',
});

export const updateOrganization = endpoint({
  name: 'updateOrganization',
  ifMatch: 'optional',
  service: 'identity',
  method: 'PUT',
  path: '/organizations/:id',
  auth: 'bearer',
  role: 1000,
  summary: 'Changes name, contact, data protection officer or settings of an organization',
  params: z.object({ id }),
  body: z.strictObject({
    name: z.optional(line(200)),
    contact_email: z.optional(z.union([z.literal(''), email], 'email_invalid')),
    dpo: z.optional(
      z.strictObject({
        name: line(200),
        email,
        phone: z.optional(z.union([z.literal(''), phone], 'phone_invalid')),
      }),
    ),
    settings: z.optional(
      z.strictObject({
        retention_months: z.optional(
          z.int().check(z.minimum(12, 'out_of_range'), z.maximum(120, 'out_of_range')),
        ),
        require_2fa: z.optional(z.boolean()),
        alert_emails: z.optional(z.array(email).check(z.maxLength(10, 'out_of_range'))),
      }),
    ),
  }),
  answer: organization,
  resource: 'organization',
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  service: 'identity',
  method: 'POST',
  path: '/me/invitations/:id/accept',
  auth: 'bearer',
  role: 'self',
  summary: 'Joins the organization that invited the signed-in user',
  params: z.object({ id }),
  body: z.strictObject({}),
  status: 200,
  answer: organization,
  resource: 'invitation',
});

export const declineInvitation = endpoint({
  name: 'declineInvitation',
  service: 'identity',
  method: 'POST',
  path: '/me/invitations/:id/decline',
  auth: 'bearer',
  role: 'self',
  summary: 'Refuses an invitation',
  params: z.object({ id }),
  body: z.strictObject({}),
  resource: 'invitation',
});
