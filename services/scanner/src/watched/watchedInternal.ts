import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { SignalTold } from '@yinyom/contracts/scanner/finding';
import { leakPlaces } from '../leak-watch/leakPlaces';
import type { LeakStore } from '../leak-watch/leak.store';
import type { ResultStore } from '../scans/result.store';
import type { ScanStore } from '../scans/scan.store';

type Calls = Pick<
  InternalHandlers<typeof scannerInternal>,
  'watchViolations' | 'watchSignals' | 'watchLeaks' | 'watchBanner'
>;

/** More than anybody reads: a hostile website may have thousands. */
const MOST = 100;

/** The same thing of the same host. */
const keyOf = ({ cookie, domain }: { cookie: string; domain: string }): string => `${domain} ${cookie}`;

/** What whoever watches websites asks of their scans. */
export const createWatchedInternal = (
  scans: Pick<ScanStore, 'latestResults'>,
  results: Pick<ResultStore, 'find'>,
  leaks: Pick<LeakStore, 'findings'>,
): Calls => ({
  watchViolations: async ({ application_id }) => {
    const [latest, before] = await scans.latestResults(application_id);
    const findings = latest && (await results.find(String(latest._id)))?.findings;
    if (!latest || !findings) return null;
    const earlier = before ? (await results.find(String(before._id)))?.findings : undefined;
    const known = new Set(earlier?.violations_list.map(keyOf));
    return {
      scan_id: String(latest._id),
      finished_at: (latest.finished_at ?? latest.created_at).toISOString(),
      violations: findings.violations_list.slice(0, MOST).map((violation) => ({
        ...violation,
        is_new: earlier !== undefined && !known.has(keyOf(violation)),
      })),
    };
  },
  watchBanner: async ({ application_id }) => {
    // A scan that was turned away met no banner: what the one before it saw counts.
    const latest = (await scans.latestResults(application_id)).find(({ reason }) => reason !== 'blocked');
    const result = latest && (await results.find(String(latest._id)));
    if (!latest || !result?.findings) return null;
    return {
      scan_id: String(latest._id),
      finished_at: (latest.finished_at ?? latest.created_at).toISOString(),
      banner_score: result.banner_score ?? null,
    };
  },
  watchLeaks: async ({ application_id }) => leakPlaces(await leaks.findings(application_id)).slice(0, MOST),
  watchSignals: async ({ application_id }) => {
    // A scan that was turned away saw nothing: what the one before it saw still stands.
    const latest = (await scans.latestResults(application_id)).find(({ reason }) => reason !== 'blocked');
    const findings = latest && (await results.find(String(latest._id)))?.findings;
    if (!latest || !findings) return null;
    return {
      scan_id: String(latest._id),
      finished_at: (latest.finished_at ?? latest.created_at).toISOString(),
      contradictions: (findings.findings ?? [])
        .filter(({ kind, verdict }) => kind === 'signal' && verdict === 'violation')
        .slice(0, MOST)
        .map(({ code, company, page, evidence }) => ({
          code: code as SignalTold['code'],
          company: company ?? '',
          page,
          sent: ['gcd', 'gcs', 'asc']
            .flatMap((name) => (evidence[name] === undefined ? [] : [`${name}=${String(evidence[name])}`]))
            .join(' '),
        })),
    };
  },
});
