import {
  getServerSecret,
  makeServerSecret,
  removeServerSecret,
} from '@yinyom/contracts/websites/serverSecret';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import { websiteTarget } from '../access/websiteTarget';
import type { ServerSecrets } from './serverSecret.service';

interface Parts {
  secrets: ServerSecrets;
  access: Access;
  auditor: Auditor;
}

/** Calls about the secret of a website's servers; each change stands in the audit log, the secret nowhere. */
export const bindServerSecretRoutes = (bind: RouteBinder, { secrets, access, auditor }: Parts): void => {
  bind(getServerSecret, async (call) => secrets.get(await access.site(call, call.params.id)));

  bind(makeServerSecret, async (call) => {
    const site = await access.site(call, call.params.id);
    const made = await secrets.make(site);
    await auditor.done(call.context, site.member, {
      action: site.application.server_secret ? 'application.secret_rotated' : 'application.secret_made',
      target: websiteTarget(site.application),
    });
    return made;
  });

  bind(removeServerSecret, async (call) => {
    const site = await access.site(call, call.params.id);
    await secrets.remove(site);
    await auditor.done(call.context, site.member, {
      action: 'application.secret_removed',
      target: websiteTarget(site.application),
    });
  });
};
