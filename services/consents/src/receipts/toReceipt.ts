import { CATEGORY_TYPES, COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { CategoryChoice } from '@yinyom/contracts/consents/consent';
import {
  RECEIPT_SCHEMA,
  type ConsentEventType,
  type ConsentReceipt,
  type ConsentState,
} from '@yinyom/contracts/consents/consentReceipt';
import { DAY_MS } from '@yinyom/contracts/durations';
import { RECEIPT_WORDS } from '@yinyom/texts/receipt/receiptWords';
import type { LogRecord } from '../record/LogRecord';
import { hashedContent } from '../record/recordHash';
import type { MembershipProof } from '../sealing/merkleProver';
import { shownText } from './shownText';

type UnsignedReceipt = Omit<ConsentReceipt, 'signature'>;
type Party = ConsentReceipt['record']['pii_controllers'][number];

/** Everything that a receipt is made of. */
export interface ReceiptSource {
  record: LogRecord;
  /** The visitor's decision before; null where there was none, or it is not kept any more. */
  previous: LogRecord | null;
  domainName: string;
  controller: { name: string; contact?: string };
  /** Who runs the platform; null while its operator has not said. */
  processor: { name: string; contact?: string; address?: string } | null;
  snapshot: Record<string, unknown> | null;
  /** Where a version of the website's policy stays. */
  policyUrl(version: number): string;
  /** Country; absent while the owner has not said. */
  dataLocation?: string;
  retentionMonths: number;
  proof: MembershipProof;
  keys: ConsentReceipt['keys'];
  issuedAt: Date;
}

const BY_A_CONTROL = /^(?:banner|modal)_/;

const eventTypeOf = ({ action, method, gpc }: LogRecord): ConsentEventType => {
  if (action === 'withdraw') return 'withdrawn';
  if (action === 'take_over') return 'taken_over';
  if (action === 'gpc' || (gpc && method === 'api')) return 'signal';
  return BY_A_CONTROL.test(method) ? 'explicit' : 'website';
};

/** A refusal of everything that could be refused is no consent, whatever is necessary anyway. */
const eventStateOf = ({ action, result }: LogRecord): ConsentState => {
  if (action === 'withdraw') return 'consent withdrawn';
  return result === 'decline_all' ? 'consent refused' : 'consent given';
};

/** Necessary ones are not asked for, so they are in no receipt of a consent. */
const isAskedFor = ({ type }: CategoryChoice): boolean =>
  type !== CATEGORY_TYPES.necessary && type !== CATEGORY_TYPES.unclassified;

const processingOf = (source: ReceiptSource): ConsentReceipt['record']['processing'] => {
  const { record, previous, snapshot, dataLocation, retentionMonths } = source;
  // Only what was given can be withdrawn: what had been refused before is refused still.
  const given = new Set(previous?.categories.filter(({ granted }) => granted).map(({ id }) => id));
  const shown = shownText(snapshot);
  const words = RECEIPT_WORDS[record.language];
  const state = (id: string, granted: boolean): ConsentState => {
    if (granted) return 'consent given';
    return record.action === 'withdraw' && given.has(id) ? 'consent withdrawn' : 'consent refused';
  };
  return record.categories.filter(isAskedFor).map(({ id, type, granted }) => {
    const text = shown.categories.get(id);
    const cookies = shown.cookies.filter(({ category_id }) => category_id === id);
    return {
      purpose: text?.title || words.not_stated,
      purpose_description: text?.description || words.not_stated,
      category_id: id,
      category_type: type,
      consent_state: state(id, granted),
      pii_type: cookies.map(({ name, match, type: kind }) => ({
        item_name: match === 'prefix' ? `${name}*` : name,
        item_kind: kind === COOKIE_TYPES.http ? ('cookie' as const) : ('storage' as const),
      })),
      recipient_third_parties: [...new Set(cookies.map(({ provider }) => provider))].filter(Boolean),
      ...(dataLocation && { storage_locations: [dataLocation] }),
      retention_period: `P${retentionMonths}M`,
      jurisdiction: 'TH' as const,
    };
  });
};

const partyOf = (
  id: string,
  type: Party['party_type'],
  { name, contact, address }: { name: string; contact?: string; address?: string },
): Party => ({
  party_id: id,
  party_type: type,
  party_name: name,
  ...(contact && { party_contact: contact }),
  ...(address && { party_address: address }),
});

const ledgerOf = ({ record, proof }: ReceiptSource): ConsentReceipt['ledger'] => {
  const { merkle_proof, merkle_root, daily_proof, daily_root } = proof;
  return {
    hashed_content: hashedContent(record),
    hash: record.hash,
    ...(merkle_proof && { merkle_proof }),
    ...(merkle_root && { merkle_root }),
    ...(daily_proof && { daily_proof }),
    ...(daily_root && { daily_root }),
  };
};

/** A decision as a receipt by ISO/IEC TS 27560, still without its signature. It names nobody but pseudonymously. Pure. */
export const toReceipt = (source: ReceiptSource): UnsignedReceipt => {
  const { record, domainName, controller, processor, snapshot, keys, issuedAt } = source;
  const id = record._id.toHexString();
  const days = Math.max(
    0,
    Math.floor((record.expires_at.getTime() - record.consent_time.getTime()) / DAY_MS),
  );
  return {
    schema_version: RECEIPT_SCHEMA,
    receipt_id: `rcpt_${record.hash.slice(0, 16)}`,
    issued_at: issuedAt.toISOString(),
    record: {
      schema_version: RECEIPT_SCHEMA,
      record_id: id,
      pii_principal_id: id,
      language: record.language,
      privacy_notice: {
        notice_address: shownText(snapshot).address,
        notice_sha256: record.notice_sha256,
        notice_version: record.template_version,
        ...(record.policy_version !== undefined && {
          policy_address: source.policyUrl(record.policy_version),
          policy_sha256: record.policy_sha256,
        }),
      },
      processing: processingOf(source),
      pii_controllers: [partyOf(record.organization_id, 'data controller', controller)],
      ...(processor && { pii_processors: [partyOf('operator', 'data processor', processor)] }),
      withdrawal_method: {
        method_address: `https://${domainName}/`,
        method_text: RECEIPT_WORDS[record.language].withdrawal,
      },
      event: {
        event_time: record.consent_time.toISOString(),
        validity_duration: `P${days}D`,
        valid_until: record.expires_at.toISOString(),
        entity_id: id,
        event_type: eventTypeOf(record),
        event_state: eventStateOf(record),
        ...(record.origin && { origin: record.origin }),
      },
    },
    ledger: ledgerOf(source),
    keys,
  };
};
