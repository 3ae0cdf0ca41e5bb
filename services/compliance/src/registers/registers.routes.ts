import {
  getAppointmentLetterPdf,
  getOfficerAppointment,
  listOfficerVersions,
  saveOfficerAppointment,
  type OfficerStatement,
} from '@yinyom/contracts/papers/officer';
import {
  getSecurityMeasures,
  listSecurityVersions,
  saveSecurityMeasures,
  type SecurityStatement,
} from '@yinyom/contracts/papers/securityMeasures';
import type { StatementPaper } from '@yinyom/contracts/papers/statement';
import { addTraining, listTrainings } from '@yinyom/contracts/papers/trainings';
import {
  getTransferRegister,
  listTransferVersions,
  saveTransferRegister,
  type TransferStatement,
} from '@yinyom/contracts/papers/transfers';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { etagOf, requiredRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';
import { createSavedBy } from '../processing-record/savedBy';
import { appointmentLetter } from './appointmentLetter';
import { platformFacts, type RegisterParts } from './registerSources';
import { isOfAppointment, letterOf } from './scanOwners';
import type { Statement } from './statements';
import { unansweredHosts } from './transferFields';
import type { Trainings } from './trainings.service';

interface Deps extends Omit<RegisterParts, 'trainings' | 'now'> {
  trainings: Trainings;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  pdfs: PdfMaker;
  /** How long a caller waits for a PDF. */
  patienceMs: number;
}

const versionOf = ({ version, saved_at, saved_by, review_due_at }: Statement<unknown>) => ({
  version,
  saved_at,
  saved_by,
  review_due_at,
});
const etagIn = ({ version }: Statement<unknown>) => etagOf({ revision: version });

/** A page of versions as a call answers it. */
const pageOf = <Content, Shown>(
  {
    entities,
    ...page
  }: { entities: Statement<Content>[] } & Record<'page' | 'limit' | 'total', number> & {
      has_more: boolean;
      next_cursor: null;
    },
  shown: (statement: Statement<Content>) => Shown,
) => ({ ...page, entities: entities.map(shown) });

/** The registers of the officer, of transfers, of security measures and of training. */
export const bindRegisterRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { officer, transfers, security, trainings, scans, readSources, readHosts, access, auditor, pdfs } =
    deps;
  const savedBy = createSavedBy(access);
  const drawing = createRepeatedDrawing(deps.patienceMs);
  const about = (member: Member, label = member.organizationName) =>
    ({ type: 'organization', id: member.organizationId, label }) as const;
  const noteSaved = (
    context: RequestContext,
    member: Member,
    paper: StatementPaper,
    { version }: Statement<unknown>,
  ) =>
    auditor.done(context, member, {
      action: 'paper.statement_saved',
      target: about(member),
      changes: [{ field: paper, before: version - 1, after: version }],
    });

  const officerVersion = (organization_id: string, statement: Statement<OfficerStatement>) => ({
    organization_id,
    officer: statement.content,
    ...versionOf(statement),
  });
  const toOfficer = async (organizationId: string, statement: Statement<OfficerStatement>) => {
    const [{ organization }, letters] = await Promise.all([
      readSources(organizationId),
      scans.list(letterOf(organizationId)),
    ]);
    return {
      ...officerVersion(organizationId, statement),
      organization_name: organization.name,
      dpo: organization.dpo,
      signed_letters: letters,
      letter_is_current: isOfAppointment(letters, statement.content.appointed_on),
      etag: etagIn(statement),
    };
  };

  bind(getOfficerAppointment, async ({ member, params, res }) => {
    const { organizationId } = await member(params.id);
    const statement = await officer.current(organizationId);
    setEtag(res, { revision: statement.version });
    return toOfficer(organizationId, statement);
  });
  bind(saveOfficerAppointment, async ({ member, params, body, req, res, context }) => {
    const caller = await member(params.id);
    const by = await savedBy(context, caller);
    const { counts_as_review: isReview, ...content } = body;
    const saved = await officer.save(caller.organizationId, content, by, requiredRevision(req), isReview);
    await noteSaved(context, caller, 'officer', saved);
    setEtag(res, { revision: saved.version });
    return toOfficer(caller.organizationId, saved);
  });
  bind(listOfficerVersions, async ({ member, params, query }) => {
    const { organizationId } = await member(params.id);
    return pageOf(await officer.versions(organizationId, query), (one) =>
      officerVersion(organizationId, one),
    );
  });
  bind(getAppointmentLetterPdf, async ({ member, params, query, context, res }) => {
    const caller = await member(params.id);
    needsWayOut(caller, 'document.getAppointmentLetterPdf');
    const { organizationId } = caller;
    const [statement, { organization }] = await Promise.all([
      officer.current(organizationId),
      readSources(organizationId),
    ]);
    const page = appointmentLetter({ organization, officer: statement.content }, query.language);
    const pdf = await drawing(page, () => pdfs.make(organizationId, page));
    await auditor.done(context, caller, { action: 'paper.letter_printed', target: about(caller) });
    sendPdf(res, `appointment-letter-${query.language}.pdf`, pdf);
    return SENT;
  });

  const transferVersion = (organization_id: string, statement: Statement<TransferStatement>) => ({
    organization_id,
    transfers: statement.content,
    ...versionOf(statement),
  });
  const toTransfers = async (organizationId: string, statement: Statement<TransferStatement>) => ({
    ...transferVersion(organizationId, statement),
    unanswered_hosts: unansweredHosts(
      (await readHosts(organizationId, await readSources(organizationId), null)).seen,
      statement.content,
    ),
    etag: etagIn(statement),
  });

  bind(getTransferRegister, async ({ member, params, res }) => {
    const { organizationId } = await member(params.id);
    const statement = await transfers.current(organizationId);
    setEtag(res, { revision: statement.version });
    return toTransfers(organizationId, statement);
  });
  bind(saveTransferRegister, async ({ member, params, body, req, res, context }) => {
    const caller = await member(params.id);
    const by = await savedBy(context, caller);
    const { counts_as_review: isReview, ...content } = body;
    const saved = await transfers.save(caller.organizationId, content, by, requiredRevision(req), isReview);
    await noteSaved(context, caller, 'transfers', saved);
    setEtag(res, { revision: saved.version });
    return toTransfers(caller.organizationId, saved);
  });
  bind(listTransferVersions, async ({ member, params, query }) => {
    const { organizationId } = await member(params.id);
    return pageOf(await transfers.versions(organizationId, query), (one) =>
      transferVersion(organizationId, one),
    );
  });

  const securityVersion = (organization_id: string, statement: Statement<SecurityStatement>) => ({
    organization_id,
    measures: statement.content.measures,
    ...versionOf(statement),
  });
  const toSecurity = async (organizationId: string, statement: Statement<SecurityStatement>) => ({
    ...securityVersion(organizationId, statement),
    facts: platformFacts(await readSources(organizationId)),
    etag: etagIn(statement),
  });

  bind(getSecurityMeasures, async ({ member, params, res }) => {
    const { organizationId } = await member(params.id);
    const statement = await security.current(organizationId);
    setEtag(res, { revision: statement.version });
    return toSecurity(organizationId, statement);
  });
  bind(saveSecurityMeasures, async ({ member, params, body, req, res, context }) => {
    const caller = await member(params.id);
    const by = await savedBy(context, caller);
    const measures = Object.fromEntries(Object.entries(body.measures).filter(([, text]) => text !== ''));
    const content = { measures };
    const isReview = body.counts_as_review;
    const saved = await security.save(caller.organizationId, content, by, requiredRevision(req), isReview);
    await noteSaved(context, caller, 'security', saved);
    setEtag(res, { revision: saved.version });
    return toSecurity(caller.organizationId, saved);
  });
  bind(listSecurityVersions, async ({ member, params, query }) => {
    const { organizationId } = await member(params.id);
    return pageOf(await security.versions(organizationId, query), (one) =>
      securityVersion(organizationId, one),
    );
  });

  bind(listTrainings, async ({ member, params, query }) =>
    trainings.list((await member(params.id)).organizationId, query),
  );
  bind(addTraining, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    const added = await trainings.add(caller.organizationId, body, await savedBy(context, caller));
    await auditor.done(context, caller, {
      action: 'paper.training_added',
      target: about(caller, added.subject),
    });
    return added;
  });
};
