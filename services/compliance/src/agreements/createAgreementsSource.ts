import { readinessState, type PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { groupOf } from '../controllers/controllerKey';
import type { PaperOriginal, PaperScope, PaperSource, Period } from '../binder/PaperSource';
import { momentOf } from '../readiness/readinessOf';
import { mostUrgent } from '../readiness/mostUrgent';
import type { SignedScans } from '../signed-scans/createSignedScans';
import type { AgreementRecord } from './AgreementRecord';
import { filesOf } from './agreementAccess';
import type { AgreementStore } from './agreement.store';
import { isSource } from './agreementFacts';
import { isOpen, type Proposals } from './proposals.service';
import { registerDocument, type Register, type RegisterRow } from './registerDocument';
import { isReviewDue, standingOf, toSummary } from './toAgreement';

interface Deps {
  agreements: Pick<AgreementStore, 'all'>;
  scans: Pick<SignedScans, 'list' | 'read'>;
  proposals: Pick<Proposals, 'list'>;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'>;
  now(): Date;
}

const COLUMNS = [
  ...['id', 'processor', 'service', 'purpose', 'standing', 'wording', 'country', 'effective_from', 'until'],
  ...['sent_at', 'sent_sha256', 'signed_on', 'signed_sha256', 'review_at', 'review_due', 'ended_on'],
];

/** The first moment of a day in Bangkok. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+07:00`).toISOString();

/** Whether an agreement was there in the period: made before its end, and not ended before its beginning. */
const isWithin = ({ created_at, ended_on }: AgreementRecord, { from, until }: Period): boolean =>
  created_at < until && (ended_on === null || ended_on >= bangkokDay(from));

/** Paper 4 of an inspection: agreements with processors, and what else the platform knows of who processes data. */
export const createAgreementsSource = (deps: Deps): PaperSource => {
  const { agreements, scans, proposals, identity, now } = deps;

  /** What is about these websites only; all of it where none are chosen. */
  const readRegister = async (scope: PaperScope) => {
    const { organizationId, applications } = scope;
    const [all, known, contact] = await Promise.all([
      agreements.all(organizationId),
      proposals.list(organizationId),
      identity.organizationContact({ organization_id: organizationId }),
    ]);
    const isChosen = ({ application_ids }: { application_ids: string[] }): boolean =>
      applications === null || application_ids.some((id) => applications.includes(id));
    const chosen = known.proposals.filter(isChosen);
    const records = all.filter(
      (record) =>
        isWithin(record, scope) &&
        (applications === null || record.content.sources.some((source) => chosen.some(isSource(source)))),
    );
    return { records, known: { ...known, proposals: chosen }, organization: contact?.name ?? '' };
  };
  const filesIn = async (record: AgreementRecord) => {
    const { signed, sent } = filesOf(record);
    const sentFile = (await scans.list(sent)).find(({ id }) => id === record.sent?.file_id) ?? null;
    return { signed: await scans.list(signed), sentFile };
  };
  const rowOf = async (record: AgreementRecord): Promise<RegisterRow> => {
    const { signed, sentFile } = await filesIn(record);
    return {
      summary: toSummary(record, bangkokDay(now()), (record.sent?.facts.length ?? 0) > 0),
      sent_sha256: sentFile?.sha256 ?? null,
      scan_sha256: signed.map(({ sha256 }) => sha256),
    };
  };
  const csv = async (records: readonly AgreementRecord[]): Promise<string> => {
    const lines = [BYTE_ORDER_MARK + csvLine(COLUMNS)];
    for (const record of records) {
      const { summary, sent_sha256, scan_sha256 } = await rowOf(record);
      const { content } = record;
      lines.push(
        csvLine([
          ...[summary.id, summary.processor_name, content.service, content.purpose, summary.standing],
          ...[content.wording, content.processor.country, content.effective_from, content.until],
          ...[summary.sent_at, sent_sha256, summary.signed_on, scan_sha256.join(' '), content.review_at],
          ...[summary.review_due, summary.ended_on],
        ]),
      );
    }
    return lines.join('');
  };
  /** Files are read one by one, when the binder asks for them. */
  const fileContent = (owner: Parameters<SignedScans['read']>[0], id: string): PaperOriginal['content'] =>
    (async function* read() {
      yield await scans.read(owner, id);
    })();
  const pdfsOf = async (record: AgreementRecord): Promise<PaperOriginal[]> => {
    const { signed, sentFile } = await filesIn(record);
    const owners = filesOf(record);
    const name = `agreement-${String(record._id)}`;
    return [
      ...(sentFile ? [{ name: `${name}-sent.pdf`, content: fileContent(owners.sent, sentFile.id) }] : []),
      ...signed.map(({ id }) => ({
        name: `${name}-signed-${id}.pdf`,
        content: fileContent(owners.signed, id),
      })),
    ];
  };

  return {
    paper: 'agreements',

    readiness: async (organizationId, period): Promise<PaperReadiness> => {
      const day = bangkokDay(momentOf(period, now()));
      const [all, known] = await Promise.all([
        agreements.all(organizationId),
        proposals.list(organizationId),
      ]);
      // A client has no agreement with the platform: its agency has.
      const isClient = groupOf(organizationId) !== null;
      const living = all.filter((record) =>
        period ? isWithin(record, period) : standingOf(record, day) !== 'ended',
      );
      const missing: PaperReadiness['missing'] = [
        ...(known.platform || isClient
          ? []
          : [{ field: 'agreement_platform', who: 'admin' as const, due_at: null }]),
        ...living.flatMap((record): PaperReadiness['missing'] => {
          if (record.state !== 'signed')
            return [{ field: 'agreement_unsigned', who: 'dpo' as const, due_at: null }];
          // What is over by its own words and was neither extended nor recorded as ended controls no processing.
          if (standingOf(record, day) === 'expired') {
            const due_at = startOf(addDays(record.content.until ?? day, 1));
            return [{ field: 'agreement_expired', who: 'dpo' as const, due_at }];
          }
          if (!isReviewDue(record, day)) return [];
          const due_at = startOf(record.review_at ?? day);
          return [{ field: 'agreement_review', who: 'dpo' as const, due_at }];
        }),
        ...known.proposals
          .filter(isOpen)
          .map(() => ({ field: 'agreement_proposal', who: 'dpo' as const, due_at: null })),
      ];
      // The platform's own agreement, each agreement, and each possible processor without a word on it.
      const fields = (isClient ? 0 : 1) + living.length + known.open;
      const filled = fields - missing.length;
      return {
        paper: 'agreements',
        state: readinessState(fields, filled),
        fields,
        filled,
        missing: mostUrgent(missing),
      };
    },

    document: async (scope, lang) => {
      const { records, known, organization } = await readRegister(scope);
      const rows: RegisterRow[] = [];
      for (const record of records) rows.push(await rowOf(record));
      const register: Register = {
        organization,
        rows,
        proposals: known,
        madeAt: now(),
        isPart: scope.applications !== null,
      };
      return registerDocument(register, lang);
    },

    originals: async (scope) => {
      const { records } = await readRegister(scope);
      const pdfs: PaperOriginal[] = [];
      for (const record of records) pdfs.push(...(await pdfsOf(record)));
      return [{ name: 'agreements.csv', content: [await csv(records)] }, ...pdfs];
    },
  };
};
