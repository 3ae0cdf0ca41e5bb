import { pause } from '@yinyom/service-kit/pause';
import { CONSENT_WORDS } from '../consent/consentWords';
import { findGenericBanner, type GenericBanner } from '../consent/genericBanner';
import { createItemLedger, type ItemLedger } from '../capture/itemLedger';
import { createFindingBook } from '../findings/findingBook';
import type { FrameWorld } from '../page/frameWorlds';
import type { ScanWindow } from '../page/scanWindow';
import { createSignalBook } from '../signals/signalBook';
import { openPassContext, type PassContext, type ScanTools } from './passContext';

/** A visitor who comes for the banner alone. What is met is kept apart from what the scan reports. */
export interface BannerVisitor extends PassContext {
  /** What was stored since the visitor's choice, or since nothing was chosen. */
  newItems(): Set<string>;
  /** From now on what is stored counts as new. */
  began(): void;
}

/** These pages are looked at, not used: the passes did that. */
export const BRIEF = { dwellMs: 300, settleMs: 200, interactions: 0 };
export const VISIT_MS = 12_000;

const SEEK_MS = 3_000;
const SEEK_EVERY_MS = 300;

export const patternOf = (words: keyof typeof CONSENT_WORDS): string => CONSENT_WORDS[words].join('|');

const newOf = (ledger: ItemLedger): Set<string> =>
  new Set(
    ledger
      .items()
      .filter(({ beforeConsent }) => !beforeConsent)
      .map(({ kind, domain, name }) => `${kind} ${domain} ${name}`),
  );

/** @param language what the visitor's browser asks for, where it is not the scan's own */
export const openBannerVisitor = async (tools: ScanTools, language?: string): Promise<BannerVisitor> => {
  const { browser } = tools;
  const ledger = createItemLedger(tools.site, tools.limits.items);
  const context = await openPassContext(
    {
      ...tools,
      ...(language && {
        browser: { ...browser, identity: { ...browser.identity, acceptLanguage: language } },
      }),
      ledger,
      // The passes looked for techniques; what this visitor met of them would be forgotten.
      techniques: false,
      findings: createFindingBook(),
      signals: createSignalBook(),
      limits: { ...tools.limits, ...BRIEF },
    },
    'accept',
  );
  return {
    ...context,
    newItems: () => newOf(ledger),
    began: () => {
      context.phase.chosen = true;
    },
  };
};

/** Waits some seconds for the banner; null when none comes. */
export const seekBanner = async ({ worlds }: ScanWindow, ms = SEEK_MS): Promise<GenericBanner | null> => {
  const until = Date.now() + ms;
  for (;;) {
    const banner = await findGenericBanner(worlds.all());
    if (banner || Date.now() >= until) return banner;
    await pause(SEEK_EVERY_MS);
  }
};

/** A step that cannot be made leaves its fact open. */
export const tried = <T>(step: Promise<T>): Promise<T | null> => step.catch(() => null);

export const mainOf = ({ worlds }: ScanWindow): FrameWorld => {
  const main = worlds.main();
  if (!main) throw new Error('the page is gone');
  return main;
};
