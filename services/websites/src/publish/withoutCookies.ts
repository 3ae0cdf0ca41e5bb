import { cookieNames, type SdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import type { CookieRecord } from '../cookie/CookieRecord';
import { hostsToBlock } from './blockRules';

type Named = Pick<CookieRecord, 'name' | 'type' | 'domain'>;

const keyOf = ({ name, type, domain }: Named): string => JSON.stringify([name, type, domain ?? null]);

/**
 * A published payload that holds nothing back because of some cookies. What its visitors are told stays as it is: that
 * is evidence. Pure.
 */
export const withoutCookies = (
  payload: SdkPayload,
  snapshot: Snapshot,
  gone: readonly Named[],
): SdkPayload => {
  const keys = new Set(gone.map(keyOf));
  const rest = { ...snapshot, cookies: snapshot.cookies.filter((cookie) => !keys.has(keyOf(cookie))) };
  return {
    ...payload,
    config: { ...payload.config, cookies: cookieNames(rest), block: hostsToBlock(rest) },
  };
};
