import type { SdkDesign } from '@yinyom/contracts/sdk/config';
import { eraseWithdrawn } from '../blocking/eraseWithdrawn';
import { loadSiteConfig } from '../config/siteConfig';
import { isLateHere } from '../record/bannerWait';
import { createDelivery } from '../record/deliver';
import { post, tellRefusedHost } from '../record/post';
import { receiptKey } from '../record/receipt';
import { isEmpty } from '../record/outbox';
import { follow } from '../session/follow';
import { keepFocusInSight } from '../session/keepFocusInSight';
import { keepPresses } from '../session/keepPresses';
import { listen } from '../session/listen';
import type { Part, PartBridge } from '../session/part';
import { now } from '../platform/now';
import { report } from '../platform/report';
import { safely } from '../platform/safely';
import { reopenControl } from '../ui/reopen';
import controlCss from '../ui/reopen.css';
import type { ModalBridge, ModalPart } from '../ui/modalBridge';
import type { WordsPart } from '../words/Words';
import type { FontPart } from './font';
import type { ServerCookiePart } from './serverCookie';
import { toJson } from '../platform/toJson';

let flush: (() => Promise<void>) | undefined;
/** The last receipt, where storage is denied. */
let last: string | undefined;

/** Of so many page views one reports names of stored items, if the owner wants that. */
const DISCOVERY_SHARE = 0.1;
/** Draws what stands in the owner's font, if there is one. */
const wear = (
  { fetchPart }: PartBridge,
  dialog: HTMLElement,
  design: Pick<SdkDesign, 'font'>,
  isPainted: boolean,
): void => {
  if (design.font)
    fetchPart<FontPart>('font')
      .then((part) => part.wear(dialog, design, isPainted))
      .catch(report);
};

/**
 * The on-demand part that runs after a decision, and on later pages while a decision is undelivered: deletes what
 * has no consent, then brings the outbox to the server.
 */
export const run = (bridge: PartBridge): void => {
  const { config, session, recorder, parseObject, readItem, writeItem } = bridge;
  const proof = receiptKey(session.name);
  eraseWithdrawn(bridge);
  // This host now knows the choice, which may have been made on a sister of it.
  writeItem(session.name, toJson(session.earlier()));
  if (!flush) {
    flush = createDelivery({
      recorder,
      receipt: () => (parseObject(readItem(proof))?.['receipt'] as string | undefined) ?? last,
      onRecorded({ consent_id, client_id, receipt, choice_token }, isLatest) {
        const choice = session.earlier();
        if (choice) {
          if (client_id) choice.c = client_id;
          if (isLatest) {
            choice.i = consent_id;
            if (choice_token)
              bridge
                .fetchPart<ServerCookiePart>('serverCookie')
                .then((part) => part.write(choice_token, choice.x - now(), config.cookie_domain))
                .catch(report);
          }
          session.save();
        }
        last = receipt;
        writeItem(proof, toJson({ consent_id, receipt }));
      },
      async renewToken({ version, body }) {
        const fresh = await loadSiteConfig(config, `${body.language}`, { cache: 'reload' });
        return fresh?.version === version ? fresh.config_token : null;
      },
    });
  }
  addEventListener('online', flush);
  // Says how much was kept off, if what waits is a refusal that a person has just pressed.
  bridge.entries = recorder.outbox.waiting();
  if (config.design.show_kept_off && !session.mayAll('4')) void bridge.runPart('keptOff');
  void flush();
};

/** The control that stays, and how it looks. */
export const control = reopenControl;
export const css = controlCss;

/** So long, in milliseconds, texts may take; a visitor who is not shown the window in time tries again. */
const SITE_WAIT = 30_000;

/** So long after a change of the page's language banner or control follow: no text changes under a visitor's finger. */
const SETTLED_MS = 3000;
/** Draws what is shown in the language that the page has now, unless the window is open over it. */
const followLanguage = ({ config, site, speak, draw }: PartBridge): void => {
  const language = speak();
  if (site || language === config.language) return;
  config.language = language;
  draw?.();
};

/** Brings the preference modal, whose code, texts and words come side by side. Returns what opens it, unless it is open. */
export const open = async (
  bridge: PartBridge,
  lent: Pick<ModalBridge, 'createHost' | 'webLink'>,
): Promise<() => void> => {
  const { config, session, fetchPart } = bridge;
  const language = bridge.speak();
  const [{ openModal }, site, { words }] = await Promise.all([
    fetchPart<ModalPart>('modal'),
    loadSiteConfig(config, language, { wait: SITE_WAIT }),
    fetchPart<WordsPart>(language),
  ]);
  const { design } = site!;
  const step = site!.audience === 'minors' && (await fetchPart<Pick<ModalBridge, 'roleStep'>>('roleStep'));
  const plain = { ...site!, design: { ...design, font: undefined } };
  return () => {
    // A page, or a visitor who presses twice, can ask for it again meanwhile.
    if (bridge.front?.isConnected) return;
    bridge.site = plain;
    const drawn = {
      ...(bridge as PartBridge & { baseCss: string; behind: HTMLElement | undefined }),
      ...lent,
      earlier: session.earlier(),
      site: plain,
      labels: words,
      ...step,
    };
    const dialog = (bridge.front = openModal(drawn));
    dialog.addEventListener('close', () => {
      bridge.site = bridge.front = undefined;
      followLanguage(bridge);
    });
    wear(bridge, dialog, design, false);
  };
};

/**
 * Once the banner stands: loads the owner's font and counts the showing, without any id, when the page is looked at.
 * @param stood since when it does, in milliseconds of the page's clock
 */
const shown = (bridge: PartBridge, dialog: HTMLDialogElement, stood: number): void => {
  const { version, language, design, config_token } = bridge.config;
  const { url } = bridge.recorder;
  const count = async (): Promise<void> => {
    // What is undefined is left out of the JSON: nobody knows.
    const items = [{ version, language, count: 1, late: safely(() => isLateHere(stood)) ?? undefined }];
    const answer = await post(url.replace(/consents$/, 'served'), { items, config_token });
    if (answer?.status === 403) answer.json().then(tellRefusedHost, report);
  };
  wear(bridge, dialog, design, true);
  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true });
  else void count();
};

/**
 * What a page does once it has loaded: counts the banner if one stands, follows what other tabs decide, brings what is
 * left undone to its end, and loads the parts that look on.
 * @param stood since when the banner does, in milliseconds of the page's clock
 */
export const attend = (bridge: PartBridge, dialog: HTMLDialogElement | void, stood: number): void => {
  const { config, session, recorder, settle, readItem } = bridge;
  if (dialog) shown(bridge, dialog, stood);
  // Listening to storage opens it, which takes as long as all the rest.
  listen(bridge);
  follow(bridge);
  keepFocusInSight(bridge);
  keepPresses(bridge);
  const change = (): unknown => setTimeout(followLanguage, SETTLED_MS, bridge);
  change();
  new MutationObserver(change).observe(document, { subtree: true, attributeFilter: ['lang'] });
  const choice = session.earlier();
  // The decision was made on a sister of this host, which could not erase what only this one knows; or is undelivered.
  if (choice?.i ? readItem(session.name) !== toJson(choice) : !isEmpty(recorder.outbox)) settle();
  if (location.search.includes('yinyom=debug')) void bridge.runPart('debug');
  if (config.discovery && Math.random() < DISCOVERY_SHARE) void bridge.runPart('discovery');
};

/** What the part exports. */
export interface AfterDecisionPart extends Part<PartBridge> {
  attend: typeof attend;
  open: typeof open;
  control: typeof control;
  css: string;
}
