import { withoutEnd } from '@yinyom/contracts/withoutEnd';
import { z } from 'zod';

/** `true`, `1`, `yes`, `on` are true; `false`, `0`, `no`, `off` and empty are false; anything else is an error. */
export const flag = (fallback: boolean) =>
  z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.enum(['true', '1', 'yes', 'on', 'false', '0', 'no', 'off', '']))
    .transform((value) => ['true', '1', 'yes', 'on'].includes(value))
    .default(fallback);
export const optional = z.string().min(1).optional();
export const url = z.url({ protocol: /^https?$/ }).transform((value) => withoutEnd(value, '/'));
const isOrigin = (value: string): boolean => {
  // What is no address at all was refused before.
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}` === '';
};
/** The console, the visitors' script and the links in mails stand at the root of a name. */
export const ownOrigin = url.refine(isOrigin, {
  error: 'must be an origin without a path, such as https://consent.example: Yinyom needs a name of its own',
});
export const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)))
  .default([]);
/** `host=organization id` or `host:port=organization id`, separated by commas; each host belongs to one organization. */
export const organizationHosts = z
  .string()
  .transform((value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((pair) => {
        const [host = '', organization_id = ''] = pair.split('=');
        return { host: host.toLowerCase(), organization_id: organization_id.toLowerCase() };
      }),
  )
  .pipe(
    z
      .array(
        z.object({
          host: z
            .string()
            .regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/, 'must begin with a host name')
            .refine((host) => URL.canParse(`https://${host}`), { error: 'must begin with a host name' }),
          organization_id: z.string().regex(/^[0-9a-f]{24}$/, 'must name the id of an organization'),
        }),
      )
      .max(1_000)
      .refine((pairs) => new Set(pairs.map(({ host }) => host)).size === pairs.length, {
        error: 'must name each host once',
      }),
  )
  .default([]);
export const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
/** Addresses at which people are reached; a bare e-mail address stands for its `mailto:`. */
export const contactUris = z
  .string()
  .transform((value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((one) => (/^[^:@]+@[^:@]+$/.test(one) ? `mailto:${one}` : one)),
  )
  .pipe(
    z
      .array(
        z.url({
          protocol: /^(?:mailto|tel|https)$/,
          error: 'must be e-mail addresses, https addresses or tel: numbers',
        }),
      )
      .max(5),
  )
  .default([]);
export const languageTags = list.pipe(
  z.array(z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'must be tags of languages')).min(1),
);
/** `Name` or `Name|https://address`. */
export const partner = z
  .string()
  .transform((value) => {
    const [name = '', address] = value.split('|').map((part) => part.trim());
    return { name, url: address ?? null };
  })
  .pipe(
    z.object({
      name: z.string().min(1, 'has no name').max(80),
      url: z.nullable(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
    }),
  );
export const port = z.coerce.number().int().min(0).max(65_535);
const TOO_SHORT = 'must have at least 32 characters';
export const secret = z.string().min(32, TOO_SHORT).optional();
const isJsonList = (value: string): boolean => value.startsWith('["') && value.endsWith('"]');
/** Earlier values of a secret. One that holds a comma or a space itself is given in a JSON list. */
export const earlierSecrets = z
  .string()
  .transform((value, context): string[] => {
    if (!isJsonList(value)) return value.split(/[\s,]+/).filter(Boolean);
    try {
      return JSON.parse(value) as string[];
    } catch {
      context.addIssue({ code: 'custom', message: 'is no list of JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.string().min(32, TOO_SHORT)).max(20))
  .default([]);
