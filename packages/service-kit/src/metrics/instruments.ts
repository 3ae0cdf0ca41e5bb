import { createFigure } from './figure';
import { counter, gauge, histogram } from './registry';

/** Buckets that OpenTelemetry advises for requests, in seconds. */
const REQUEST_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export const requestDurations = histogram(
  'http_server_request_duration_seconds',
  'How long requests took, from their first byte to the last one of the answer, by the template of the route.',
  REQUEST_BOUNDS,
  ['http_request_method', 'http_route', 'http_response_status_code', 'url_scheme'],
);

// Visitors.
export const bannersServed = counter(
  'yinyom_banner_served_total',
  "Banners that visitors' browsers said they had shown.",
);

export const sdkConfigs = counter(
  'yinyom_sdk_config_total',
  "Answers with a website's script and configuration: from memory (hit), made first (miss), unchanged (304).",
  ['cache'],
);

export const ingestDelay = histogram(
  'yinyom_ingest_delay_seconds',
  'How long a decision waited until it was durable in its ledger.',
  [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
);
export const ingestQueue = createFigure(
  'yinyom_ingest_queue_length',
  'Decisions that wait to be written into their ledgers.',
);

// The ledger.
export const ledgerHeight = createFigure('yinyom_ledger_height', 'Records of all ledgers together.');
export const ledgerUnsigned = createFigure(
  'yinyom_ledger_unsigned_seconds',
  'Age of the oldest record that no signed day holds; up to a day and some minutes is as it should be.',
);
export const verifyFailures = counter(
  'yinyom_ledger_verify_failures_total',
  'Checks of a ledger that found it changed.',
);

// Scans.
export const scanDurations = histogram(
  'yinyom_scan_duration_seconds',
  'How long scans took from the moment that a worker took them.',
  [5, 15, 30, 60, 120, 300, 600, 1_200, 2_400],
);
export const scans = counter('yinyom_scans_total', 'Scans that are over, by how they ended.', ['outcome']);
export const scanQueue = createFigure('yinyom_scan_queue_length', 'Scans that wait for a worker.');

// People.
export const mails = counter(
  'yinyom_mail_total',
  'Mails: sent, tried and put off (retried), given up after the last try, or kept where no mail server is set.',
  ['outcome'],
);
export const authAttempts = counter('yinyom_auth_attempts_total', 'Tries to log in, by step and outcome.', [
  'method',
  'outcome',
]);

// Webhooks.
export const webhookBacklog = createFigure(
  'yinyom_webhook_backlog',
  'Messages that wait for receivers which are not switched off, those that will be tried again included.',
);
export const webhookDelay = createFigure(
  'yinyom_webhook_delay_seconds',
  'How long the message that has been due for longest waits for its try.',
);
export const webhookTries = counter(
  'yinyom_webhook_tries_total',
  'Tries to deliver a message: taken, put off (retried), given up after the last one, or refused by the guard of connections.',
  ['outcome'],
);
export const webhooksDisabled = counter(
  'yinyom_webhooks_disabled_total',
  'Webhooks that the platform switched off, as the receiver was gone or took nothing for five days.',
  ['reason'],
);

// Live figures.
export const liveStreams = createFigure(
  'yinyom_live_streams',
  'Browsers that are told what happens on a website as it happens.',
);
export const liveEnds = counter(
  'yinyom_live_streams_ended_total',
  'Streams that ended: the reader left, began anew after 15 minutes (renewed), lost the right to read (rights), was too slow, or the process stopped (closing).',
  ['reason'],
);
export const liveLooks = histogram(
  'yinyom_live_look_seconds',
  'How long it took to see what changed on all the websites that somebody watches, by what was looked at.',
  [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  ['source'],
);
export const liveLookFailures = counter(
  'yinyom_live_look_failures_total',
  'Looks that failed: those who watch are told nothing of it until one succeeds.',
  ['source'],
);

// Alerts.
export const alertEvents = counter(
  'yinyom_alerts_total',
  'Alerts about websites that were raised, and those that are over (resolved), by rule.',
  ['rule', 'event'],
);

// The console.
export const partErrors = counter(
  'yinyom_part_errors_total',
  "Errors that consoles told of the platform's parts, by remote and build.",
  ['remote', 'build'],
);

// The installation.
export const backupTime = createFigure(
  'yinyom_backup_last_success_timestamp_seconds',
  'When the newest backup was made, as Unix time.',
);
export const storageDamaged = createFigure(
  'yinyom_storage_damaged',
  'Databases of services in which stored data is damaged; what does not need that data is served.',
);
export const backupSize = createFigure('yinyom_backup_size_bytes', 'Size of the newest backup.');
export const buildInfo = gauge('yinyom_build_info', 'Which build this is; always 1.', [
  'version',
  'revision',
]);
