import { createCheckedResolver, type CheckedTarget } from '@yinyom/service-kit/egress/checkedResolver';
import {
  createEgressLedger,
  DEFAULT_EGRESS_LIMITS,
  type EgressLedger,
} from '@yinyom/service-kit/egress/egressLedger';
import { startEgressProxy } from '@yinyom/service-kit/egress/egressProxy';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import { guardedFetch } from '@yinyom/service-kit/egress/guardedFetch';
import { startReader } from '../documents/apart/startReader';
import type { FetchFile } from '../frontier/fetchFile';
import { createFrontier } from '../frontier/frontier';
import { createRobotsBook } from '../frontier/robots';
import { createScope } from '../frontier/scope';
import { watchPressure, type PressureWatch } from './cdp/pressure';
import { slowness } from './cdp/slowness';
import { isOwnCall, refuseOwnCalls } from './browser/ownCalls';
import { startScanBrowser, type ScanBrowser } from './browser/scanBrowser';
import { ScanFailure } from './browser/scanFailure';
import { createWindowDesk } from './browser/windowDesk';
import { createHostBook } from './cname/hostBook';
import { lookBehindHosts, withOwners, type HostOwners } from './cname/lookBehindHosts';
import { createFindingBook } from './findings/findingBook';
import { createPageCalls } from './capture/pageCalls';
import { createItemLedger } from './capture/itemLedger';
import { siteOf } from '../frontier/siteOf';
import { missedOf } from './missed';
import { createPageBook } from './pageBook';
import { createSignalBook } from './signals/signalBook';
import { judgeSignals } from './signals/judgeSignals';
import { createSitemapBook } from './sitemapBook';
import { runPasses, type PassesState } from './passes/runPasses';
import type { Published } from './published/Published';
import { createPublishedBook, type PublishedBook } from './published/publishedBook';
import { isDocumentLink, readDocuments, validatorOf, type FetchOnce } from './published/readDocuments';
import type { ScanOptions } from './ScanOptions';
import type { ScanOrder, ScanOutcome } from './ScanOutcome';
import { checkedStartUrls } from './startUrls';

/** Rejects as soon as a signal says stop: nothing that still runs is waited for. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** The stable code of what ended a scan before its end. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ScanFailure || error instanceof EgressRefused) return error.code;
  return 'scan_failed';
};

/**
 * Scans a website in a browser of its own: pages without any choice, then what changes when a visitor accepts and
 * declines. Whatever happens, the answer says what was found until then, and no browser is left behind.
 * @returns never rejects: what goes wrong is the outcome's state and reason
 */
export const runScan = async (order: ScanOrder, options: ScanOptions): Promise<ScanOutcome> => {
  const { limits, resolve, allow, ownHosts, signal, onProgress, beforeConnect, ignoreCertificates } = options;
  const timeUp = AbortSignal.timeout(Math.min(order.limitMs ?? limits.scanMs, limits.scanMs));
  const stop = AbortSignal.any([signal, timeUp]);
  const egressLedger = createEgressLedger(DEFAULT_EGRESS_LIMITS);
  const calls = createPageCalls();
  const resolver = createCheckedResolver({ resolve, allow, ownHosts });
  const guard = async (target: CheckedTarget) => {
    refuseOwnCalls(target);
    await beforeConnect?.(target);
  };
  const proxy = await startEgressProxy({ resolver, ledger: egressLedger, beforeConnect: guard });
  // Sitemaps and the like are the website's, too, and whatever they are redirected to.
  const fileLedger: EgressLedger = {
    ...egressLedger,
    refused: (refusal) => {
      calls.note(`http://${refusal.host}:${refusal.port}`);
      egressLedger.refused(refusal);
    },
  };
  const guarded = { resolver, allow, ledger: fileLedger, beforeConnect, ignoreCertificates, truncate: true };
  const fetchFile: FetchFile = (url, { maxBytes, timeoutMs }) =>
    guardedFetch(url, { ...guarded, maxBytes, timeoutMs });

  const book = createPageBook();
  const findings = createFindingBook();
  const signals = createSignalBook();
  let site = '';
  const hosts = createHostBook(() => site);
  let owners: HostOwners = new Map();
  const state: PassesState = {
    banner: { kind: 'none', name: null, before: null, after: null },
    choices: [],
    bannerScore: null,
    bannerFindings: [],
    picturePage: null,
    notOperable: false,
  };
  let browser: ScanBrowser | undefined;
  let pressure: PressureWatch | undefined;
  let publishedBook: PublishedBook | null = null;
  let isInScope: (url: string) => boolean = () => false;
  let frontier: ReturnType<typeof createFrontier> | undefined;
  let ledger = createItemLedger('', limits.items);
  let failure: { code: string; error: unknown } | undefined;

  const scan = async () => {
    const startUrls = await checkedStartUrls(order.startUrls, options, fetchFile);
    site = siteOf(new URL(startUrls[0] ?? '').hostname);
    ledger = createItemLedger(site, limits.items);
    const robots = createRobotsBook(fetchFile);
    const scope = createScope(startUrls, order.includeSubdomains);
    isInScope = scope.contains;
    if (order.leakWatch) publishedBook = createPublishedBook({ site, isInScope });
    frontier = createFrontier({ ...order, startUrls, robots });
    const sitemapOf = createSitemapBook({ robots, scope, fetchFile });
    for (const url of startUrls) frontier.add(await sitemapOf(url), null);
    browser = await startScanBrowser({
      proxyUrl: proxy.url,
      contact: options.contact,
      ignoreCertificates,
      encrypted: startUrls.some((url) => url.startsWith('https:')),
      args: options.chromiumArgs,
      sandbox: options.sandbox,
    });
    pressure = watchPressure(browser.pid);
    if (stop.aborted) return;
    const { root, ended } = browser;
    const tools = {
      browser,
      desk: createWindowDesk(root),
      ledger,
      findings,
      hosts,
      techniques: options.techniques,
      ownHost: new URL(options.contact).hostname,
      signals,
      published: publishedBook,
      calls,
      limits,
      site,
      sitemapOf,
      isInScope: scope.contains,
      refusalOf: (host: string) =>
        egressLedger.refusals.find((refusal) => refusal.host === host)?.code ?? null,
    };
    const died = ended.then(() => {
      throw new ScanFailure('browser_ended', 'The browser ended in the middle of the scan.');
    });
    const passes = runPasses({ ...order, tools, frontier, book, signal: stop, onProgress }, state);
    await Promise.race([passes, died]);
  };

  const fetchOnce: FetchOnce = async (url, limitsOfOne) => {
    const answer = await guardedFetch(url, { ...guarded, ...limitsOfOne, maxRedirects: 0 });
    const { location, 'content-type': contentType = '' } = answer.headers;
    return { ...answer, location, contentType, validator: validatorOf(answer.headers) };
  };
  /** What pages published, and what the documents behind their links do: these come after the pages. */
  const publishedOf = async (known: PublishedBook): Promise<Published> => {
    const { sources, ...rest } = await known.all();
    const downloads = book
      .all()
      .filter(({ code }) => code === 'download' || code === 'not_a_page')
      .map(({ url }) => url);
    const urls = [...new Set([...(frontier?.files.filter(isDocumentLink) ?? []), ...downloads])];
    const reader = startReader({ slowness });
    try {
      const read = await readDocuments({
        urls,
        robots: createRobotsBook(fetchFile),
        isInScope,
        fetchOnce,
        reader,
        known: order.knownDocuments,
        ownDomain: site,
        ownPhones: known.ownPhones,
        signal,
      });
      return { ...rest, ...read, sources: [...sources, ...read.sources] };
    } finally {
      reader.close();
    }
  };

  const stopping = stopped(stop);
  stopping.catch(() => undefined);
  const scanning = scan();
  try {
    await Promise.race([scanning, stopping]);
  } catch (error) {
    if (!stop.aborted) failure = { code: reasonOf(error), error };
  } finally {
    // A browser that is still starting is waited for: it must not outlive its scan.
    if (stop.aborted && !browser) await scanning.catch(() => undefined);
    (pressure as PressureWatch | undefined)?.stop();
    await (browser as ScanBrowser | undefined)?.close();
    await scanning.catch(() => undefined);
    await proxy.close();
  }

  if (!signal.aborted)
    owners = await lookBehindHosts(hosts, findings, {
      site,
      resolve: options.resolveCname,
      extra: options.extraTargets,
    });
  const pages = book.all(frontier);
  const waited = Math.round(((pressure as PressureWatch | undefined)?.mean() ?? 1) * 10) / 10;
  const published = publishedBook && !signal.aborted ? await publishedOf(publishedBook) : null;
  // The first one says why the scan is partial.
  const reasons = [
    failure?.code,
    book.isBlocked && 'blocked',
    timeUp.aborted && 'time_limit',
    ledger.isFull && 'too_many_items',
    state.notOperable && 'banner_not_operable',
    book.unfinished > 0 && 'pages_unfinished',
  ].filter((code) => typeof code === 'string');
  const verdict = (): Pick<ScanOutcome, 'state' | 'reason'> => {
    if (signal.aborted) return { state: 'cancelled', reason: 'cancelled' };
    if (book.loaded === 0)
      return {
        state: 'failed',
        reason:
          failure?.code ?? (timeUp.aborted ? 'time_limit' : book.isBlocked ? 'blocked' : 'start_unreachable'),
      };
    const [reason = null] = reasons;
    return { state: reason ? 'partial' : 'complete', reason };
  };
  return {
    ...verdict(),
    items: withOwners(ledger.items(), owners),
    findings: [...findings.all(), ...judgeSignals(signals.sent, signals.twiceTold), ...state.bannerFindings],
    pages,
    banner: state.banner,
    choices: state.choices,
    bannerScore: state.bannerScore,
    browser: browser?.version ?? null,
    missed: missedOf({ pages, reasons, unfinished: book.unfinished, slowness: waited }),
    slowness: waited,
    ...(published && { published, ...(state.picturePage !== null && { picturePage: state.picturePage }) }),
    refused: egressLedger.refusals
      .filter(({ host, port }) => calls.include(host, port) && !isOwnCall(host))
      .map(({ host, port, code }) => ({ host, port, code })),
    // A refusal names what an owner typed, which is nobody else's.
    ...(failure && !(failure.error instanceof EgressRefused) && { error: failure.error }),
  };
};
