import * as z from 'zod/mini';
import { timestamp } from '../fields';
import { EVENT_DATA, type MessageType } from '../notify/eventTypes';

/** A message that the platform sends to an address of a customer, for the document of the API. */
export interface WebhookEvent {
  /** `noun.verb` */
  type: string;
  summary: string;
  body: z.ZodMiniType;
}

const SUMMARIES: Record<MessageType, string> = {
  'consent.batch': 'Visitors decided: up to 500 decisions of one website, refusals among them',
  'consent.withdrawn': 'A visitor withdrew what was agreed to',
  'consent.erased': 'A visitor had the own identifiers erased',
  'template.published': 'A version of a banner was published',
  'application.verified': 'A website was proved to be yours',
  'application.script_lost': 'The script is no longer on a website',
  'scan.finished': 'A scan ended, whatever came of it',
  'scan.violation_found': 'A scan found what was set before anybody agreed to it',
  'cookie.discovered': 'A cookie that was not known was found',
  'cookie.unclassified': 'A cookie was found that belongs to no category yet',
  'export.ready': 'An ordered file can be fetched',
  'report.monthly_ready': 'A month is over, and its figures are final',
  'ledger.day_signed': 'A day of the ledger was signed',
  'api_key.expiring': 'An API key ends within 14 days',
  'alert.raised': 'Something watched on a website is not as it should be',
  'alert.resolved': 'What an alert was about is over',
  'request.received': 'A request of a data subject begins',
  'request.due_soon': 'An open request of a data subject is due in 7, 3 or 1 days',
  'request.closed': 'A request of a data subject was completed, rejected or withdrawn',
  ping: 'Somebody tests the webhook',
};

const bodyOf = (type: MessageType) =>
  z.object({
    type: z.literal(type),
    timestamp,
    data: EVENT_DATA[type],
    organization_id: z.string(),
    application_id: z.nullable(z.string()),
  });

/** Every message that can be ordered; the document has an entry for each. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = (Object.keys(EVENT_DATA) as MessageType[]).map(
  (type) => ({ type, summary: SUMMARIES[type], body: bodyOf(type) }),
);
