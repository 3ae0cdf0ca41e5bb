import { pause } from '@yinyom/service-kit/pause';
import type { BannerFacts } from '../consent/check/BannerFacts';
import { findsWayBack } from '../consent/check/inThePage';
import { MEASURE_BANNER, type BannerMeasure } from '../consent/check/measureBanner';
import type { Choice } from '../consent/Choice';
import { chooseInGenericBanner } from '../consent/chooseInGenericBanner';
import { closedRootsOf } from '../consent/closedRoots';
import { onBanner } from '../consent/genericBanner';
import { ownBannerState } from '../consent/ownBanner';
import { ask } from '../cdp/ask';
import type { ScanWindow } from '../page/scanWindow';
import {
  mainOf,
  openBannerVisitor,
  patternOf,
  seekBanner,
  VISIT_MS,
  type BannerVisitor,
} from './bannerVisitor';
import type { ScanTools } from './passContext';

const AFTER_CHOICE_MS = 1_200;
/** Ways back are often drawn when the page has nothing else to do. */
const WAY_BACK_MS = 3_000;
const LOOK_EVERY_MS = 300;

const choose = async (visitor: BannerVisitor, page: string, choice: Choice): Promise<boolean> => {
  let chosen = false;
  await visitor.visit(page, {
    onQuietMs: VISIT_MS,
    onQuiet: async (window) => {
      const banner = await seekBanner(window);
      if (!banner) return false;
      await visitor.lookAround(window);
      visitor.began();
      window.guard.mayStep();
      chosen = await chooseInGenericBanner(banner, choice, window.worlds);
      window.guard.arrived();
      if (chosen) await pause(AFTER_CHOICE_MS);
      return chosen;
    },
  });
  return chosen;
};

const hasWayBack = async (window: ScanWindow): Promise<boolean> => {
  const main = mainOf(window);
  const closed = await closedRootsOf(main.session, main).catch(() => []);
  const { result } = await ask(main.session, 'Runtime.callFunctionOn', {
    executionContextId: main.contextId,
    functionDeclaration: String(findsWayBack),
    arguments: [{ value: patternOf('again') }, ...closed.map((objectId) => ({ objectId }))],
    returnByValue: true,
  });
  return result.value === true;
};

const seekWayBack = async (window: ScanWindow): Promise<boolean> => {
  const until = Date.now() + WAY_BACK_MS;
  for (;;) {
    if (await hasWayBack(window).catch(() => false)) return true;
    if (Date.now() >= until) return false;
    await pause(LOOK_EVERY_MS);
  }
};

export interface Agreed extends Pick<BannerFacts, 'withdrawal' | 'policy'> {
  came: Set<string> | null;
}

/** Codes that say an address leads nowhere; one that turns programs away says nothing. */
const LEADS_NOWHERE =
  /^http_(?:404|410|5\d\d)$|^(?:connection_failed|name_not_found|certificate_error|redirect_loop)$/;

/** Somebody who agrees, and later wants to take it back. */
export const visitAgreeing = async (
  tools: ScanTools,
  page: string,
  policyUrl: Promise<string | null>,
): Promise<Agreed> => {
  const visitor = await openBannerVisitor(tools);
  const facts: Agreed = { withdrawal: null, policy: null, came: null };
  try {
    const agreed = await choose(visitor, page, 'accept');
    if (agreed) {
      facts.came = visitor.newItems();
      await visitor.visit(page, {
        onQuietMs: WAY_BACK_MS,
        onQuiet: async (window) => {
          facts.withdrawal = (await seekWayBack(window)) ? 'page' : 'none';
          return false;
        },
      });
    }
    const url = await policyUrl;
    if (!url) return facts;
    const end = await visitor.visit(url, {
      onQuietMs: WAY_BACK_MS,
      onQuiet: async (window) => {
        if (facts.withdrawal === 'none' && (await seekWayBack(window))) facts.withdrawal = 'policy';
        return false;
      },
    });
    const leadsNowhere = LEADS_NOWHERE.test(end.code ?? '');
    if (end.state === 'loaded' || end.state === 'skipped' || leadsNowhere)
      facts.policy = { url, reached: !leadsNowhere, code: end.code };
  } finally {
    await visitor.close();
  }
  return facts;
};

export interface Refused extends Pick<BannerFacts, 'asksAgain'> {
  came: Set<string> | null;
  /** Whether anything lies on the page after the refusal. */
  covered: boolean | null;
  refused: boolean;
}

/** Somebody who refuses, and comes back. */
export const visitRefusing = async (tools: ScanTools, page: string, next: string): Promise<Refused> => {
  const visitor = await openBannerVisitor(tools);
  const facts: Refused = { asksAgain: null, came: null, covered: null, refused: false };
  try {
    facts.refused = await choose(visitor, page, 'decline');
    if (!facts.refused) return facts;
    facts.came = visitor.newItems();
    await visitor.visit(next, {
      onQuietMs: VISIT_MS,
      onQuiet: async (window) => {
        const own = await ownBannerState(mainOf(window));
        const banner = own === 'decided' ? null : await seekBanner(window);
        facts.asksAgain = banner !== null;
        const measure =
          banner && (await onBanner<BannerMeasure | null>(banner, MEASURE_BANNER, patternOf('policy')));
        facts.covered = measure?.covers ?? false;
        return false;
      },
    });
  } finally {
    await visitor.close();
  }
  return facts;
};
