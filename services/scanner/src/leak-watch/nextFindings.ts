import { MAX_LEAK_FINDINGS } from '@yinyom/contracts/scanner/leakWatch';
import type { FoundLeak } from '../personal-data/FoundLeak';
import type { HandedOver } from './handOver';
import type { LeakFindingRecord } from './LeakRecords';

type Known = LeakFindingRecord;
export type NextFinding = Omit<Known, '_id'> & { _id?: Known['_id'] };

/** A scan that is over. */
export interface EndedScan {
  id: string;
  application_id: string;
  organization_id: string;
  ended_at: Date;
  expires_at: Date;
}

/** Of the marks of two findings so many are the same when one of them has only moved. */
const MOVED = 0.5;

const placeKey = ({ part, heading, table, sheet, column, page }: Known['place']): string =>
  JSON.stringify([part, heading, table, sheet, column, page]);

const share = (one: readonly string[], other: readonly string[]): number => {
  const known = new Set(other);
  return one.length === 0 ? 0 : one.filter((mark) => known.has(mark)).length / one.length;
};

const UNDECIDED = { legal_basis: null, reason: null, decided_by: null, decided_at: null, review_at: null };

/** What a finding that is seen again becomes. */
const seenAgain = (
  known: Known,
  { marks, count, confidence, place }: Pick<NextFinding, 'marks' | 'count' | 'confidence' | 'place'>,
  scan: EndedScan,
): NextFinding => {
  const next: NextFinding = {
    ...known,
    marks,
    count,
    confidence,
    place,
    last_seen: scan.ended_at,
    last_scan_id: scan.id,
    removed_at: null,
    removed_scan_id: null,
    expires_at: scan.expires_at,
  };
  const isNews = marks.some((mark) => !known.marks.includes(mark));
  const isDue = known.review_at !== null && known.review_at <= scan.ended_at;
  if (
    known.state === 'removed' ||
    (known.state === 'no_personal_data' && isNews) ||
    (known.state === 'published_on_purpose' && isDue)
  )
    return { ...next, ...UNDECIDED, state: 'open' };
  return next;
};

/**
 * What the findings of a website are after a scan: new ones, those seen again, those that are gone. Pages and documents
 * that the scan did not get to change nothing. Pure.
 * @param markOf stands for a value or an address of this website
 * @returns what has to be stored, and the keys of addresses of which not everything could be kept
 */
export const nextFindings = (
  known: readonly Known[],
  sources: HandedOver['sources'],
  scan: EndedScan,
  markOf: (hash: string) => string,
): { changed: NextFinding[]; crowded: Set<string> } => {
  const crowded = new Set<string>();
  const changed: NextFinding[] = [];
  let room = MAX_LEAK_FINDINGS - known.length;
  for (const source of sources) {
    const address_key = markOf(source.address);
    const here = known.filter((one) => one.address_key === address_key);
    if (source.state === 'same') {
      // Unchanged since it was read: what was found then is there now, for as long as it is open.
      for (const one of here) if (one.state !== 'removed') changed.push(seenAgain(one, one, scan));
      continue;
    }
    const left = new Set(here);
    const hits = source.found.map((found: FoundLeak) => ({ ...found, marks: found.hashes.map(markOf) }));
    const kindsBefore = new Map(here.map((one) => [placeKey(one.place), one.kind]));
    const newPlaces = new Set<string>();
    for (const { kind, confidence, place, count, marks } of hits) {
      const same =
        [...left].find((one) => one.kind === kind && placeKey(one.place) === placeKey(place)) ??
        [...left].find((one) => one.kind === kind && share(one.marks, marks) > MOVED);
      if (same) {
        left.delete(same);
        changed.push(seenAgain(same, { confidence, place, count, marks }, scan));
        continue;
      }
      if (kindsBefore.has(placeKey(place))) newPlaces.add(placeKey(place));
      if (room <= 0) {
        crowded.add(address_key);
        continue;
      }
      room -= 1;
      changed.push({
        ...UNDECIDED,
        application_id: scan.application_id,
        organization_id: scan.organization_id,
        kind,
        confidence,
        state: 'open',
        source: source.kind,
        address: source.url,
        address_key,
        place,
        count,
        marks,
        first_seen: scan.ended_at,
        last_seen: scan.ended_at,
        last_scan_id: scan.id,
        removed_at: null,
        removed_scan_id: null,
        expires_at: scan.expires_at,
      });
    }
    // A second kind where it was said that there is no personal data: that has to be said again.
    for (const one of changed)
      if (
        one.address_key === address_key &&
        one.state === 'no_personal_data' &&
        newPlaces.has(placeKey(one.place))
      )
        Object.assign(one, UNDECIDED, { state: 'open' });
    if (source.isPartial) continue;
    for (const one of left)
      if (one.state !== 'removed')
        changed.push({ ...one, state: 'removed', removed_at: scan.ended_at, removed_scan_id: scan.id });
  }
  return { changed, crowded };
};
