import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { announce, isRunning, publishApi } from './api/createApi';
import type { YinyomConsent, YinyomQueue } from './api/yinyomApi';
import { refusedCategory } from './blocking/addressPattern';
import { autoBlock, made } from './blocking/autoBlock';
import { watchDocument } from './blocking/watchDocument';
import { noteBirth } from './blocking/births';
import { guardWrites } from './blocking/guardWrites';
import { isForbidden } from './blocking/namePattern';
import { mayAct } from './choice/permission';
import { gtagDefault, gtagUpdate, layerEvent, ownLayer } from './consent-mode/gtag';
import { signalStates } from './consent-mode/signals';
import { resolveLanguage, type Lang } from './language/resolveLanguage';
import { safely } from './platform/safely';
import { some } from './platform/some';
import { whenIdle } from './platform/idle';
import { loadPart } from './platform/loadPart';
import { readCookies, writeCookie } from './platform/cookies';
import { documentRoot, scriptNonce, siteLanguage } from './platform/native';
import type { AfterDecisionPart } from './entries/afterDecision';
import { report } from './platform/report';
import { parseObject, readItem, writeItem } from './platform/webStorage';
import { readReceipt } from './record/receipt';
import { createRecorder } from './record/recorder';
import { HANDOVER, type Part, type PartBridge, type PartName } from './session/part';
import { createSession } from './session/session';
import { button, element } from './ui/element';
import { createInterface, type Decide } from './ui/visitorInterface';

/** How long the frame that answers a press has, in milliseconds, before the rest of a decision is done. */
const FRAME = 32;

/** A frame of a page of the same site that runs the script itself: it follows that page's choice. */
const isInsideRunning = (): boolean | null => safely(() => isRunning(top!.yinyom));

/** The whole life of the script on one page. */
export const start = (config: ServedConfig): void => {
  const { yinyom } = window;
  if (isRunning(yinyom)) return;
  const waiting = (yinyom as YinyomQueue | undefined)?.q;
  const { categories, cookies, block } = config;
  // Written in by the build, so that a visitor pays nothing for a switch.
  const google = __YINYOM_GOOGLE__ ?? config.google !== false;
  const session = createSession(config);
  const { may } = session;

  // The stub of an asynchronous snippet has set the defaults already.
  ownLayer(config.data_layer);
  if (google && !waiting) {
    gtagDefault(signalStates(categories, (category) => mayAct(config, null, category)));
  }
  const tellGoogle = (): unknown => google && gtagUpdate(signalStates(categories, session.grants));
  if (!session.asking()) tellGoogle();
  if (config.disabled) return;

  const refused: Record<string, 1> = {};
  // A page that froze the builtins before this script keeps its writes and its automatic tags; it is asked all the same.
  safely(() =>
    guardWrites(
      (name) => isForbidden(cookies, name, may) && !!(refused[name] = 1),
      (name) => noteBirth(session, name),
    ),
  );
  const recorder = createRecorder(config, session);
  const fetchPart: PartBridge['fetchPart'] = (name) => loadPart(config, name);
  /** Runs a part that the page can do without. */
  const run = (name: PartName): Promise<void> =>
    fetchPart<Part<PartBridge>>(name)
      .then((part) => part.run(lent))
      .catch(report);
  const release = (): void => {
    if (documentRoot()?.querySelector('[data-category]')) void run('release');
  };
  let inspect: ReturnType<typeof autoBlock> | null = null;
  /** Holds addresses back from the moment one is refused; who granted everything has an untouched page. */
  const hold = (): void => {
    if (!inspect && some(categories, ({ id, type }) => type > 1 && !may(id)))
      inspect = safely(() =>
        autoBlock((element, address) => {
          const marked = element?.getAttribute('data-category');
          return marked && !session.mayAll(marked) ? marked : refusedCategory(block, address, may);
        }),
      );
  };
  hold();

  // Before this window's own script runs, a running one can only be another window's.
  const inside = isInsideRunning();
  /** A record's id beside the choice says that everything was delivered. */
  const leave = (): unknown => session.earlier()?.i || recorder.beacon();
  const afterDecision = (): Promise<AfterDecisionPart> => fetchPart('afterDecision');
  /** Erasing and delivering come on demand; if they cannot, the browser sends the decision and it is tried again. */
  const settle = (): void => {
    addEventListener('pagehide', leave);
    afterDecision()
      .then((part) => part.run(lent))
      .catch(() => {
        recorder.beacon();
        addEventListener('online', settle, { once: true });
      });
  };

  /** Makes the page follow the choice. Says whether something that was granted before is not any more. */
  const enact = (before: YinyomConsent | null): boolean => {
    const consent = session.consent();
    const withdrawn = some(categories, ({ id }) => !!before?.categories[id] && !may(id));
    hold();
    tellGoogle();
    layerEvent('yinyom_consent', consent);
    release();
    announce('change', consent);
    if (withdrawn) announce('withdraw', consent);
    return withdrawn;
  };

  const decide: Decide = (wanted, method, byPerson, role) => {
    // What was on the screen, whatever the page changes meanwhile.
    const shown = { ...(lent.site ?? config) };
    let calls = 0;
    const finish = (): void => {
      if (calls++) return;
      const before = session.consent();
      const previous = session.earlier()?.i;
      recorder.record(
        shown,
        session.decide(wanted, shown.categories),
        byPerson ? method : 'api',
        previous,
        role,
      );
      visitor.rest();
      setTimeout(() => {
        settle();
        enact(before);
      });
    };
    visitor.clear();
    // A call of the page is done when it returns. A person sees the answer first: storing takes longer than a frame.
    if (byPerson) setTimeout(finish, FRAME);
    else finish();
    addEventListener('pagehide', finish);
  };

  const lent: PartBridge = {
    config,
    session,
    recorder,
    refused,
    made,
    nonce: scriptNonce(),
    isForbidden,
    readCookies,
    writeCookie,
    readItem,
    writeItem,
    parseObject,
    fetchPart,
    runPart: run,
    /** Asking the browser for its languages takes time, so only who is shown something pays for it. */
    speak: () =>
      resolveLanguage(
        Object.keys(config.texts) as Lang[],
        config,
        siteLanguage(),
        navigator.languages,
        documentRoot()?.lang,
      ),
    element,
    button,
    decide,
    enact,
    // A frame has no control of its own.
    rest: () => inside || visitor.rest(),
    settle,
  };
  const visitor = createInterface(lent, afterDecision);
  const deny = (): void => decide(() => false, 'api');
  const wantedIn = (names: Record<string, boolean>) => (category: SdkCategory) =>
    (names[category.id] ?? names[category.type]) === true;

  const idle = new Promise<void>(whenIdle);
  /** What the visitor meets; a page that somebody's choice is handed over to waits for it. Returns the banner. */
  const begin = async (): Promise<HTMLDialogElement | void> => {
    const sharing = config.domains && run('handover');
    // Who has chosen meets nothing before the page is idle.
    if (!session.asking()) await idle;
    if (location.hash.startsWith(HANDOVER)) await sharing;
    config.language = lent.speak();
    if (!session.asking()) visitor.rest();
    else if (config.respect_gpc && navigator.globalPrivacyControl) deny();
    else return visitor.banner();
  };

  // The visitor is asked, too, on a page that keeps the name `yinyom` for itself, or has replaced its events or observers.
  safely(() => {
    watchDocument(!!inspect, (element) => inspect?.(element), release, visitor.keep);
    publishApi(
      {
        open: visitor.open,
        get: session.consent,
        set: (names) => decide(wantedIn(names), 'api'),
        withdraw: deny,
        receipt: () => readReceipt(session.name),
      },
      __YINYOM_VERSION__,
      waiting,
    );
    announce('ready', session.consent());
  });

  // What nobody waits for comes with the part that the decision will need, so that the decision need not wait for it.
  (inside ? idle : begin().catch(report))
    .then(async (dialog) => {
      const stood = performance.now();
      await idle;
      (await afterDecision()).attend(lent, dialog, stood);
    })
    .catch(report);
};
