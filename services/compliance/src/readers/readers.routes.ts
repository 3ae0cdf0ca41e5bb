import { ROLES } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import { PAPER_ORDER, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import {
  getReadablePaperPdf,
  MAX_PAPER_READERS,
  listPaperReaders,
  listReadablePapers,
  savePaperReader,
  type PaperReader,
} from '@yinyom/contracts/papers/paperReaders';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { conflict, forbidden, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import { etagOf, requiredRevision } from '@yinyom/service-kit/http/ifMatch';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { RequestAccess } from '../administration/requestAccess';
import { emptyDocument } from '../binder/binderDocument';
import { numberOf, withPaperNumbers } from '../binder/paperPages';
import type { PaperScope, PaperSource } from '../binder/PaperSource';
import { periodMoments } from '../readiness/periodMoments';
import type { ComplianceDeps } from '../createComplianceService';
import { createSavedBy } from '../processing-record/savedBy';
import type { PaperReaderRecord, PaperReaderStore } from './paperReader.store';
import { createReadingTurns } from './readingTurns';

interface Deps {
  readers: PaperReaderStore;
  sources: readonly PaperSource[];
  identity: Pick<IdentityClient, 'describeMember' | 'organizationContact'>;
  websites: Pick<ComplianceDeps['websites'], 'listApplicationIds'>;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  pdfs: PdfMaker;
  /** How long a caller waits for a PDF. */
  patienceMs: number;
  now(): Date;
}

/** Days that a single paper is about, until today. */
const DAYS_BACK = 365;

/** Admins, and officers of the whole controller; a flag of a limited person opens nothing here. */
const readsAll = ({ role, flags, limits }: Member): boolean =>
  role >= ROLES.admin || (flags?.includes('dpo') === true && !limits);

/** Invitations of reviewers to papers, and the papers that a caller may read. */
export const bindPaperReaderRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { readers, sources, identity, websites, access, auditor, pdfs, now } = deps;
  const drawing = createRepeatedDrawing(deps.patienceMs);
  const inTurn = createReadingTurns();
  const savedBy = createSavedBy(access);

  const reviewerOf = async (organization_id: string, user_id: string) => {
    const known = await identity.describeMember({ organization_id, user_id });
    return known?.role === ROLES.reviewer ? known : null;
  };
  /** An invitation of a person who was removed and added again is of another time: what an Admin decided then opens nothing now. */
  const isOfNow = (
    record: PaperReaderRecord,
    { added_at }: NonNullable<Awaited<ReturnType<typeof reviewerOf>>>,
  ): boolean => record.added_at === (added_at ?? null);
  /** Null: the person is no active reviewer (any more) or was added again, so the invitation opens nothing. */
  const invitedName = async (record: PaperReaderRecord): Promise<string | null> => {
    const known = await reviewerOf(record.organization_id, record.user_id);
    return known && isOfNow(record, known) ? known.name : null;
  };
  const shown = ({ user_id, papers, invited_at, invited_by, revision }: PaperReaderRecord, name: string) =>
    ({
      user_id,
      name,
      papers,
      invited_at: invited_at.toISOString(),
      invited_by,
      etag: etagOf({ revision }),
    }) satisfies PaperReader;

  /** @throws AppError 403 for Members and Viewers, who read papers on other pages or none */
  const papersFor = async (caller: Member): Promise<readonly InspectionPaper[]> => {
    if (readsAll(caller)) return PAPER_ORDER;
    if (caller.role !== ROLES.reviewer) throw forbidden();
    const record = await readers.find(caller.organizationId, caller.userId);
    if (!record || (await invitedName(record)) === null) return [];
    return PAPER_ORDER.filter((paper) => record.papers.includes(paper));
  };

  const scopeFor = async ({ organizationId, organizationName, limits }: Member): Promise<PaperScope> => {
    const today = bangkokDay(now());
    const from = bangkokDay(new Date(now().getTime() - DAYS_BACK * DAY_MS));
    const applications = limits
      ? await websites.listApplicationIds({
          organization_id: organizationId,
          // Limits are of the organization alone: a caller who may read papers of a client has none there.
          controller: null,
          limits: limits.map((limit) => ({
            applications: [...limit.applications],
            groups: [...limit.groups],
          })),
        })
      : null;
    return {
      organizationId,
      organizationName,
      applications,
      ...periodMoments({ from, until: today }),
    };
  };

  /**
   * Takes the places of invitations that open nothing.
   * @throws AppError 409 paper_full where as many reviewers as are listed have papers
   */
  const makeRoom = async (organization_id: string): Promise<void> => {
    const invited = await readers.list(organization_id);
    if (invited.length < MAX_PAPER_READERS) return;
    const names = await Promise.all(invited.map(invitedName));
    const left = invited.filter((_record, at) => names[at] === null);
    if (invited.length - left.length >= MAX_PAPER_READERS) throw conflict('paper_full');
    await readers.remove(left.map(({ _id }) => _id));
  };

  bind(listPaperReaders, async ({ member, params }) => {
    const { organizationId } = await member(params.id);
    const found = await readers.list(organizationId);
    const named = await Promise.all(
      found.map(async (record) => {
        const name = await invitedName(record);
        return name === null ? [] : [shown(record, name)];
      }),
    );
    return { paper_readers: named.flat() };
  });

  bind(savePaperReader, async ({ member, params, body, req, context }) => {
    const caller = await member(params.id);
    const { organizationId: organization_id } = caller;
    const { user_id } = body;
    const person = await reviewerOf(organization_id, user_id);
    if (!person) throw invalidField('user_id', 'not_found');
    const { name } = person;
    const record = await readers.find(organization_id, user_id);
    // An Admin who does not see it saves as if for the first time.
    if (record && !isOfNow(record, person)) await readers.remove([record._id]);
    const before = record && isOfNow(record, person) ? record.papers : [];
    const papers = PAPER_ORDER.filter((paper) => body.papers.includes(paper));
    if (before.length === 0 && papers.length > 0) await makeRoom(organization_id);
    const saved = await readers.save(
      {
        organization_id,
        user_id,
        papers,
        invited_at: now(),
        added_at: person.added_at ?? null,
        invited_by: await savedBy(context, caller),
      },
      requiredRevision(req),
    );
    await auditor.done(context, caller, {
      action: 'paper.reader_invited',
      target: { type: 'user', id: user_id, label: name },
      changes: [{ field: 'papers', before, after: papers }],
    });
    return shown(saved, name);
  });

  bind(listReadablePapers, async ({ member, params }) => ({
    papers: [...(await papersFor(await member(params.id, 'each')))],
  }));

  bind(getReadablePaperPdf, async ({ member, params, query, context, res }) => {
    const caller = await member(params.id, 'each');
    const { paper, language = context.lang } = query;
    if (!(await papersFor(caller)).includes(paper)) throw notFound();
    const { organizationId } = caller;
    const scope = await scopeFor(caller);
    const { sample } = (await identity.organizationContact({ organization_id: organizationId })) ?? {};
    // Of what it is about: a repeated request gets the drawing that it waits for.
    const key = JSON.stringify([organizationId, scope.applications, scope.until, paper, language]);
    const pdf = await drawing(key, () =>
      inTurn(organizationId, caller.userId, async () => {
        const source = sources.find((one) => one.paper === paper);
        const html = (await source?.document(scope, language)) ?? emptyDocument(paper, language);
        return pdfs.make(organizationId, withPaperNumbers(html, String(numberOf(paper)), sample));
      }),
    );
    await auditor.done(context, caller, {
      action: 'paper.read',
      target: { type: 'organization', id: organizationId, label: paper },
    });
    sendPdf(res, `paper-${numberOf(paper)}-${paper}-${language}.pdf`, pdf);
    return SENT;
  });
};
