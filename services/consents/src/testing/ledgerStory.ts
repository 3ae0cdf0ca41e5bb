import { randomUUID } from 'node:crypto';
import type { PublishedSite } from '../sites/siteDirectory';
import { toDraft } from '../ingest/toDraft';
import type { LogRecord, Prior } from '../record/LogRecord';
import { EMPTY_HEAD, headAfter, placeRecord, priorOf, type Head } from '../ledger/placeRecord';
import { configTokenOf, INGEST_SECRET } from './standIns';

interface Told {
  site: PublishedSite;
  count: number;
  clients: number;
  /** Time of the first decision, and from one to the next. */
  start: number;
  stepMs: number;
}

const CHOICES: Record<string, boolean>[] = [
  { preference: true, statistics: true, marketing: true },
  { statistics: true },
  {},
];

/** Knuth's multiplier: scatters clients over the story, the same each time. */
const SPREAD = 2_654_435_761;

/** Many visitors' decisions as the ledger would hold them: linked, hashed, in order of time. */
export function* ledgerStream({ site, count, clients, start, stepMs }: Told): Generator<LogRecord> {
  const ids = Array.from({ length: clients }, () => randomUUID());
  const priors = new Map<string, Prior>();
  let head: Head = EMPTY_HEAD;
  for (let index = 0; index < count; index += 1) {
    const client_id = ids[(Math.imul(index, SPREAD) >>> 0) % clients] ?? randomUUID();
    const now = start + index * stepMs;
    const language = index % 4 === 0 ? 'en' : 'th';
    const draft = toDraft(
      site,
      { version: site, noticeSha256: site.notice_sha256[language] ?? '', stale: false },
      {
        event_id: randomUUID(),
        client_id,
        config_token: configTokenOf(site),
        categories: CHOICES[(index * 5 + Math.floor(index / 3)) % CHOICES.length] ?? {},
        method: 'modal_confirm',
        language,
        client_time: new Date(now).toISOString(),
        gpc: false,
        consenter_role: 'self',
      },
      { ip: '203.0.113.77', userAgent: undefined, page: index % 9 === 0 ? null : site.host },
      INGEST_SECRET.current,
      true,
    );
    const record = placeRecord(draft, head, priors.get(client_id) ?? null, now);
    priors.set(client_id, priorOf(record));
    head = headAfter(record);
    yield record;
  }
}

/** The same, all at once. */
export const ledgerStory = (told: Told): LogRecord[] => [...ledgerStream(told)];
