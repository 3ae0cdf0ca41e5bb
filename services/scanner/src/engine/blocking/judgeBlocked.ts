import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { hostOf, siteOf } from '../../frontier/siteOf';
import type { FindingObservation } from '../findings/FoundFinding';
import { blameReceiver, blameScript } from '../techniques/blame';
import type { BlockedAddress } from './blockedAddresses';
import type { RequestedBy, RequestLog } from './requestLog';

const TYPES: readonly number[] = Object.values(CATEGORY_TYPES);

interface Group {
  first: BlockedAddress;
  script: RequestedBy;
  urls: Set<string>;
  elements: Set<string>;
}

/** The category that a mark names by its type; 0 for an id, whose type the scan does not know. */
const typeOf = ({ category }: BlockedAddress): number => {
  const type = Number(category);
  return TYPES.includes(type) ? type : 0;
};

/**
 * Addresses that wait for consent in a marked element and were requested all the same: by a script that loads them by
 * another way, or by the browser before the consent script ran. One finding for each host and script. Pure.
 * @param site registrable domain of the website
 */
export const judgeBlocked = (
  blocked: readonly BlockedAddress[],
  requests: Pick<RequestLog, 'find'>,
  site: string,
): Omit<FindingObservation, 'page'>[] => {
  const groups = new Map<string, Group>();
  for (const first of blocked) {
    const script = requests.find(first.url);
    if (script === undefined || typeOf(first) === CATEGORY_TYPES.necessary) continue;
    const key = `${hostOf(first.url)}\n${script}`;
    const group = groups.get(key) ?? { first, script, urls: new Set(), elements: new Set() };
    group.urls.add(first.url.split('?', 1)[0]!);
    group.elements.add(first.element);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, script, urls, elements }) => ({
    ...(siteOf(hostOf(first.url) ?? site) === site
      ? blameScript(script, site)
      : blameReceiver(first.url, script)),
    kind: 'blocking',
    code: 'requested_while_blocked',
    weight: 'violation',
    categoryType: typeOf(first),
    evidence: {
      url: [...urls],
      elements: [...elements],
      requested_by: script === null ? 'markup' : 'script',
    },
    // A rule would block what the mark blocks already.
    rule: null,
  }));
};
