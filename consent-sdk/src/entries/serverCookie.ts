import type { ServerCookieTold } from '@yinyom/contracts/sdk/sdkScript';
import { writeSignedCookie } from '../server-cookie/signedCookie';
import { keepSignedCookie } from '../server-cookie/keepSignedCookie';

/** The part for pages whose configuration came later than the script. */
export const run = (told: ServerCookieTold): void => keepSignedCookie(told);

/** Writes the signed choice that came with the record of a decision. */
export const write = writeSignedCookie;

/** What the part exports. */
export interface ServerCookiePart {
  write: typeof writeSignedCookie;
}
