import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { email, id, line, optionalLine } from '../fields';
import { BRAND_SCHEMES } from './brandShades';

/** How high a logo is shown in the console, mails and documents; its width follows, up to the most. */
export const BRAND_LOGO_HEIGHT_PX = 32;
export const BRAND_LOGO_MOST_WIDTH_PX = 240;
export const BRAND_NAME_LENGTH = 60;
export const BRAND_FOOTER_LENGTH = 300;

/** Pixels in which a logo is shown: as high as others, narrower ones less wide. */
export const shownLogoSize = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(BRAND_LOGO_HEIGHT_PX / height, BRAND_LOGO_MOST_WIDTH_PX / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'color_invalid'), z.toUpperCase());
const accent = z.strictObject({ light: color, dark: color });

const logo = z.nullable(
  z.object({
    sha256: z.string(),
    width: z.number(),
    height: z.number(),
    /** Without a login, as sign-in pages show it. */
    url: z.string(),
  }),
);
const logos = z.object({ light: logo, dark: logo });

/** What an organization, or a controller of its groups, uses in the place of the product's name. */
export const brand = z.object({
  /** Null: the product's own, and nothing else of it applies. */
  name: z.nullable(z.string()),
  /** Main colour of the console; null: the product's. */
  accent: z.nullable(accent),
  logos,
  /** Name of the sender of mails; empty: `name`. */
  sender_name: z.string(),
  /** Where answers to mails go; empty: to the platform's sender. */
  reply_to: z.string(),
  /** Last line of mails and documents. */
  footer: z.string(),
  /** Names of the platform that belong to the organization (setting CONSOLE_HOSTS). */
  hosts: z.array(z.string()),
  /** For If-Match. */
  etag: z.string(),
});
export type Brand = z.output<typeof brand>;

const params = z.object({ id });
const query = z.strictObject({
  /** The brand of a group with a controller of its own, in the place of the organization's. */
  group_id: z.optional(id),
});
const path = '/organizations/:id/brand';
const common = {
  service: 'identity',
  auth: 'bearer',
  role: ROLES.admin,
  resource: 'organization',
} as const;

export const getBrand = endpoint({
  ...common,
  name: 'getBrand',
  method: 'GET',
  path,
  summary: 'Name, colours, logos and sender that an organization uses in the place of the product’s',
  params,
  query,
  answer: brand,
});

/** As a whole. A colour that cannot be read is refused with the nearest one that can. */
export const saveBrand = endpoint({
  ...common,
  name: 'saveBrand',
  ifMatch: 'required',
  method: 'PUT',
  path,
  summary: 'Sets name, colours and sender that an organization uses in the place of the product’s',
  params,
  query,
  body: z.strictObject({
    name: line(BRAND_NAME_LENGTH),
    accent: z._default(z.nullable(accent), null),
    sender_name: z._default(optionalLine(BRAND_NAME_LENGTH), ''),
    reply_to: z._default(z.union([z.literal(''), email], 'email_invalid'), ''),
    footer: z._default(optionalLine(BRAND_FOOTER_LENGTH), ''),
  }),
  answer: brand,
});

export const deleteBrand = endpoint({
  ...common,
  name: 'deleteBrand',
  ifMatch: 'required',
  method: 'DELETE',
  path,
  summary: 'Goes back to the product’s name, colours and sender',
  params,
  query,
  answer: brand,
});

const logoParams = z.object({ id, scheme: z.enum(BRAND_SCHEMES, 'not_found') });
const logoPath = `${path}/logos/:scheme`;

/** As for a website: a PNG of at most 20 KB in base64, of which only the pixels are kept. */
export const saveBrandLogo = endpoint({
  ...common,
  name: 'saveBrandLogo',
  method: 'PUT',
  path: logoPath,
  summary: 'Sets the logo for the light or the dark console',
  params: logoParams,
  query,
  body: z.strictObject({ logo: z.string().check(z.minLength(1, 'required')) }),
  bodyKind: 'form',
  bodyLimit: 40 * 1024,
  oversize: { field: 'logo', code: 'logo_size' },
  answer: brand,
});

export const deleteBrandLogo = endpoint({
  ...common,
  name: 'deleteBrandLogo',
  method: 'DELETE',
  path: logoPath,
  summary: 'Removes a logo',
  params: logoParams,
  query,
  answer: brand,
});

/** A logo by its content: never another file under the same address. */
export const getBrandLogo = endpoint({
  name: 'getBrandLogo',
  service: 'identity',
  method: 'GET',
  path: '/guest/brandLogos/:id/:sha256',
  auth: 'none',
  summary: 'A logo of an organization, as its sign-in pages show it (image/png)',
  params: z.object({ id, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'not_found')) }),
  files: ['image/png'],
});

/** Address of a logo on the platform's own origin, for pages. */
export const brandLogoPath = (organizationId: string, sha256: string): string =>
  `/api/v1${getBrandLogo.path.replace(':id', organizationId).replace(':sha256', sha256)}`;
