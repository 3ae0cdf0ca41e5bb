import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { erase } from './blocking/erase';
import { loadSiteConfig } from './config/siteConfig';
import { writeItem } from './platform/webStorage';
import { createDelivery } from './record/deliver';
import { receiptKey } from './record/receipt';
import type { Recorder } from './record/recorder';
import type { Session } from './session/session';
import { loadFont } from './ui/loadFont';

let flush: (() => Promise<void>) | undefined;

/**
 * The on-demand part that runs after a decision, and on later pages while a decision is undelivered: deletes what
 * has no consent, then brings the outbox to the server.
 */
export const afterDecision = (
  config: SdkConfig,
  session: Session,
  recorder: Recorder,
  forbidden: (name: string) => boolean,
  readCookies: () => string,
  writeCookie: (cookie: string) => void,
): void => {
  erase(forbidden, readCookies(), writeCookie);
  if (!flush) {
    flush = createDelivery({
      recorder,
      onRecorded({ consent_id, receipt }) {
        session.recorded(consent_id);
        writeItem(receiptKey(session.name), JSON.stringify({ consent_id, receipt }));
      },
      async renewToken({ version, body }) {
        const fresh = await loadSiteConfig(config, `${body.language}`, 'reload');
        return fresh?.version === version ? fresh.config_token : null;
      },
    });
    addEventListener('online', flush);
  }
  void flush();
};

/** What the part exports. */
export interface AfterDecisionPart {
  afterDecision: typeof afterDecision;
  loadFont: typeof loadFont;
}
export { loadFont };
