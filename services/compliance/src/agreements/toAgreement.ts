import type { AgreementSummary, ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import type { AgreementStanding } from '@yinyom/contracts/papers/agreementTerms';
import type { SignedScan } from '@yinyom/contracts/papers/signedScan';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import { AGREEMENT_WORDS } from '@yinyom/texts/agreement/agreementWords';
import { agreementBlanks } from '@yinyom/texts/sentences/agreementClauses';
import type { AgreementKnown, AgreementRecord } from './AgreementRecord';

/** Whether the last day of an agreement, by its own words, is over on a day. */
const isOver = ({ content: { until } }: Pick<AgreementRecord, 'content'>, day: string): boolean =>
  until !== null && until < day;

/** Where an agreement is on a day. */
export const standingOf = (
  record: Pick<AgreementRecord, 'state' | 'ended_on' | 'content'>,
  day: string,
): AgreementStanding => {
  const { state, ended_on } = record;
  if (ended_on !== null && ended_on <= day) return 'ended';
  return state === 'signed' && isOver(record, day) ? 'expired' : state;
};

export const isReviewDue = (record: AgreementRecord, day: string): boolean =>
  record.state !== 'draft' &&
  record.review_at !== null &&
  record.review_at <= day &&
  standingOf(record, day) !== 'ended';

/** @param hasFacts the platform knows kinds of data */
export const toSummary = (record: AgreementRecord, day: string, hasFacts: boolean): AgreementSummary => {
  const { content, sent } = record;
  return {
    id: String(record._id),
    organization_id: record.organization_id,
    state: record.state,
    standing: standingOf(record, day),
    wording: content.wording,
    processor_name: content.processor.name,
    service: content.service,
    effective_from: content.effective_from,
    review_at: content.review_at,
    review_due: isReviewDue(record, day),
    sent_at: sent?.at.toISOString() ?? null,
    signed_on: record.signed_on,
    ended_on: record.ended_on,
    missing: agreementBlanks(content, hasFacts),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
    etag: etagOf(record),
  };
};

interface Shown {
  record: AgreementRecord;
  /** Of a draft; a paper that was sent has its own. */
  known: AgreementKnown;
  day: string;
  sentFiles: readonly SignedScan[];
  scans: SignedScan[];
}

export const toAgreement = ({ record, known, day, sentFiles, scans }: Shown): ProcessorAgreement => {
  const { sent } = record;
  const { facts, safeguards } = sent ?? known;
  return {
    ...toSummary(record, day, facts.length > 0),
    content: record.content,
    facts,
    safeguards,
    words_version: sent?.words_version ?? AGREEMENT_WORDS.th.version,
    words_date: sent?.words_date ?? AGREEMENT_WORDS.th.date,
    sent_document: sentFiles.find(({ id }) => id === sent?.file_id) ?? null,
    scans,
    history: record.history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
};
