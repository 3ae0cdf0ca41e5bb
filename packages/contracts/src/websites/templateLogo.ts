import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id } from '../fields';

const params = z.object({ id });
const path = '/applications/:id/templateLogo';
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid_value'));

/** Row 43. `binary` answers image/png. */
export const getTemplateLogo = endpoint({
  name: 'getTemplateLogo',
  service: 'websites',
  method: 'GET',
  path,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:read',
  summary: "The logo of a website's banner",
  params,
  query: z.strictObject({
    format: z._default(z.enum(['binary', 'base64']), 'binary'),
    v: z.optional(sha256),
  }),
  answer: z.object({ logo: z.string() }),
  files: ['image/png'],
  resource: 'application',
});

/** Row 44. Sent as a form: `logo` is a PNG of at most 20 KB (20,480 bytes) in base64. A larger one of any size is `logo_size`. */
export const saveTemplateLogo = endpoint({
  name: 'saveTemplateLogo',
  service: 'websites',
  method: 'PUT',
  path,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: "Sets the logo of a website's banner",
  params,
  body: z.strictObject({ logo: z.string().check(z.minLength(1, 'required')) }),
  bodyKind: 'form',
  bodyLimit: 40 * 1024,
  oversize: { field: 'logo', code: 'logo_size' },
  answer: z.object({
    url: z.string(),
    sha256: z.string(),
    width: z.number(),
    height: z.number(),
    bytes: z.number(),
  }),
  resource: 'application',
});

/** Row 45. */
export const deleteTemplateLogo = endpoint({
  name: 'deleteTemplateLogo',
  service: 'websites',
  method: 'DELETE',
  path,
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: "Removes the logo of a website's banner",
  params,
  resource: 'application',
});
