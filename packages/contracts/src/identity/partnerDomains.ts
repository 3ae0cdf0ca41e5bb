import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { inSmallLetters } from '../letterCase';
import { visible } from '../visible';

/** How many domains besides its own an organization may take people from. */
export const MAX_PARTNER_DOMAINS = 10;

/** A registrable domain (`lawfirm.co.th`); which ones are refused besides is the service's to know. */
const domain = z
  .string()
  .check(
    z.maxLength(253, 'domain_invalid'),
    z.overwrite(visible),
    z.overwrite(inSmallLetters),
    z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/, 'domain_invalid'),
  );

const partnerDomains = z.object({
  /** The organization's own domain: its people are not external. Null where its site has no registrable one. */
  own: z.nullable(z.string()),
  domains: z.array(
    z.object({
      domain: z.string(),
      /** People of that domain who are in the organization, suspended ones included. */
      members: z.number(),
      /** Open invitations to that domain. */
      invitations: z.number(),
    }),
  ),
  /** External people whose domain is not on the list (any more): they stay until an Admin removes them. */
  others: z.number(),
  /** For If-Match. */
  etag: z.string(),
});

export const getPartnerDomains = endpoint({
  name: 'getPartnerDomains',
  service: 'identity',
  method: 'GET',
  path: '/organizations/:id/partnerDomains',
  auth: 'bearer',
  role: 1000,
  summary: 'The domains besides its own that an organization takes people from',
  params: z.object({ id }),
  answer: partnerDomains,
  resource: 'organization',
});

/**
 * The list as a whole. Who joined with an address of a domain that goes stays, marked as external, until an Admin
 * removes them; open invitations to it end at once.
 */
export const setPartnerDomains = endpoint({
  name: 'setPartnerDomains',
  ifMatch: 'optional',
  service: 'identity',
  method: 'PUT',
  path: '/organizations/:id/partnerDomains',
  auth: 'bearer',
  role: 1000,
  summary: 'Sets the domains besides its own that an organization takes people from',
  params: z.object({ id }),
  body: z.strictObject({
    domains: z.array(domain).check(z.maxLength(MAX_PARTNER_DOMAINS, 'out_of_range')),
  }),
  answer: partnerDomains,
  resource: 'organization',
});
