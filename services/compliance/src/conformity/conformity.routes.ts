import {
  answerRule,
  getConformity,
  getConformityResult,
  getConformityResultPdf,
  keepConformityResult,
  listConformityResults,
} from '@yinyom/contracts/conformity/conformity';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsScope, type Member } from '@yinyom/service-kit/auth/authorizer';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { requiredRevision } from '@yinyom/service-kit/http/ifMatch';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { createRepeatedDrawing } from '@yinyom/service-kit/pdf/repeatedDrawing';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';
import { conformityDocument } from './conformityDocument';
import type { ConformityService } from './conformity.service';

interface Deps {
  access: Pick<RequestAccess, 'worker'>;
  service: ConformityService;
  pdfs: PdfMaker;
  auditor: Auditor;
  /** How long a caller waits for a PDF. */
  patienceMs: number;
}

/** Websites compared with sets of rules, for Admins and officers. */
export const bindConformityRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { access, service, pdfs, auditor, patienceMs } = deps;
  const drawing = createRepeatedDrawing(patienceMs);

  const note = (
    context: RequestContext,
    member: Member,
    action: AuditAction,
    { application_id: id, domain_name: label }: { application_id: string; domain_name: string },
  ) => auditor.done(context, member, { action, target: { type: 'application', id, label } });
  const personOf = async (context: RequestContext, member: Member) => {
    const { id, name } = (await access.worker(context, member)).actor;
    return { id, name };
  };

  // What is compared now comes from the latest scan of the banner; a result that people kept is a paper.
  bind(getConformity, async ({ member, params, query, res }) => {
    const caller = await member(params.id);
    needsScope(caller, 'scans:read');
    const compared = await service.compare(caller.organizationId, query);
    res.setHeader('ETag', compared.etag);
    return compared;
  });

  bind(answerRule, async ({ member, params, body, context, req, res }) => {
    const caller = await member(params.id);
    needsScope(caller, 'scans:read');
    const by = await personOf(context, caller);
    const compared = await service.answer(caller.organizationId, by, body, requiredRevision(req));
    await note(context, caller, 'conformity.answered', compared);
    res.setHeader('ETag', compared.etag);
    return compared;
  });

  bind(keepConformityResult, async ({ member, params, body, context }) => {
    const caller = await member(params.id);
    needsScope(caller, 'scans:read');
    const by = await personOf(context, caller);
    const kept = await service.keep(caller.organizationId, by, body);
    await note(context, caller, 'conformity.kept', kept);
    return kept;
  });

  bind(listConformityResults, async ({ member, params, query }) =>
    service.list((await member(params.id)).organizationId, query),
  );

  bind(getConformityResult, async ({ member, params }) =>
    service.find((await member(params.id)).organizationId, params.rid),
  );

  bind(getConformityResultPdf, async ({ member, params, query, context, res }) => {
    const caller = await member(params.id);
    needsWayOut(caller, 'document.getConformityResultPdf');
    const { language = context.lang } = query;
    const result = await service.find(caller.organizationId, params.rid);
    const pdf = await drawing(`conformity ${result.id} ${language}`, () =>
      pdfs.make(caller.organizationId, conformityDocument(result, language)),
    );
    await note(context, caller, 'conformity.printed', result);
    sendPdf(res, `conformity-${language}.pdf`, pdf);
    return SENT;
  });
};
