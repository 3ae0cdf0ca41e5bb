import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { toJson } from '../platform/toJson';
import { uuid } from '../platform/uuid';
import type { Session } from '../session/session';
import { createOutbox } from './outbox';
import { readReceipt } from './receipt';

export type Method =
  | 'banner_accept'
  | 'banner_decline'
  | 'modal_confirm'
  | 'modal_accept'
  | 'modal_decline'
  | 'api';
export type Role = 'self' | 'parent' | 'guardian';

/** Without query and fragment: they may carry personal data. */
const bare = (url: string): string => url.split(/[?#]/)[0]!;

/** What a record says of the notice that was read. */
type Shown = Pick<ServedConfig, 'version' | 'config_token' | 'language'>;

/** Turns every decision into an entry of the outbox; `afterDecision.ts` delivers it. */
export const createRecorder = (
  { api_base, site_key }: Pick<ServedConfig, 'api_base' | 'site_key'>,
  session: Session,
) => {
  const outbox = createOutbox(`${session.name}_outbox`);
  const url = `${api_base}/api/v1/public/sites/${site_key}/consents`;
  return {
    outbox,
    url,
    /**
     * @param shown what was on the screen when the decision was made
     * @param previous consent id of the record this one replaces
     */
    record(
      { version, config_token, language }: Shown,
      categories: Record<string, boolean>,
      method: Method,
      previous?: string,
      role?: Role,
    ): void {
      const eventId = uuid();
      const entry = {
        version,
        // Members that are undefined are left out of the JSON.
        body: {
          event_id: eventId,
          client_id: session.earlier()!.c,
          config_token,
          categories,
          method,
          language,
          page_url: bare(location.href),
          referrer_url: bare(document.referrer) || undefined,
          client_time: new Date().toISOString(),
          gpc: !!navigator.globalPrivacyControl,
          consenter_role: role,
          previous_consent_id: previous,
          receipt: readReceipt(session.name)?.receipt,
          sdk_version: __YINYOM_VERSION__,
        },
      };
      outbox.keep({ ...outbox.waiting(), [eventId]: entry });
    },
    /** Hands what is still undelivered to the browser, which sends it after the page is gone. */
    beacon(): void {
      for (const entry of Object.values(outbox.waiting()))
        if (outbox.isYoung(entry)) navigator.sendBeacon?.(url, toJson(entry.body));
    },
  };
};

export type Recorder = ReturnType<typeof createRecorder>;
