import type { SdkCategory, SdkConfig } from '@yinyom/contracts/sdk/config';
import { announce, isRunning, publishApi } from './api/createApi';
import { refusedCategory } from './blocking/addressPattern';
import { autoBlock, releaseEmbeds } from './blocking/autoBlock';
import { watchDocument } from './blocking/watchDocument';
import { guardWrites } from './blocking/guardWrites';
import { isForbidden } from './blocking/namePattern';
import { createRelease } from './blocking/releaseScripts';
import { isGranted } from './choice/permission';
import { gtagDefault, gtagUpdate, layerEvent } from './consent-mode/gtag';
import { signalStates } from './consent-mode/signals';
import { resolveLanguage } from './language/resolveLanguage';
import { safely } from './platform/safely';
import { some } from './platform/some';
import { whenIdle } from './platform/idle';
import { loadPart } from './platform/loadPart';
import { readCookies, root, siteLanguage, writeCookie } from './platform/native';
import type { AfterDecisionPart } from './afterDecision';
import type { EmbedsPart } from './embeds';
import { report } from './platform/report';
import { readReceipt } from './record/receipt';
import { createRecorder } from './record/recorder';
import { createSession } from './session/session';
import { button, element } from './ui/element';
import { applyTheme } from './ui/theme';
import { createInterface, type Decide } from './ui/visitorInterface';

/** A frame of a page of the same site that runs the script itself: it follows that page's choice. */
const isInsideRunning = (): boolean => {
  try {
    return top !== window && isRunning(top!);
  } catch {
    return false;
  }
};

/** The whole life of the script on one page. */
export const start = (config: SdkConfig): void => {
  if (isRunning(window)) return;
  const { categories, cookies, block } = config;
  const session = createSession(config);
  const { may } = session;

  // The stub of an asynchronous snippet has set the defaults already.
  if (!(window.yinyom && 'q' in window.yinyom)) {
    gtagDefault(signalStates(categories, (id) => isGranted(config, null, id)));
  }
  const tellGoogle = (): void => gtagUpdate(signalStates(categories, may));
  if (!session.asking()) tellGoogle();
  if (!config.enabled) return;

  const forbidden = (name: string): boolean => isForbidden(cookies, name, may);
  // A page that froze the builtins before this script keeps its writes and its automatic tags; it is asked all the same.
  safely(() => guardWrites(forbidden));
  const recorder = createRecorder(config, session);
  const releaseScripts = createRelease(session.mayAll);
  const release = (): void => {
    releaseScripts();
    const frames = releaseEmbeds(session.mayAll);
    if (!frames.length) return;
    loadPart<EmbedsPart>(config, __YINYOM_PARTS__.embeds).then(
      (part) =>
        part.showPlaceholders({
          shown: visitor.shown(),
          frames,
          element,
          button,
          applyTheme,
          may,
          decide,
        }),
      report,
    );
  };
  const inspect = some(Object.keys(block), () => true)
    ? safely(() => autoBlock((address) => refusedCategory(block, address, may)))
    : null;

  const afterDecision = (): Promise<AfterDecisionPart> => loadPart(config, __YINYOM_PARTS__.afterDecision);
  /** Erasing and delivering come on demand; if they cannot, the browser sends the decision and it is tried again. */
  const finish = (): void => {
    afterDecision().then(
      (part) => part.afterDecision(config, session, recorder, forbidden, readCookies, writeCookie),
      () => {
        recorder.beacon();
        addEventListener('online', finish, { once: true });
      },
    );
  };

  /** Makes the page follow the choice. */
  const apply = (withdrawn: boolean): void => {
    const consent = session.consent();
    tellGoogle();
    layerEvent('yinyom_consent', consent);
    release();
    announce('change', consent);
    if (withdrawn) announce('withdraw', consent);
  };

  const decide: Decide = (wanted, method, byPerson, role) => {
    const before = session.consent()?.categories;
    const previous = session.earlier()?.i;
    const granted = session.decide(wanted);
    recorder.record(visitor.shown(), granted, byPerson ? method : 'api', previous, role);
    visitor.rest();
    // What follows can take long; the button answers first.
    setTimeout(() => {
      finish();
      apply(some(categories, ({ id }) => !!before?.[id] && !may(id)));
    });
  };

  const language = resolveLanguage(config, siteLanguage, navigator.languages, root.lang);
  const visitor = createInterface(config, session, language, decide, (shown) => {
    announce('shown', null);
    whenIdle(() => {
      recorder.served(shown);
      // The decision will need it, and then it should not have to wait.
      afterDecision().then((part) => part.loadFont(config.design), report);
    });
  });
  const deny = (): void => decide(() => false, 'api', false);
  const wantedIn = (names: Record<string, boolean>) => (category: SdkCategory) =>
    (names[category.id] ?? names[category.type]) === true;

  publishApi(
    {
      open: () => void visitor.open(),
      get: session.consent,
      set: (names) => decide(wantedIn(names), 'api', false),
      withdraw: deny,
      receipt: () => readReceipt(session.name),
    },
    __YINYOM_VERSION__,
  );

  const follow = (): void => {
    if (!session.refresh()) return;
    apply(false);
    visitor.rest();
  };
  addEventListener('storage', ({ key }) => key === session.name && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  addEventListener('pagehide', recorder.beacon);
  watchDocument({ inspect, release, keep: visitor.keep });
  announce('ready', session.consent());

  if (isInsideRunning()) return;
  if (!session.asking()) whenIdle(visitor.rest);
  else if (config.respect_gpc && navigator.globalPrivacyControl) deny();
  else void visitor.banner();
  whenIdle(() => recorder.outbox.isEmpty() || finish());
};
