import { importWebsites } from '@yinyom/contracts/bulk/websiteImport';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { orderedBy } from '../bulk/orderedBy';
import type { WebsiteImportService } from './websiteImport.service';

interface Parts {
  websiteImports: WebsiteImportService;
  auditor: Auditor;
}

/** The call that adds and changes websites from a file; for people who see all websites of the organization. */
export const bindWebsiteImportRoutes = (bind: RouteBinder, { websiteImports, auditor }: Parts): void => {
  bind(importWebsites, async (call) => {
    const { context } = call;
    const { organization_id, ...body } = call.body;
    const member = await call.member(organization_id);
    const answer = await websiteImports.run(member, body, orderedBy(context, member), context.lang);
    if (answer.bulk_action)
      await auditor.done(context, member, {
        action: 'bulk.started',
        target: { type: 'bulk_action', id: answer.bulk_action.id, label: 'import' },
        changes: [{ field: 'websites', before: null, after: answer.rows }],
      });
    return answer;
  });
};
