import type { FieldWords } from './reference/FieldWords';

const DECISION = ['What the visitor did.', 'give'] as const;
const BULK = ['What is done to each website.', 'publish'] as const;
const FINDING = ['Kind of the finding.', 'canvas'] as const;
const PAGE_CODE = ['Why the page was not scanned; null: it was.', 'page_failed'] as const;

/** Fields of the other features whose names mean something else in each call. See reference/FieldWords.ts. */
export const FIELD_WORDS_OF_CALLS: FieldWords = {
  'addIncidentEntry.text': ['What happened or was done, in words.', 'The leaked account was closed.'],
  'addPublicRequestFiles.files': 'How many files the request has now.',
  'addPublicRequestFiles.token': 'Secret of the request, from the answer that created it.',
  'allowFinding.code': FINDING,
  'bulk_action.action': BULK,
  'by_action.action': DECISION,
  'consent.action': DECISION,
  'containment.text': ['What was done to contain the breach.', 'The leaked account was closed.'],
  'createPublicRequest.token':
    'Secret of this request: with it the form proves its code and reads its state.',
  'entries.text': ['What happened or was done, in words.', 'The leaked account was closed.'],
  'error.code': ['Stable code of the failure.', 'not_found'],
  'export_events.action': ['What happened, as `noun.verb`.', 'export.create'],
  'getBulkAction.action': BULK,
  'getConsentLog.action': DECISION,
  'getPublicRequestStatus.token': 'Secret of the request, from the answer that created it or from the mail.',
  'history.action': DECISION,
  'listAllowedFindings.code': FINDING,
  'listBulkActions.action': BULK,
  'listBulkRows.code': ['Why the website was left out; null: it was not.', 'not_found'],
  'listConsentLogs.action': DECISION,
  'operation.action': BULK,
  'pages.code': PAGE_CODE,
  'makePartToken.token': 'Access token for the calls that the part may make.',
  'parts.text': 'Paragraphs of the part.',
  'reason.code': 'Ground of the rejection.',
  'row_errors.code': ['What is wrong in the row.', 'domain_invalid'],
  'sendPublicRequestCode.token': 'Secret of the request, from the answer that created it.',
  'sign_in_events.action': ['What happened, as `noun.verb`.', 'session.start'],
  'startBulkAction.action': BULK,
  'steerBulkAction.action': BULK,
  'supplements.text': ['What was added later, in words.', '120 persons are affected.'],
  'verifyPublicRequest.code': ['The six digits of the mail.', '123456'],
  'verifyPublicRequest.token': 'Secret of the request, from the answer that created it.',
};
