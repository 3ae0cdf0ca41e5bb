import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { endProcessorAgreement, reviewProcessorAgreement } from '@yinyom/contracts/papers/agreements';
import { AGREEMENT_REVIEW_MONTHS } from '@yinyom/contracts/papers/agreementTerms';
import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import { addMonths } from '@yinyom/contracts/time/bangkokDay';
import { conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { AGREEMENT_WORDS } from '@yinyom/texts/agreement/agreementWords';
import { agreementBlanks } from '@yinyom/texts/sentences/agreementClauses';
import type { SignedScans } from '../signed-scans/createSignedScans';
import type { AgreementRecord } from './AgreementRecord';
import { filesOf, type AgreementAccess } from './agreementAccess';
import type { DrawAgreement } from './agreementPaper';
import type { OneSeen } from './agreements.service';

interface Deps {
  access: AgreementAccess;
  scans: SignedScans;
  draw: DrawAgreement;
  now(): Date;
}

/** Steps of an agreement: sent, signed, reviewed, ended; and its files. */
export const createAgreementSteps = ({ access, scans, draw, now }: Deps) => ({
  /** @throws AppError 404, 409 agreement_state, agreement_incomplete, 412, 503 while the paper is being drawn */
  send: async (one: OneSeen, by: PaperActor): Promise<AgreementRecord> => {
    const record = await access.open(one, ['draft']);
    if (record.content.wording !== 'ours') throw conflict('agreement_state');
    const known = await access.known(record);
    if (agreementBlanks(record.content, known.facts.length > 0).length > 0)
      throw conflict('agreement_incomplete');
    access.checkRoom(record);
    const pdf = await draw(record, known, true);
    const file = await scans.keep(filesOf(record).sent, pdf, by);
    const { version, date } = AGREEMENT_WORDS.th;
    const sent = {
      ...known,
      at: now(),
      file_id: file.id,
      sha256: file.sha256,
      words_version: version,
      words_date: date,
    };
    try {
      return await access.save(
        record,
        { state: 'sent', sent, was_sent: true },
        { by, happened: 'sent', sha256: file.sha256 },
      );
    } catch (error) {
      // Another member was first: this paper was never sent.
      await scans.discard(filesOf(record).sent, file.id);
      throw error;
    }
  },

  /** @throws AppError 404, 409 agreement_state, 412 */
  reopen: async (one: OneSeen, by: PaperActor): Promise<AgreementRecord> => {
    const record = await access.open(one, ['sent']);
    return access.save(
      record,
      { state: 'draft', sent: null },
      { by, happened: 'reopened', sha256: record.sent?.sha256 ?? null },
    );
  },

  /** @param signedOn day of the signature; absent: today @throws AppError 404, 409 agreement_state, scans_full, paper_full, 412, 422 */
  sign: async (
    one: OneSeen,
    by: PaperActor,
    file: Buffer | null,
    signedOn: string | undefined,
  ): Promise<AgreementRecord> => {
    const record = await access.open(one, ['draft', 'sent', 'signed']);
    if (record.state === 'draft' && record.content.wording === 'ours') throw conflict('agreement_state');
    const today = access.today();
    const day = signedOn ?? record.signed_on ?? today;
    if (day > today) throw invalidField('signed_on', 'out_of_range');
    access.checkRoom(record);
    const { signed } = filesOf(record);
    const { scan, isNew } = await scans.take(signed, file, by);
    const { content, state } = record;
    try {
      return await access.save(
        record,
        {
          state: 'signed',
          signed_on: day,
          content: { ...content, review_at: content.review_at ?? addMonths(day, AGREEMENT_REVIEW_MONTHS) },
        },
        { by, happened: state === 'signed' ? 'scan_added' : 'signed', sha256: scan.sha256 },
      );
    } catch (error) {
      // Another member was first: this scan is of no step, unless theirs found it already.
      if (isNew && !(await access.isNamed(record, scan.sha256))) await scans.discard(signed, scan.id);
      throw error;
    }
  },

  /** @throws AppError 404, 409 agreement_state, 412, 422 */
  review: async (
    one: OneSeen,
    by: PaperActor,
    { review_at, remark }: BodyOf<typeof reviewProcessorAgreement>,
  ): Promise<AgreementRecord> => {
    const record = await access.open(one, ['sent', 'signed']);
    if (review_at <= access.today()) throw invalidField('review_at', 'out_of_range');
    return access.save(
      record,
      { content: { ...record.content, review_at } },
      { by, happened: 'reviewed', remark },
    );
  },

  /** Null takes it back. @throws AppError 404, 409 agreement_state, 412 */
  end: async (
    { organizationId, id, seen }: OneSeen,
    by: PaperActor,
    { ended_on, remark }: BodyOf<typeof endProcessorAgreement>,
  ): Promise<AgreementRecord> => {
    const record = await access.find(organizationId, id);
    if (record.revision !== seen) throw versionConflict();
    if (record.state === 'draft') throw conflict('agreement_state');
    const happened = ended_on === null ? 'resumed' : 'ended';
    return access.save(record, { ended_on }, { by, happened, remark });
  },

  /** The paper that was sent, or the draft as it is now. @throws AppError 404 where there is no paper of ours; 503 */
  paper: async (organizationId: string, id: string): Promise<{ record: AgreementRecord; pdf: Buffer }> => {
    const record = await access.find(organizationId, id);
    if (record.content.wording !== 'ours') throw notFound();
    const pdf = record.sent
      ? await scans.read(filesOf(record).sent, record.sent.file_id)
      : await draw(record, await access.known(record), false);
    return { record, pdf };
  },

  /** A signed scan, or a paper that was sent, also one that was taken back. @throws AppError 404 */
  file: async (
    organizationId: string,
    id: string,
    fileId: string,
  ): Promise<{ record: AgreementRecord; pdf: Buffer }> => {
    const record = await access.find(organizationId, id);
    const { signed, sent } = filesOf(record);
    const isSigned = (await scans.list(signed)).some((scan) => scan.id === fileId);
    return { record, pdf: await scans.read(isSigned ? signed : sent, fileId) };
  },
});
export type AgreementSteps = ReturnType<typeof createAgreementSteps>;
