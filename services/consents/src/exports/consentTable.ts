import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Consent } from '@yinyom/contracts/consents/consent';
import { bangkokTime } from '@yinyom/contracts/time/bangkokTime';
import type { EvidenceWords } from '@yinyom/texts/evidence/evidenceWords';

const CONSENT_FIELDS = [
  'id',
  'client',
  'time_utc',
  'time_thailand',
  'type',
  'result',
  'status',
  'device',
  'referrer',
  'language',
  'version',
  'expires',
] as const satisfies readonly (keyof EvidenceWords['field'])[];

/** Titles of the visitors' current states as a table. */
export const consentTitles = ({ field }: EvidenceWords): string[] =>
  CONSENT_FIELDS.map((name) => field[name]);

/** One visitor's current state as a table row: stored values become words. */
export const consentCells = (consent: Consent, words: EvidenceWords): unknown[] => [
  consent.id,
  consent.client_id,
  consent.consent_time,
  bangkokTime(new Date(consent.consent_time)),
  words.type[consent.consent_type],
  words.type[consent.result],
  words.status[consent.status],
  words.device[consent.device],
  consent.referrer_url,
  LANGUAGE_NAMES[consent.language],
  consent.template_version,
  consent.expires_at,
];
