import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { cookieDomain, cookieName, id } from '../fields';

/** What is known about a cookie by its name, as a scan would put it. */
const knownCookie = z.object({
  /** The name it is listed under: names that differ only by an id are one, with any ending. */
  name: z.string(),
  match: z.enum(['exact', 'prefix']),
  /** Null = whoever's website it is. */
  provider: z.nullable(z.string()),
  category_type: z.number(),
  purpose: z.object({ th: z.string(), en: z.string() }),
  /** Usual seconds; 0 = session, null = kept until deleted, absent = not known. */
  expiry: z.optional(z.nullable(z.number())),
});
export type KnownCookie = z.output<typeof knownCookie>;

/** Helps whoever adds a cookie by hand; nothing is stored. */
export const lookUpCookie = endpoint({
  name: 'lookUpCookie',
  service: 'scanner',
  method: 'GET',
  path: '/applications/:id/cookieLibrary',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:read',
  summary: 'What the library of cookies knows about a name',
  params: z.object({ id }),
  query: z.strictObject({ name: cookieName, domain: z.optional(cookieDomain) }),
  answer: z.object({ known: z.nullable(knownCookie) }),
  resource: 'application',
});
