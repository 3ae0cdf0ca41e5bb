export type { YinyomApi, YinyomConsent, YinyomEvent } from '@yinyom/types';

/** What the inline stub leaves until the script arrives. */
export interface YinyomQueue {
  q: [method: string, args: unknown[]][];
  [method: string]: unknown;
}
