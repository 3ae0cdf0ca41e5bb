import { isEmpty, type Entry } from './outbox';
import { post, tellRefusedHost, type Refusal } from './post';
import type { Recorder } from './recorder';
import { takeOut } from './takeOut';

/** What the server says about a recorded decision (API row 82). */
export interface Recorded {
  consent_id: string;
  /** The client that the decision was recorded for; another one than was sent if that one was not proved. */
  client_id: string;
  consent_time: string;
  receipt: string;
  /** The signed choice, where the website's servers read one. */
  choice_token?: string;
  expires_at: string;
}

interface Delivery {
  recorder: Recorder;
  /** The last receipt that came; a decision that waited may follow one that was recorded since. */
  receipt(): string | undefined;
  /** Called when a decision has reached the server. */
  onRecorded(recorded: Recorded, isLatest: boolean): void;
  /** A fresh token for the version an entry was made on, or null when that version is gone. */
  renewToken(entry: Entry): Promise<string | null>;
}

const FIRST_WAIT = 5000;
const LONGEST_WAIT = 600_000;
/** Answers that a later try can change; every other 4xx is final. */
const retryable = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/**
 * Empties the outbox, oldest decision first, one call at a time. A failed call waits, longer each time, or until the
 * browser is online again.
 */
export const createDelivery = ({ recorder, receipt, onRecorded, renewToken }: Delivery) => {
  const { outbox, url } = recorder;
  let busy = false;
  let failures = 0;
  let timer: number | undefined;

  const wait = (response: Response | null): void => {
    const backoff = Math.min(FIRST_WAIT * 2 ** failures++, LONGEST_WAIT);
    const asked = Number(response?.headers.get('retry-after')) * 1000;
    clearTimeout(timer);
    // A campus that was refused together does not come back together.
    timer = window.setTimeout(flush, Math.max(backoff, asked || 0) * (1 + Math.random() / 4));
  };

  /** What waits was decided by whoever the server has just given another id. */
  const keepClient = (sent: unknown, counts: string): void => {
    if (!counts || counts === sent) return;
    const entries = outbox.waiting();
    for (const { body } of Object.values(entries)) if (body['client_id'] === sent) body['client_id'] = counts;
    if (!isEmpty(outbox)) outbox.keep(entries);
  };

  /** Says whether the next decision may be sent. */
  const send = async (eventId: string, entry: Entry): Promise<boolean> => {
    const response = await post(url, { ...entry.body, receipt: receipt() ?? entry.body['receipt'] });
    if (!response || retryable(response.status)) {
      wait(response);
      return false;
    }
    failures = 0;
    const answer = (await response.json().catch(() => ({}))) as Recorded & Refusal;
    if (answer.code === 'config_token_invalid' && !entry.renewed) {
      const token = await renewToken(entry);
      if (token) {
        const renewed = { ...entry, renewed: true, body: { ...entry.body, config_token: token } };
        outbox.keep({ ...outbox.waiting(), [eventId]: renewed });
        return true;
      }
    }
    tellRefusedHost(answer);
    takeOut(outbox, eventId);
    if (response.ok) {
      keepClient(entry.body['client_id'], answer.client_id);
      onRecorded(answer, isEmpty(outbox));
    }
    return true;
  };

  const flush = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      for (;;) {
        const [eventId, entry] = Object.entries(outbox.waiting())[0] ?? [];
        if (!eventId || !entry) break;
        if (!outbox.isYoung(entry)) takeOut(outbox, eventId);
        else if (!(await send(eventId, entry))) break;
      }
    } finally {
      busy = false;
    }
  };
  return flush;
};
