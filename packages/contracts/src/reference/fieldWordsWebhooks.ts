import type { FieldWords } from './FieldWords';

const KEY = 'whpk_iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w=';
const MESSAGE = 'msg_4nT8sKq2VbXw91LmZcYh7D';

/** What fields of webhooks and of their messages are. See FieldWords.ts. */
export const FIELD_WORDS_WEBHOOKS: FieldWords = {
  answer: 'First kilobyte of what was answered.',
  api_key_id: 'Id of the API key.',
  cookies_found: 'Items that the scan found.',
  cookie_id: 'Id of the cookie.',
  data: 'What happened, by the type of the message.',
  delivery_id: ['Id of a message, the same in all tries.', MESSAGE],
  deliveryId: ['Id of a message, the same in all tries.', MESSAGE],
  duration_ms: 'How long the try took, in milliseconds.',
  error: ['Why there was no answer, or why it did not count; null for one that did.', 'connection_failed'],
  events: ['What messages are sent about.', ['template.published', 'scan.finished']],
  export_id: 'Id of the file of many rows.',
  failing_since: 'Since when nothing was taken; null while messages are.',
  first_seq: 'Position of the first decision in the website’s ledger.',
  high_volume: 'Agrees to as many messages as visitors decide.',
  include_client_id: 'Whether the random id of the visitor’s browser is sent with decisions.',
  last_seq: 'Position of the last decision in the website’s ledger.',
  last_try: 'The latest try; null before the first.',
  log: 'Tries of the message, the oldest first.',
  more: 'Whether there are others that were not sent again.',
  next_try_at: 'When it is tried again; null where it is not.',
  old_secret_until: 'Until when the secret before the present one signs, too; null where only one does.',
  public_key: ['Key that verifies messages signed with Ed25519; null for the others.', KEY],
  resent: 'How many messages are sent again.',
  scan_id: 'Id of the scan.',
  secret: ['Verifies messages. Shown once.', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  signing: ['How messages are signed: HMAC-SHA256 with a secret, or Ed25519.', 'hmac', 'ed25519'],
  taken: 'Whether the answer was 2xx.',
  tries: 'How often it was tried.',
  waiting: 'Messages that are not taken yet and will be tried again; counted up to 10,000.',
  webhook_id: 'Id of the webhook.',
  webhookId: 'Id of the webhook.',
};
