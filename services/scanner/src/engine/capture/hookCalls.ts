import type { SetBy } from '../ScanOutcome';
import type { HookCall } from './pageHook';
import { blamedPlace, placesOf, withoutOwnScript } from './scriptStack';
import { lifetimeOfKind, type Evidence, type ItemObservation } from './ItemObservation';
import { parseSetCookie } from './setCookieLine';
import { hostOf, siteOf } from '../../frontier/siteOf';

export interface ReadCall {
  evidence: Evidence;
  /** Where the hook saw it stored. */
  observation: ItemObservation | null;
}

/**
 * What a hook's call means.
 * @param where kind of the place the script ran in
 * @param site registrable domain of the website
 * @returns null for a call that is none, or that no browser follows
 */
export const readHookCall = (
  payload: string,
  where: 'script' | 'frame' | 'worker',
  page: string,
  site: string,
): ReadCall | null => {
  let call: HookCall;
  try {
    call = JSON.parse(payload) as HookCall;
  } catch {
    return null;
  }
  const { kind, name, host, attributes = '', stack, confirmed } = call;
  if (!name || !host) return null;
  const at = Date.now();
  const cookie = kind === 'cookie' ? parseSetCookie(`${name}=;${attributes}`, host, at) : null;
  if (kind === 'cookie' && !cookie) return null;
  const places = withoutOwnScript(placesOf(stack));
  const blamed = blamedPlace(places, site);
  const setBy: SetBy = { kind: where, url: places[0]?.url ?? null, line: places[0]?.line ?? null };
  const what = { name, domain: cookie?.domain ?? host, kind, at, page };
  return {
    evidence: {
      ...what,
      setBy,
      setterHost: siteOf(hostOf(blamed?.url ?? '') ?? host),
      ...(cookie ? { lifetime: cookie.lifetime } : {}),
    },
    observation:
      confirmed && (cookie?.lifetime ?? 1) > 0
        ? { ...what, durationSeconds: cookie ? (cookie.lifetime ?? 0) : lifetimeOfKind(kind) }
        : null,
  };
};
