import type { ServerCookieTold } from '@yinyom/contracts/sdk/sdkScript';
import { keepSignedCookie } from '../server-cookie/keepSignedCookie';

/** The part for pages whose configuration came later than the script. */
export const run = (told: ServerCookieTold): void => keepSignedCookie(told);
