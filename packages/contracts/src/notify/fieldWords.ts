import type { FieldWords } from '../reference/FieldWords';

/** Places after a page: a moment with the id of an alert, and with that of a message. */
const DELIVERY_PLACE = 'MTc2NDU0NzIwMDAwMC5tc2dfNG5UOHNLcTJWYlh3OTFMbVpjWWg3RA';
const ALERT_PLACE = 'MTc2NDU0NzIwMDAwMC42NmYwYzJhOWUxM2I1ZDdmOGE5MDEyMzQ';
const MESSAGE = 'msg_4nT8sKq2VbXw91LmZcYh7D';

/** What the fields of notify are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS: FieldWords = {
  acknowledged_at: 'When somebody said that they take care of it; null where nobody did.',
  acknowledged_by: ['Name of who takes care of it; null where nobody does.', 'Somchai Jaidee'],
  alert_id: 'Id of the alert.',
  amount: 'How many there are.',
  api_key_id: 'Id of the API key.',
  by_application: 'The same by website; those of an organization as a whole have no website.',
  by_default: 'Whether it is on where nobody has switched it.',
  deliveryId: ['Id of a message, the same in all tries.', MESSAGE],
  delivery_id: ['Id of a message, the same in all tries.', MESSAGE],
  duration_ms: 'How long the try took, in milliseconds.',
  ends_at: 'When it ends.',
  error: ['Why there was no answer, or why it did not count; null for one that did.', 'connection_failed'],
  events: ['What messages are sent about.', ['template.published', 'scan.finished']],
  expected: 'How many shows of the banner the same hours of the weeks before let one expect in that time.',
  export_id: 'Id of the file of many rows.',
  failing_since: 'Since when nothing was taken; null while messages are.',
  'figures.controller':
    'Id of the website group of the client whose papers it is about; absent where they are those of the organization.',
  'figures.day': ['Day of the ledger that is not in order, in Asia/Bangkok.', '2026-11-25'],
  'figures.since': 'Since when it is so.',
  'figures.url': ['Address that was looked at.', 'https://www.example.ac.th/'],
  found: ['What the look found: `missing`, `tag_manager`, or the status that was answered.', 'missing'],
  high: 'Upper end of the interval of 95 % (Wilson), from 0 to 1.',
  high_volume: ['Agrees to as many messages as visitors decide.', false],
  hold: [
    'Host whose scripts a block rule would block until there is consent; null where none is known.',
    'www.facebook.com',
  ],
  include_client_id: ['Whether the random id of the visitor’s browser is sent with decisions.', false],
  item: 'The stored thing that was met without the consent it needs.',
  'item.seen_by': [
    'Who met it: `scan`, or `visitors` where no scan did and browsers of visitors who had agreed to nothing held it; absent: a scan.',
    'scan',
  ],
  last_true_at: 'When the condition was last true.',
  last_try: 'The latest try; null before the first.',
  'listAlerts.cursor': ['Where the page begins: `next_cursor` of the page before.', ALERT_PLACE],
  'listDeliveries.cursor': ['Where the page begins: `next_cursor` of the page before.', DELIVERY_PLACE],
  log: 'Tries of the message, the oldest first.',
  low: 'Lower end of the interval of 95 % (Wilson), from 0 to 1.',
  measured: 'What was measured, with its interval.',
  names: ['Names of what it is about, at most ten.', ['_fbp']],
  next_try_at: 'When it is tried again; null where it is not.',
  points: ['How much it takes away.', 25],
  quiet_hours:
    'When warnings are not mailed, in Asia/Bangkok; null: at any time. Critical alerts are always mailed.',
  'quiet_hours.from': ['Beginning, HH:MM.', '22:00'],
  'quiet_hours.to': ['End, HH:MM; earlier than the beginning: on the next day.', '07:00'],
  raised: 'How many alerts nobody takes care of yet.',
  resent: 'How many messages are sent again.',
  rules: 'What is watched, and whether it is switched on.',
  signal: 'What a scan saw a vendor told about consent that nobody had given.',
  signing: ['How messages are signed: HMAC-SHA256 with a secret, or Ed25519.', 'hmac', 'ed25519'],
  silent_since: 'When the banner was last shown to anybody; null where it never was.',
  snoozed_until: ['Until when it is put off; null where it is not.', '2026-12-01T01:00:00.000Z'],
  subject: [
    'What it is about where a rule can be broken in several ways; else empty.',
    '_fbp www.example.ac.th',
  ],
  taken: 'Whether the answer was 2xx.',
  tries: 'How often it was tried.',
  usual: 'The same of the weeks before, with its interval.',
  waiting: 'Messages that are not taken yet and will be tried again; counted up to 10,000.',
  webhookId: 'Id of the webhook.',
  webhook_id: 'Id of the webhook.',
  z_score: 'Result of the two-proportion test, in standard deviations.',
};
