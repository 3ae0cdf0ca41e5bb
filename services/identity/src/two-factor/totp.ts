import { randomBytes } from 'node:crypto';
import speakeasy from 'speakeasy';

/** Time-based one-time passwords (RFC 6238: 30 s, 6 digits, SHA-1). The library behind it can be replaced. */
export interface Totp {
  /** A new secret of 160 bits in base32. */
  newSecret(): string;
  /** Address for an authenticator app's QR code. */
  url(secret: string, account: string): string;
  /**
   * Time step of a code that is right now or one step earlier or later, but only after `lastStep`: each step
   * counts once. Null when the code is wrong or used.
   */
  stepOf(secret: string, code: string, lastStep: number, now?: Date): number | null;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Of 5 bits each. */
const SECRET_DIGITS = 32;
const STEP_SECONDS = 30;
const WINDOW = 1;
const ISSUER = 'Yinyom';

export const createTotp = (): Totp => ({
  // Not the library's: it draws letters, of which 20 are fewer than 128 bits. 256 is a multiple of 32.
  newSecret: () => Array.from(randomBytes(SECRET_DIGITS), (byte) => BASE32.charAt(byte % 32)).join(''),

  url: (secret, account) =>
    speakeasy.otpauthURL({ secret, label: `${ISSUER}:${account}`, issuer: ISSUER, encoding: 'base32' }),

  stepOf: (secret, code, lastStep, now = new Date()) => {
    if (!/^[0-9]{6}$/.test(code)) return null;
    const time = Math.floor(now.getTime() / 1000);
    const match = speakeasy.totp.verifyDelta({
      secret,
      encoding: 'base32',
      token: code,
      window: WINDOW,
      step: STEP_SECONDS,
      time,
    });
    if (!match) return null;
    const step = Math.floor(time / STEP_SECONDS) + match.delta;
    return step > lastStep ? step : null;
  },
});
