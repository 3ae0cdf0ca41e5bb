import * as z from 'zod/mini';
import { inSmallLetters } from '../letterCase';
import { visible } from '../visible';

/** Six digits of an authenticator app. */
export const otpCode = z
  .string()
  .check(z.maxLength(6, { error: 'otp_invalid', abort: true }), z.regex(/^[0-9]{6}$/, 'otp_invalid'));
/** Ten letters and digits in two groups, e.g. `k7m2p-x9d4q`; case and spaces do not matter. */
export const recoveryCode = z
  .string()
  .check(
    z.overwrite(visible),
    z.overwrite(inSmallLetters),
    z.regex(/^[a-z0-9]{5}[- ]?[a-z0-9]{5}$/, 'otp_invalid'),
  );
