import {
  applyImport,
  createImport,
  getImport,
  listImports,
  undoImport,
} from '@yinyom/contracts/websites/imports';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import { websiteTarget } from '../access/websiteTarget';
import type { ImportsService } from './imports.service';

interface Parts {
  imports: ImportsService;
  access: Access;
  auditor: Auditor;
}

/** Calls about taking over the set-up of other consent products. */
export const bindImportRoutes = (bind: RouteBinder, { imports, access, auditor }: Parts): void => {
  bind(createImport, async (call) => imports.create(await access.site(call, call.params.id), call.body));

  bind(listImports, async (call) => imports.list(await access.site(call, call.params.id)));

  bind(getImport, async (call) => imports.get(await access.site(call, call.params.id), call.params.importId));

  bind(applyImport, async (call) => {
    const site = await access.site(call, call.params.id);
    const answer = await imports.apply(site, call.params.importId, call.body);
    await auditor.done(call.context, site.member, {
      action: 'website.import',
      target: websiteTarget(site.application),
      changes: [{ field: 'source', before: null, after: answer.source }],
    });
    return answer;
  });

  bind(undoImport, async (call) => {
    const site = await access.site(call, call.params.id);
    const answer = await imports.undo(site, call.params.importId);
    await auditor.done(call.context, site.member, {
      action: 'website.import_undo',
      target: websiteTarget(site.application),
      changes: [{ field: 'source', before: answer.source, after: null }],
    });
    return answer;
  });
};
