import type { SignalVendor } from '@yinyom/contracts/constants';
import { page } from './page';

/** How one vendor's tags are told. */
interface Vendor {
  /** Before any of its tags runs, and before anybody chose. */
  before?(): void;
  /** On every choice, and on every page of somebody who has chosen. */
  tell(ads: boolean, statistics: boolean): void;
}

/** Milliseconds that Microsoft's tag waits for an update, as Google's does. */
const WAIT = 500;
const stateOf = (granted: boolean) => (granted ? 'granted' : 'denied');
/** A queue that the vendor's own snippet goes on with. */
const queueOf = (name: 'uetq' | 'ttq') => (page[name] ??= []);

/** What Meta's tag is to be told first, once it is there. */
let meta: 'grant' | 'revoke' = 'revoke';

/** Says it before everything that the page's snippet has queued: nothing was sent until its library has come. */
const tellMeta = (): void => {
  const { fbq } = page;
  if (fbq?.queue && !fbq.callMethod) fbq.queue.unshift(['consent', meta]);
  else fbq?.('consent', meta);
};

/**
 * Meta's snippet does nothing where `fbq` exists already, so no stub of ours may stand there: the assignment is watched,
 * and what its script has queued by its end comes second.
 */
const watchMeta = (): void => {
  if (page.fbq) {
    tellMeta();
    return;
  }
  const plain = { configurable: true, enumerable: true };
  Object.defineProperty(page, 'fbq', {
    ...plain,
    get: () => undefined,
    set(value: unknown) {
      Object.defineProperty(page, 'fbq', { ...plain, value, writable: true });
      queueMicrotask(tellMeta);
    },
  });
};

function clarityStub(..._command: unknown[]): void;
function clarityStub(): void {
  // oxlint-disable-next-line prefer-rest-params -- Clarity reads arguments objects, as its own snippet queues them
  (page.clarity!.q ??= []).push(arguments);
}

/**
 * Microsoft's advertising tag: the first push switches off its own rules for regions, so it always gets both. Clarity
 * works without cookies until it is told; its documents show two spellings, so it gets all four names.
 */
export const VENDORS: Record<SignalVendor, Vendor> = {
  microsoft_uet: {
    before: () => queueOf('uetq').push('consent', 'default', { ad_storage: 'denied', wait_for_update: WAIT }),
    tell: (ads) => queueOf('uetq').push('consent', 'update', { ad_storage: stateOf(ads) }),
  },
  clarity: {
    tell: (ads, statistics) => {
      const [ad, analytics] = [stateOf(ads), stateOf(statistics)];
      (page.clarity ??= clarityStub)('consentv2', {
        ad_Storage: ad,
        analytics_Storage: analytics,
        ad_storage: ad,
        analytics_storage: analytics,
      });
    },
  },
  meta: {
    before: watchMeta,
    tell: (ads) => {
      meta = ads ? 'grant' : 'revoke';
      if (page.fbq) page.fbq('consent', meta);
    },
  },
  tiktok: {
    before: () => queueOf('ttq').push(['holdConsent']),
    tell: (ads) => {
      const name = ads ? 'grantConsent' : 'revokeConsent';
      const ttq = queueOf('ttq');
      if (ttq[name]) ttq[name]();
      else ttq.push([name]);
    },
  },
};
