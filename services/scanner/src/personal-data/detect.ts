import type { Content, Detector, Hit, Place } from './Content';
import { bankAccount } from './detectors/bankAccount';
import { birthDate } from './detectors/birthDate';
import { children } from './detectors/children';
import { drivingLicence } from './detectors/drivingLicence';
import { emailList } from './detectors/emailList';
import { homeAddress } from './detectors/homeAddress';
import { nationalId } from './detectors/nationalId';
import { passport } from './detectors/passport';
import { peopleList } from './detectors/peopleList';
import { phone } from './detectors/phone';
import { secrets } from './detectors/secrets';
import { sensitive } from './detectors/sensitive';
import { recordTables } from './text/records';

const DETECTORS: readonly Detector[] = [
  nationalId,
  passport,
  drivingLicence,
  phone,
  emailList,
  bankAccount,
  peopleList,
  sensitive,
  birthDate,
  homeAddress,
  secrets,
  children,
];

/** Places with findings that one page or document is given at most. */
const MOST_HITS = 60;
const RANK = { certain: 0, likely: 1, possible: 2 } as const;

const keyOf = (kind: string, { part, heading, table, sheet, column, page }: Place): string =>
  JSON.stringify([kind, part, heading, table, sheet, column, page]);

/** Everything that is found in a page or document, each kind once for a place, the surest first. Pure. */
export const detect = (given: Content): Hit[] => {
  const content = { ...given, tables: [...given.tables, ...recordTables(given.texts)] };
  const found = new Map<string, Hit>();
  for (const hit of DETECTORS.flatMap((detector) => detector(content))) {
    const key = keyOf(hit.kind, hit.place);
    const known = found.get(key);
    if (!known) {
      found.set(key, hit);
      continue;
    }
    const values = [...new Set([...known.values, ...hit.values])];
    const confidence = RANK[hit.confidence] < RANK[known.confidence] ? hit.confidence : known.confidence;
    found.set(key, { ...known, confidence, values, count: Math.max(values.length, known.count, hit.count) });
  }
  return [...found.values()]
    .sort((one, other) => RANK[one.confidence] - RANK[other.confidence])
    .slice(0, MOST_HITS);
};
