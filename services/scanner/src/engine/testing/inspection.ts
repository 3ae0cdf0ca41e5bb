import { createCheckedResolver } from '@yinyom/service-kit/egress/checkedResolver';
import { createEgressLedger, DEFAULT_EGRESS_LIMITS } from '@yinyom/service-kit/egress/egressLedger';
import { startEgressProxy } from '@yinyom/service-kit/egress/egressProxy';
import { startScanBrowser } from '../browser/scanBrowser';
import { createWindowDesk } from '../browser/windowDesk';
import { createItemLedger } from '../capture/itemLedger';
import { createPageCalls } from '../capture/pageCalls';
import type { Choice } from '../consent/Choice';
import { scoreBanner } from '../consent/check/scoreBanner';
import { createHostBook } from '../cname/hostBook';
import { createFindingBook } from '../findings/findingBook';
import { inspectBanner } from '../passes/inspectBanner';
import { makeFirstChoice } from '../passes/bannerPass';
import { openPassContext } from '../passes/passContext';
import type { ScanSetting } from '../ScanOptions';
import { createSignalBook } from '../signals/signalBook';

const SITE = 'school.ac.th';
/** What is tested is what a page gives, not how much of it a busy machine manages in a page's usual time. */
const LIMITS = { quietMs: 900, noChoiceMs: 1_200, detectMs: 100, pageMs: 120_000, navigationMs: 60_000 };

/** Who only chooses stays no longer than that; what is touched meanwhile is touched as ever. */
const BRIEF = { dwellMs: 300, settleMs: 200 };

/** The inspection of banners without the passes around it, one browser for many websites of this machine. */
export const openInspection = async (setting: ScanSetting) => {
  const { resolve, allow, ownHosts, contact, ignoreCertificates, chromiumArgs, sandbox } = setting;
  const proxy = await startEgressProxy({
    resolver: createCheckedResolver({ resolve, allow, ownHosts }),
    ledger: createEgressLedger(DEFAULT_EGRESS_LIMITS),
  });
  const browser = await startScanBrowser({
    proxyUrl: proxy.url,
    contact,
    ignoreCertificates,
    sandbox,
    encrypted: false,
    args: chromiumArgs,
  });
  const limits = { ...setting.limits, ...LIMITS };
  const tools = {
    browser,
    limits,
    site: SITE,
    refusalOf: () => null,
    sitemapOf: () => Promise.resolve([]),
    desk: createWindowDesk(browser.root),
    ledger: createItemLedger(SITE, limits.items),
    findings: createFindingBook(),
    hosts: createHostBook(() => ''),
    techniques: false,
    ownHost: '',
    signals: createSignalBook(),
    published: null,
    calls: createPageCalls(),
    isInScope: () => true,
  };
  return {
    inspect: async (page: string, next: string) =>
      scoreBanner(await inspectBanner(tools, page, next, new AbortController().signal), page),
    /** One visitor's choice on a page, as all passes make it. @returns the cookies that are there afterwards */
    choose: async (page: string, choice: Choice): Promise<string[]> => {
      const context = await openPassContext({ ...tools, limits: { ...limits, ...BRIEF } }, choice);
      try {
        await makeFirstChoice(context, choice, [page], new AbortController().signal, false);
        return context.cookies().map(({ name }) => name);
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await browser.close();
      await proxy.close();
    },
  };
};
