import { withoutOwn } from '@yinyom/contracts/scanner/ownItem';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Logger } from '@yinyom/service-kit/logger';
import type { AllowedStore } from '../allowed-findings/allowed.store';
import { withAllowed } from '../allowed-findings/withAllowed';
import type { ScanTarget, WebsitesClient } from '../access/WebsitesClient';
import type { ResultRecord } from '../scans/ResultRecord';
import type { LeakTakeOver } from '../leak-watch/takeOverLeaks';
import type { ResultStore } from '../scans/result.store';
import type { ScanRecord } from '../scans/ScanRecord';
import type { ScanStore } from '../scans/scan.store';
import { countScan } from '../scans/countScan';
import { diffOf } from './diffOf';
import { judgeFindings } from './judgeFindings';
import type { Reporter } from './reporter';
import { reportItems } from './reportItems';
import { toScanItem } from './toScanItem';
import { violationsOf } from './violations';
import { findingsSince, violationsSince } from './withSince';

interface Parts {
  scans: ScanStore;
  results: ResultStore;
  allowed: Pick<AllowedStore, 'list'>;
  takeOverLeaks: LeakTakeOver;
  websites: WebsitesClient;
  reporter: Reporter;
  auditor: Auditor;
  logger: Logger;
  /** Counts a scan that is over, for metrics; default: `countScan`. */
  count?: (scan: ScanRecord) => void;
}

const STATUS = {
  complete: 'succeeded',
  partial: 'partial',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

/** Most of the addresses that went wrong which the list of scans carries. */
const MOST_ERRORS = 50;

const errorsOf = ({ pages, refused }: ResultRecord): ScanRecord['errors_met'] => {
  const failed = pages
    .filter(({ state }) => state === 'refused' || state === 'failed' || state === 'timed_out')
    .map(({ url, state, code }) => ({ url, code: code ?? state }));
  const blocked = refused.map(({ host, port, code }) => ({ url: `${host}:${port}`, code }));
  return [...failed, ...blocked].slice(0, MOST_ERRORS);
};

/** What is not there any more can be told only by a scan that could have met everything. */
const sawEverything = (scan: ScanRecord, result: ResultRecord): boolean =>
  result.state === 'complete' &&
  scan.passes.includes('accept') &&
  !scan.narrowed &&
  result.pages.filter(({ state }) => state === 'loaded').length < scan.max_pages;

/**
 * Takes over what a worker handed over: cookies to their website, categories, violations and differences to the
 * scan, news to the owner. Each step may be repeated, so a process that dies in between costs nothing.
 */
export const createDelivery = ({
  scans,
  results,
  allowed,
  takeOverLeaks,
  websites,
  reporter,
  auditor,
  logger,
  count = countScan,
}: Parts) => {
  const findingsOf = async (scan: ScanRecord, result: ResultRecord) => {
    const complete = sawEverything(scan, result);
    const heldBack = result.banner.kind === 'own';
    const taken = await reportItems(websites, result.found, {
      application_id: scan.application_id,
      source: 'scan',
      seen_at: result.ended_at.toISOString(),
      complete,
      held_back: heldBack,
    });
    const items = taken.map(({ item, provider, category }) => toScanItem(item, provider, category));
    const previous = await scans.previous(scan);
    const before = previous ? await results.find(String(previous._id)) : null;
    const earlier = before?.findings ? { ended_at: before.ended_at, findings: before.findings } : null;
    const hasResult = result.state === 'complete' || result.state === 'partial';
    return {
      items,
      violations_list: violationsSince(
        violationsOf(items, result.pages),
        result.ended_at,
        earlier && { things: earlier.findings.violations_list, endedAt: earlier.ended_at },
      ),
      findings: findingsSince(
        judgeFindings(result.detected ?? []),
        result.ended_at,
        earlier && { things: earlier.findings.findings ?? [], endedAt: earlier.ended_at },
      ),
      diff: hasResult
        ? {
            since: previous?.finished_at?.toISOString() ?? null,
            ...diffOf(withoutOwn(before?.findings?.items ?? []), withoutOwn(items), complete, heldBack),
          }
        : { new: [], removed: [], changed: [] },
    };
  };

  const finish = async (scan: ScanRecord, result: ResultRecord, target: ScanTarget | null): Promise<void> => {
    const id = String(scan._id);
    const findings = target
      ? await findingsOf(scan, result)
      : { items: [], violations_list: [], findings: [], diff: { new: [], removed: [], changed: [] } };
    await results.settle(id, findings);
    const { application_id, organization_id, expires_at } = scan;
    const about = { id, application_id, organization_id, expires_at };
    await takeOverLeaks({ ...about, ended_at: result.ended_at, detected: result.detected ?? [] }, target);
    const status = STATUS[result.state];
    const { diff, violations_list, items } = findings;
    const answeredFor = await allowed.list(scan.application_id);
    const withoutConsent = withAllowed(findings.findings, answeredFor).filter(
      // How a banner is made is judged by its score; nothing ran by it.
      ({ kind, verdict }) => verdict === 'violation' && kind !== 'banner',
    );
    const ending = {
      cookies_found: withoutOwn(items).length,
      new: diff.new.length,
      removed: diff.removed.length,
      changed: diff.changed.length,
      violations: violations_list.length + withoutConsent.length,
      errors_met: errorsOf(result),
      pages_done: Math.max(scan.pages_done, result.pages.length),
    };
    if (target) {
      await websites.recordScan({
        application_id: scan.application_id,
        scan_id: id,
        status,
        finished_at: result.ended_at.toISOString(),
        violations: status === 'succeeded' || status === 'partial' ? ending.violations : null,
        pages: ending.pages_done,
      });
      await reporter.report({ ...scan, ...ending, status }, target);
    }
    const from = { status: 'running', delivering: true } as const;
    const ended = await scans.end(id, from, status, result.reason, ending);
    if (ended) count(ended);
    if (ended)
      await auditor.bySystem({ log: logger, jobId: id }, ended.organization_id, {
        action: 'scan.finish',
        target: { type: 'scan', id, label: target?.domain_name ?? '' },
        result: ended.status === 'failed' ? 'error' : 'success',
      });
  };

  /** @throws whatever a service that cannot be reached throws: the job is tried again */
  return async (scanId: string): Promise<void> => {
    const scan = await scans.byId(scanId);
    if (!scan?.delivering) return;
    const result = await results.find(scanId);
    const target = await websites.getScanTarget({ application_id: scan.application_id });
    if (result) return finish(scan, result, target);
    logger.error({ scan_id: scanId }, 'a scan was handed over without a result');
    await scans.end(scanId, { status: 'running', delivering: true }, 'failed', 'scan_failed');
  };
};
export type Delivery = ReturnType<typeof createDelivery>;
