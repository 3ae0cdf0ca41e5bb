import type { ConsentReceipt, ConsentState } from '@yinyom/contracts/consents/consentReceipt';

/** The names of W3C's Data Privacy Vocabulary that are used, in the document itself: reading it fetches nothing. */
const CONTEXT = {
  dpv: 'https://w3id.org/dpv#',
  dct: 'http://purl.org/dc/terms/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  yinyom: 'urn:yinyom:receipt#',
  receipt_id: 'yinyom:receipt_id',
  issued_at: { '@id': 'dct:issued', '@type': 'xsd:dateTime' },
  ledger: { '@id': 'yinyom:ledger', '@type': '@json' },
  keys: { '@id': 'yinyom:keys', '@type': '@json' },
  signature: 'yinyom:signature',
};

const STATUS: Record<ConsentState, string> = {
  'consent given': 'dpv:ConsentGiven',
  'consent refused': 'dpv:ConsentRefused',
  'consent withdrawn': 'dpv:ConsentWithdrawn',
};

const statusOf = (state: ConsentState) => ({ '@id': STATUS[state] });

type Record27560 = ConsentReceipt['record'];

const partyOf = (type: string, party: Record27560['pii_controllers'][number]) => ({
  '@type': type,
  'dpv:hasIdentifier': party.party_id,
  'dpv:hasName': party.party_name,
  ...(party.party_contact && { 'dpv:hasContact': party.party_contact }),
  ...(party.party_address && { 'dpv:hasAddress': party.party_address }),
});

const processOf = (processing: Record27560['processing'][number]) => ({
  '@type': 'dpv:Process',
  'dpv:hasPurpose': {
    '@type': 'dpv:Purpose',
    'dct:title': processing.purpose,
    'dct:description': processing.purpose_description,
  },
  'dpv:hasConsentStatus': statusOf(processing.consent_state),
  'dpv:hasPersonalData': processing.pii_type.map(({ item_name }) => item_name),
  'dpv:hasRecipient': processing.recipient_third_parties,
  'dpv:hasStorageCondition': {
    '@type': 'dpv:StorageCondition',
    'dpv:hasDuration': processing.retention_period,
    ...(processing.storage_locations && { 'dpv:hasLocation': processing.storage_locations }),
  },
});

/** The same receipt in JSON-LD, still without its signature. Pure. */
export const toReceiptLd = ({
  receipt_id,
  issued_at,
  record,
  ledger,
  keys,
}: Omit<ConsentReceipt, 'signature'>) => ({
  '@context': CONTEXT,
  '@id': `urn:yinyom:receipt:${receipt_id}`,
  '@type': 'dpv:ConsentRecord',
  'dct:conformsTo': { '@id': record.schema_version },
  'dct:language': record.language,
  receipt_id,
  issued_at,
  'dpv:hasIdentifier': record.record_id,
  'dpv:hasConsentStatus': statusOf(record.event.event_state),
  'dpv:isIndicatedAtTime': { '@type': 'xsd:dateTime', '@value': record.event.event_time },
  'dpv:hasDuration': record.event.validity_duration,
  'dpv:hasDataSubject': { '@type': 'dpv:DataSubject', 'dpv:hasIdentifier': record.pii_principal_id },
  'dpv:hasDataController': record.pii_controllers.map((party) => partyOf('dpv:DataController', party)),
  ...(record.pii_processors && {
    'dpv:hasDataProcessor': record.pii_processors.map((party) => partyOf('dpv:DataProcessor', party)),
  }),
  'dpv:hasNotice': {
    '@type': 'dpv:PrivacyNotice',
    ...(record.privacy_notice.notice_address && { 'dct:source': record.privacy_notice.notice_address }),
    'yinyom:sha256': record.privacy_notice.notice_sha256,
    'yinyom:version': record.privacy_notice.notice_version,
    ...(record.privacy_notice.policy_address && {
      'yinyom:policy': record.privacy_notice.policy_address,
      'yinyom:policy_sha256': record.privacy_notice.policy_sha256,
    }),
  },
  'dpv:hasJurisdiction': 'TH',
  'dpv:hasProcess': record.processing.map(processOf),
  ledger,
  keys,
});
