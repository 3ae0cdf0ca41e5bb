import { isOwnItem } from '@yinyom/contracts/scanner/ownItem';
import { shortAddress } from '@yinyom/contracts/scanner/shortAddress';
import type { ScanPass } from '@yinyom/contracts/scanner/scanPass';
import type { FoundItem } from '../ScanOutcome';
import { itemKey, type Evidence, type ItemObservation } from './ItemObservation';
import { siteOf } from '../../frontier/siteOf';

/** Where a scan is: its pass, and whether its choice is already made there. */
export interface Phase {
  pass: ScanPass;
  chosen: boolean;
  /** The choice is done with: what is sent from now on knows it. */
  settled?: boolean;
}

/** Header of a cookie that lives shorter than this may be all that is ever seen of it. */
const TOO_SHORT_FOR_THE_JAR = 10;
/** Evidence and observation of one and the same setting lie at most this far apart. */
const SAME_SETTING_MS = 5_000;
const MAX_TEXT = 256;

export interface ItemLedger {
  /** It is stored, or was. */
  see(observation: ItemObservation, phase: Phase): void;
  /** Somebody set it or deleted it; whether a browser really kept it, a observation says. */
  explain(evidence: Evidence, phase: Phase): void;
  /** Items that the website or others set; those of this platform's script are not counted. */
  readonly size: number;
  /** More was found than is kept. */
  readonly isFull: boolean;
  items(): FoundItem[];
}

/** What was asked for, where what is seen is that minus the moment until it was seen. */
const exactDuration = ({ durationSeconds }: ItemObservation, asked: Evidence | undefined): number | null =>
  durationSeconds && asked?.lifetime && Math.abs(asked.lifetime - durationSeconds) <= SAME_SETTING_MS / 1_000
    ? asked.lifetime
    : durationSeconds;

/** Keeps every item once, however often it is seen; what was seen once stays, whatever deletes it. */
export const createItemLedger = (site: string, maxItems: number): ItemLedger => {
  const items = new Map<string, FoundItem>();
  let ownItems = 0;
  const evidence = new Map<string, Evidence>();
  let isFull = false;

  const applyEvidence = (item: FoundItem, found: Evidence | undefined) => {
    if (!found || item.setBy.kind !== 'unknown') return;
    item.setBy = found.setBy;
    item.setterHost = found.setterHost;
    // Windows share one jar: the page that set it is not always the one where it was seen first.
    item.firstPage = shortAddress(found.page);
  };

  const see: ItemLedger['see'] = (observation, { pass, chosen }) => {
    const key = itemKey(observation);
    const { kind } = observation;
    const page = shortAddress(observation.page);
    const known = items.get(key);
    const durationSeconds = exactDuration(observation, evidence.get(key));
    if (!known && items.size >= maxItems) {
      isFull = true;
      return;
    }
    const item: FoundItem = known ?? {
      name: observation.name.slice(0, MAX_TEXT),
      domain: observation.domain.slice(0, MAX_TEXT),
      kind,
      party: siteOf(observation.domain) === site ? 'first' : 'third',
      setterHost: siteOf(observation.domain),
      durationSeconds,
      isSession: false,
      beforeConsent: false,
      passes: [],
      firstPage: page,
      lastPage: page,
      setBy: { kind: 'unknown', url: null, line: null },
    };
    if (!known && isOwnItem(item)) ownItems += 1;
    items.set(key, item);
    if (durationSeconds !== null) item.durationSeconds = Math.max(item.durationSeconds ?? 0, durationSeconds);
    item.isSession = kind === 'cookie' ? item.durationSeconds === 0 : kind === 'sessionStorage';
    Object.assign(item, observation.flags);
    item.beforeConsent ||= pass === 'none' || !chosen;
    if (!item.passes.includes(pass)) item.passes.push(pass);
    item.lastPage = page;
    applyEvidence(item, evidence.get(key));
  };

  /** Evidence of a cookie that no look into the jar can find any more; it then is the only proof. */
  const onlyProof = (found: Evidence, before: Evidence | undefined): Evidence | undefined => {
    const { lifetime = null } = found;
    if (found.kind !== 'cookie' || lifetime === null || lifetime > TOO_SHORT_FOR_THE_JAR) return undefined;
    if (lifetime > 0) return found.setBy.kind === 'header' ? found : undefined;
    const wasJustSet = before && !items.has(itemKey(found)) && found.at - before.at < SAME_SETTING_MS;
    // A script that only tries is not believed; one that succeeds is seen by its hook.
    return wasJustSet && before.setBy.kind === 'header' ? before : undefined;
  };

  return {
    see,
    explain: (found, phase) => {
      const key = itemKey(found);
      const before = evidence.get(key);
      const proof = onlyProof(found, before);
      const deletes = found.kind === 'cookie' && (found.lifetime ?? 1) <= 0;
      if (!deletes && (before || evidence.size < maxItems * 4)) evidence.set(key, found);
      if (proof) see({ ...proof, durationSeconds: proof.lifetime ?? 0 }, phase);
      const item = items.get(key);
      if (!item || deletes) return;
      item.lastPage = shortAddress(found.page);
      applyEvidence(item, found);
    },
    get size() {
      return items.size - ownItems;
    },
    get isFull() {
      return isFull;
    },
    items: () => [...items.values()],
  };
};
