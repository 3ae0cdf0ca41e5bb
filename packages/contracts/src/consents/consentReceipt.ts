import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';
import { siteKey } from './ingest';
import { choiceOrigin } from './takenOver';
import { ledgerKey } from '../evidence/ledgerKey';
import { dailyRoot } from './transparency';

/**
 * The record and receipt of a decision by the fields of ISO/IEC TS 27560:2023, as the table of fields in the W3C's
 * Data Privacy Vocabulary (guide "consent-27560") has them. What nobody stated is left out, never made up.
 */
export const RECEIPT_SCHEMA = 'https://w3id.org/dpv/schema/dpv-27560#record';

/** Where the decision left a purpose, or as a whole. A refusal is recorded as one. */
export const CONSENT_STATES = ['consent given', 'consent refused', 'consent withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/**
 * How it was decided: `explicit` with a control of banner or window, `withdrawn` with one of them afterwards, `signal`
 * by the browser (Global Privacy Control), `website` by the website's own form, whose words nobody recorded.
 */
export const CONSENT_EVENT_TYPES = ['explicit', 'withdrawn', 'signal', 'website', 'taken_over'] as const;
export type ConsentEventType = (typeof CONSENT_EVENT_TYPES)[number];

const state = z.enum(CONSENT_STATES);
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** ISO 8601 duration in days or months. */
const duration = z.string().check(z.regex(/^P\d+[DM]$/));
const proofStep = z.object({ side: z.enum(['left', 'right']), hash: sha256 });

const party = z.object({
  party_id: z.string(),
  party_type: z.enum(['data controller', 'data processor']),
  party_name: z.string(),
  party_contact: z.optional(z.string()),
  party_address: z.optional(z.string()),
});

/** One purpose of the decision: a category of the version that was shown. */
export const receiptProcessing = z.object({
  purpose: z.string(),
  purpose_description: z.string(),
  category_id: z.string(),
  category_type: z.number(),
  consent_state: state,
  /** What is stored for it: names of cookies and storage keys at that version. */
  pii_type: z.array(z.object({ item_name: z.string(), item_kind: z.enum(['cookie', 'storage']) })),
  recipient_third_parties: z.array(z.string()),
  /** Countries (ISO 3166-1); absent while the owner has not said. */
  storage_locations: z.optional(z.array(z.string())),
  /** How long the evidence is kept after its validity. */
  retention_period: duration,
  jurisdiction: z.literal('TH'),
});

/** What the record says; what it is of is `ledger.hashed_content`, word for word. */
export const receiptRecord = z.object({
  schema_version: z.literal(RECEIPT_SCHEMA),
  record_id: z.string(),
  /** Pseudonymous: the id of the decision. */
  pii_principal_id: z.string(),
  language: lang,
  privacy_notice: z.object({
    /** Of the owner's notice; null where the shown text is not kept any more. */
    notice_address: z.nullable(z.string()),
    /** SHA-256 of everything that the visitor was shown. */
    notice_sha256: sha256,
    notice_version: z.number(),
    /** The cookie policy in force: where its text stays, and the SHA-256 of it; absent where there was none. */
    policy_address: z.optional(z.string()),
    policy_sha256: z.optional(sha256),
  }),
  processing: z.array(receiptProcessing),
  pii_controllers: z.array(party),
  /** Who runs the platform; absent while its operator has not said. */
  pii_processors: z.optional(z.array(party)),
  withdrawal_method: z.object({ method_address: z.string(), method_text: z.string() }),
  event: z.object({
    event_time: z.string(),
    validity_duration: duration,
    valid_until: z.string(),
    entity_id: z.string(),
    event_type: z.enum(CONSENT_EVENT_TYPES),
    event_state: state,
    /** Only with the type `taken_over`: the product that the choice was made with, on a notice of its own. */
    origin: z.optional(choiceOrigin),
  }),
});

/** What proves that the ledger has it: hashed content, steps to its batch, and from there to the signed day. */
export const receiptLedger = z.object({
  hashed_content: z.record(z.string(), z.unknown()),
  hash: sha256,
  merkle_proof: z.optional(z.array(proofStep)),
  merkle_root: z.optional(sha256),
  daily_proof: z.optional(z.array(proofStep)),
  daily_root: z.optional(dailyRoot),
});

export const consentReceipt = z.object({
  schema_version: z.literal(RECEIPT_SCHEMA),
  receipt_id: z.string().check(z.regex(/^rcpt_[0-9a-f]{16}$/)),
  issued_at: z.string(),
  record: receiptRecord,
  ledger: receiptLedger,
  keys: z.array(ledgerKey),
  /** Detached JWS (EdDSA, `kid` is the key of the days) over the canonical JSON (RFC 8785) of everything above. */
  signature: z.string().check(z.regex(/^[\w-]+\.\.[\w-]{86}$/)),
});
export type ConsentReceipt = z.output<typeof consentReceipt>;

const ownParams = z.object({ site_key: siteKey, consent_id: id });

/** The visitor's receipt of a decision, for the holder of its token (`x-consent-receipt`); anybody else gets 404. */
export const getOwnReceipt = endpoint({
  name: 'getOwnReceipt',
  service: 'consents',
  method: 'GET',
  path: '/public/sites/:site_key/consents/:consent_id/receipt.json',
  auth: 'receipt',
  summary: "A visitor's receipt of a decision (ISO/IEC TS 27560)",
  params: ownParams,
  answer: consentReceipt,
});

export const getOwnReceiptLd = endpoint({
  name: 'getOwnReceiptLd',
  service: 'consents',
  method: 'GET',
  path: '/public/sites/:site_key/consents/:consent_id/receipt.jsonld',
  auth: 'receipt',
  summary: "A visitor's receipt of a decision as JSON-LD (application/ld+json)",
  params: ownParams,
  files: ['application/ld+json'],
});

/** The same for the owner. */
export const getConsentReceipt = endpoint({
  name: 'getConsentReceipt',
  service: 'consents',
  method: 'GET',
  path: '/consents/:id/receipt.json',
  auth: 'bearer',
  role: 10,
  scope: 'consents:read',
  summary: 'Receipt of one decision (ISO/IEC TS 27560)',
  params: z.object({ id }),
  answer: consentReceipt,
  resource: 'consent',
});

export const getConsentReceiptLd = endpoint({
  name: 'getConsentReceiptLd',
  service: 'consents',
  method: 'GET',
  path: '/consents/:id/receipt.jsonld',
  auth: 'bearer',
  role: 10,
  scope: 'consents:read',
  summary: 'Receipt of one decision as JSON-LD (application/ld+json)',
  params: z.object({ id }),
  files: ['application/ld+json'],
  resource: 'consent',
});
