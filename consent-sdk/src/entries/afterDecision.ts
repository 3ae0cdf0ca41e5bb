import type { SdkConfig, SdkDesign } from '@yinyom/contracts/sdk/config';
import { eraseWithdrawn } from '../blocking/eraseWithdrawn';
import { loadSiteConfig } from '../config/siteConfig';
import { writeItem } from '../platform/webStorage';
import { createDelivery } from '../record/deliver';
import { post, tellRefusedHost } from '../record/post';
import { readReceipt, receiptKey } from '../record/receipt';
import type { Entries, Entry } from '../record/outbox';
import type { Recorder } from '../record/recorder';
import type { Part, PartBridge } from '../session/part';
import { now } from '../platform/now';
import { report } from '../platform/report';
import { writeSignedCookie } from '../server-cookie/signedCookie';
import { addFont } from '../ui/addFont';
import type { KeptOffBridge, KeptOffPart } from './keptOff';

let flush: (() => Promise<void>) | undefined;
/** The last receipt, where storage is denied. */
let last: string | undefined;

/** A refusal older than this is not answered: the visitor is elsewhere by now. */
const RECENT_MS = 5000;

/** The refusal that a person has just pressed, if that is what happened. */
const justRefused = (waiting: Entries): Entry | undefined =>
  Object.values(waiting).find(
    ({ body }) =>
      /_decline$/.test(`${body['method']}`) && Date.now() - Date.parse(body.client_time) < RECENT_MS,
  );

/** Says how much was kept off. The part lies beside this one. */
const answer = (bridge: KeptOffBridge): void => {
  const address = './keptOff.js';
  (import(/* webpackIgnore: true */ address) as Promise<KeptOffPart>)
    .then((part) => part.run(bridge))
    .catch(report);
};

/**
 * The on-demand part that runs after a decision, and on later pages while a decision is undelivered: deletes what
 * has no consent, then brings the outbox to the server.
 */
export const run = (bridge: PartBridge): void => {
  const { config, session, recorder } = bridge;
  eraseWithdrawn(config.cookies, session);
  // This host now knows the choice, which may have been made on a sister of it.
  writeItem(session.name, JSON.stringify(session.earlier()));
  if (!flush) {
    flush = createDelivery({
      recorder,
      receipt: () => readReceipt(session.name)?.receipt ?? last,
      onRecorded({ consent_id, client_id, receipt, choice_token }, isLatest) {
        const choice = session.earlier();
        if (choice) {
          if (client_id) choice.c = client_id;
          if (isLatest) {
            choice.i = consent_id;
            if (choice_token) writeSignedCookie(choice_token, choice.x - now(), config.cookie_domain);
          }
          session.save();
        }
        last = receipt;
        writeItem(receiptKey(session.name), JSON.stringify({ consent_id, receipt }));
      },
      async renewToken({ version, body }) {
        const fresh = await loadSiteConfig(config, `${body.language}`, 'reload');
        return fresh?.version === version ? fresh.config_token : null;
      },
    });
    addEventListener('online', flush);
  }
  const refusal = config.design.show_kept_off && justRefused(recorder.outbox.waiting());
  if (refusal) answer({ ...bridge, language: refusal.body['language'] as SdkConfig['language'] });
  void flush();
};

let hasFont = false;

/** Once banner or modal stand in a system font: offers them the owner's font, once on a page. */
export const loadFont = (design: SdkDesign): void => {
  if (!hasFont) addFont(design);
  hasFont = true;
};

/** Once the banner stands: loads the owner's font and counts the showing, without any id, when the page is looked at. */
export const shown = ({ version, language, design, config_token }: SdkConfig, { url }: Recorder): void => {
  const items = [{ version, language, count: 1 }];
  const count = async (): Promise<void> => {
    const answer = await post(url.replace(/consents$/, 'served'), { items, config_token });
    if (answer?.status === 403) answer.json().then(tellRefusedHost, report);
  };
  loadFont(design);
  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true });
  else void count();
};

/** What the part exports. */
export interface AfterDecisionPart extends Part<PartBridge> {
  shown: typeof shown;
}
