import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { password } from './password';
import { otpCode, recoveryCode } from './twoFactor';

/** Who asks is proved anew: the password, and the second factor of whoever has one. */
const proof = {
  password,
  code: z.optional(otpCode),
  recovery_code: z.optional(recoveryCode),
};
const typed = z.string().check(z.trim(), z.maxLength(254, 'typed_differently'));

/** For good: sessions end, the person is forgotten. Refused while an organization would lose its last Admin. */
export const closeAccount = endpoint({
  name: 'closeAccount',
  service: 'identity',
  method: 'POST',
  path: '/me/close',
  auth: 'bearer',
  role: 'self',
  summary: 'Closes the account of the signed-in person for good',
  body: z.strictObject({ ...proof, /** The own address, typed again. */ confirm: typed }),
  status: 204,
});

/** For good: its websites are deleted, everybody's membership ends. Evidence is kept for its time. */
export const closeOrganization = endpoint({
  name: 'closeOrganization',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/close',
  auth: 'bearer',
  role: 1000,
  summary: 'Closes an organization with all of its websites for good',
  params: z.object({ id }),
  body: z.strictObject({ ...proof, /** The organization's name, typed again. */ confirm: typed }),
  status: 204,
  resource: 'organization',
});
