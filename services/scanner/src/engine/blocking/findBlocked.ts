import { ownBannerState } from '../consent/ownBanner';
import type { FindingObservation } from '../findings/FoundFinding';
import { callText, runInFrame } from '../page/frameWorlds';
import type { ScanWindow } from '../page/scanWindow';
import { blockedAddresses, type BlockedAddress } from './blockedAddresses';
import { judgeBlocked } from './judgeBlocked';
import type { RequestLog } from './requestLog';

/** Addresses of a page that are looked at, and elements that are searched for open shadow roots. */
const MOST = 2_000;

/**
 * What a page with the consent script has requested although the script blocks it now.
 * @param site registrable domain of the website
 */
export const findBlocked = async (
  { worlds }: Pick<ScanWindow, 'worlds'>,
  requests: Pick<RequestLog, 'find'>,
  site: string,
): Promise<Omit<FindingObservation, 'page'>[]> => {
  const main = worlds.main();
  if (!main || (await ownBannerState(main)) === 'absent') return [];
  const blocked = await runInFrame<BlockedAddress[]>(main, callText(blockedAddresses, MOST));
  return judgeBlocked(blocked, requests, site);
};
