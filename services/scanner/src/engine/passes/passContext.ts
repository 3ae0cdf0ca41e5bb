import type { ScanBrowser } from '../browser/scanBrowser';
import type { WindowDesk } from '../browser/windowDesk';
import { findBlocked } from '../blocking/findBlocked';
import { createRequestLog } from '../blocking/requestLog';
import { ask } from '../cdp/ask';
import { captureTarget } from '../capture/captureTarget';
import { watchCookieJar, type CookieJar } from '../capture/cookieJar';
import type { ItemLedger, Phase } from '../capture/itemLedger';
import { watchResponseCookies } from '../capture/responseCookies';
import type { PageCalls } from '../capture/pageCalls';
import type { Evidence, ItemObservation } from '../capture/ItemObservation';
import type { HeldCookie } from '../techniques/judges/evercookie';
import { createPageWatch } from '../techniques/pageWatch';
import { callText } from '../page/frameWorlds';
import { inPage } from '../page/inPage';
import { readStoredKeys } from '../page/readFrames';
import { openScanWindow, type ScanWindow } from '../page/scanWindow';
import { visitPage, type Visit, type VisitEnd } from '../page/visitPage';
import type { RefusalOf } from '../page/openPage';
import type { HostBook } from '../cname/hostBook';
import type { FindingBook } from '../findings/findingBook';
import type { PublishedBook } from '../published/publishedBook';
import type { ScanLimits } from '../scanLimits';
import { countDefaults } from '../signals/countDefaults';
import type { SignalBook } from '../signals/signalBook';

/** What every pass of one scan shares. */
export interface ScanTools {
  browser: ScanBrowser;
  desk: WindowDesk;
  ledger: ItemLedger;
  findings: FindingBook;
  hosts: HostBook;
  /** Whether techniques are looked for. */
  techniques: boolean;
  /** Host of this installation. */
  ownHost: string;
  calls: PageCalls;
  limits: ScanLimits;
  signals: SignalBook;
  /** Reads what pages publish of people; null where nobody asked for it. */
  published: PublishedBook | null;
  /** Registrable domain of the website. */
  site: string;
  isInScope(url: string): boolean;
  refusalOf: RefusalOf;
  /** Pages that the sitemaps of an address's origin name; each origin is read once. */
  sitemapOf(url: string): Promise<string[]>;
}

/** A visitor who comes for the first time: fresh cookies and storage for one pass. */
export interface PassContext {
  phase: Phase;
  limits: ScanLimits;
  /** @param more.limits what is other than on the pages that the scan visits */
  visit(
    url: string,
    more?: Pick<Visit, 'onQuiet' | 'onQuietMs' | 'onEnd'> & { limits?: Partial<ScanLimits> },
  ): Promise<VisitEnd>;
  /** The first page where a cookie and something else kept an identifier; null when none did. */
  keptOn(): string | null;
  /** The cookies as they were last seen. */
  cookies(): readonly HeldCookie[];
  /** Deletes every cookie and nothing else. */
  forgetCookies(): Promise<void>;
  /** Tells everything that is stored now. */
  lookAround(window: ScanWindow): Promise<void>;
  close(): Promise<void>;
}

/** @param only category that alone is agreed to, where the visitor is none of a pass */
export const openPassContext = async (
  tools: ScanTools,
  pass: Phase['pass'],
  only?: 'statistics',
): Promise<PassContext> => {
  const {
    browser,
    desk,
    ledger,
    findings,
    hosts,
    techniques,
    ownHost,
    calls,
    limits,
    signals,
    site,
    isInScope,
    refusalOf,
  } = tools;
  const phase: Phase = { pass, chosen: false };
  /** Pages open now, the newest last. */
  const open: string[] = [];
  let last = '';
  let keptOn: string | null = null;
  const keeps = (page: string) => {
    keptOn ??= page;
  };
  const see = (observation: ItemObservation) => ledger.see(observation, phase);
  const explain = (evidence: Evidence) => {
    ledger.explain(evidence, phase);
    hosts.cookie(evidence);
  };
  const newest = () => open.at(-1) ?? last;

  const responses = watchResponseCookies(newest, explain);
  const jars: CookieJar[] = [];
  const cookies = () => jars[0]?.cookies() ?? [];
  const watching = { isOn: techniques, site, ownHost, hosts, findings, phase, cookies, keeps };
  const workerWatch = createPageWatch({ ...watching, page: newest });
  const sentByWorkers = signals.openVisit(newest, phase, only);
  const ofWorkers = {
    site,
    page: newest,
    see,
    explain,
    responses,
    calls,
    watch: workerWatch,
    sent: sentByWorkers,
  };
  const browserContextId = await desk.openContext((worker) => captureTarget(worker, ofWorkers));
  const ownJar = watchCookieJar(browser.root, browserContextId, newest, see);
  jars.push(ownJar);

  const countTwice = async ({ worlds }: ScanWindow, page: string) => {
    const main = worlds.main();
    const times = main && (await inPage<number>(main, callText(countDefaults)));
    if (times && times > 1) signals.noteTwice({ page, pass: only ? null : pass, times });
  };

  const visit: PassContext['visit'] = async (url, more) => {
    open.push(url);
    const page = () => url;
    const watch = createPageWatch({ ...watching, page });
    const sent = signals.openVisit(page, phase, only);
    const requests = createRequestLog();
    const request: typeof watch.request = (event, isPage) => {
      requests.note(event);
      watch.request(event, isPage);
    };
    const sink = { site, page, see, explain, calls, watch: { ...watch, request }, sent };
    try {
      return await visitPage({
        ...more,
        onEnd: async (window) => {
          await countTwice(window, url);
          await more?.onEnd?.(window);
          // Who agreed is shown what was blocked before.
          if (pass === 'accept') return;
          for (const told of await findBlocked(window, requests, site))
            findings.note({ ...told, page: url }, phase);
        },
        url,
        limits: { ...limits, ...more?.limits },
        refusalOf,
        look: ownJar.look,
        see,
        watch,
        open: () =>
          openScanWindow({ browser, desk, browserContextId, sink, isInScope, maxBytes: limits.pageBytes }),
      });
    } finally {
      watch.end();
      open.splice(open.indexOf(url), 1);
      last = url;
    }
  };
  return {
    phase,
    limits,
    visit,
    keptOn: () => keptOn,
    cookies,
    forgetCookies: async () => {
      await ask(browser.root, 'Storage.clearCookies', { browserContextId });
      await ownJar.look();
    },
    lookAround: async (window) => {
      await Promise.all([ownJar.look(), readStoredKeys(window.worlds.all(), newest(), see)]);
    },
    close: async () => {
      await ownJar.look();
      ownJar.stop();
      workerWatch.end();
      await desk.closeContext(browserContextId);
    },
  };
};
