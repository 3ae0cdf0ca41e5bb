import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { password } from './password';
import { loginAnswer } from './guest';
import { otpCode, recoveryCode } from './secondFactorCodes';

const oneOf = z.refine<{ code?: string; recovery_code?: string }>(
  (body) => (body.code === undefined) !== (body.recovery_code === undefined),
  { error: 'otp_invalid', path: ['code'] },
);
const recoveryCodes = z.array(z.string());
/** Password and second factor, which prove who is asking before it is weakened or replaced. */
export const secondFactorProof = z
  .strictObject({ password, code: z.optional(otpCode), recovery_code: z.optional(recoveryCode) })
  .check(oneOf);

export const loginTwoFactor = endpoint({
  name: 'loginTwoFactor',
  service: 'identity',
  method: 'POST',
  path: '/guest/login-2fa',
  auth: 'otp',
  summary: 'Second step of a login: a code of the authenticator app or a recovery code (5 tries, 5 minutes)',
  body: z.strictObject({ code: z.optional(otpCode), recovery_code: z.optional(recoveryCode) }).check(oneOf),
  answer: loginAnswer,
  secrets: ['token', 'refresh_token'],
});

export const requestTwoFactor = endpoint({
  name: 'requestTwoFactor',
  service: 'identity',
  method: 'POST',
  path: '/me/2fa',
  auth: 'bearer',
  role: 'self',
  summary: 'Makes a new pending two-factor secret (10 minutes); an earlier pending one dies',
  body: z.strictObject({}),
  status: 200,
  answer: z.object({ secret_key: z.string(), otpauth_url: z.string(), expires_at: timestamp }),
  secrets: ['secret_key', 'otpauth_url'],
});

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  service: 'identity',
  method: 'POST',
  path: '/me/2fa-confirm',
  auth: 'bearer',
  role: 'self',
  summary:
    'Switches two-factor on with a code of the pending secret; the password too when the login is older than 15 minutes',
  body: z.strictObject({ code: otpCode, password: z.optional(password) }),
  status: 200,
  answer: z.object({ two_fa_at: timestamp, recovery_codes: recoveryCodes }),
  secrets: ['recovery_codes'],
});

export const disableTwoFactor = endpoint({
  name: 'disableTwoFactor',
  service: 'identity',
  method: 'DELETE',
  path: '/me/2fa',
  auth: 'bearer',
  role: 'self',
  summary: 'Switches two-factor off',
  body: secondFactorProof,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  service: 'identity',
  method: 'POST',
  path: '/me/2fa/recovery-codes',
  auth: 'bearer',
  role: 'self',
  summary: 'Makes ten new recovery codes; the old ones die. A recovery code proves who has no app',
  body: secondFactorProof,
  status: 200,
  answer: z.object({ recovery_codes: recoveryCodes }),
  secrets: ['recovery_codes'],
});
