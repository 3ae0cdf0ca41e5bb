import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, timestamp } from '../fields';
import { password } from './password';
import { otpCode, recoveryCode } from './secondFactorCodes';

/** Days between the order to close an organization and its end: time to take evidence along, and to think again. */
export const CLOSING_DAYS = 14;
/** So many days before the end its members are reminded. */
export const CLOSING_REMINDER_DAYS = 3;

/** Who asks is proved anew: the password, and the second factor of whoever has one. */
const proof = {
  password,
  code: z.optional(otpCode),
  recovery_code: z.optional(recoveryCode),
};
const typed = z.string().check(z.maxLength(254, 'typed_differently'), z.trim());

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

/**
 * Takes effect after `CLOSING_DAYS`; until then nothing changes and any Admin can cancel. Then, for good: its websites are
 * deleted, everybody's membership ends. Evidence is kept for its time. Ordering it again changes nothing.
 */
export const closeOrganization = endpoint({
  name: 'closeOrganization',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/close',
  auth: 'bearer',
  role: 1000,
  summary: 'Orders the closing of an organization with all of its websites, which follows after 14 days',
  params: z.object({ id }),
  body: z.strictObject({ ...proof, /** The organization's name, typed again. */ confirm: typed }),
  status: 202,
  answer: z.object({ closes_at: timestamp }),
  resource: 'organization',
});

/** Any Admin, until the organization ends: nothing was taken away yet. 409 closing_not_ordered otherwise. */
export const cancelClosing = endpoint({
  name: 'cancelClosing',
  service: 'identity',
  method: 'POST',
  path: '/organizations/:id/close/cancel',
  auth: 'bearer',
  role: 1000,
  summary: 'Takes the order to close an organization back',
  params: z.object({ id }),
  body: z.strictObject({}),
  resource: 'organization',
});
