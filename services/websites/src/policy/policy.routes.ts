import type { Lang } from '@yinyom/contracts/constants';
import { getPolicy, listPolicyVersions, savePolicy } from '@yinyom/contracts/websites/policy';
import { heavyWork } from '@yinyom/service-kit/admission/heavyWork';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { needsScope } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Access } from '../access/access';
import { answerTagged, requiredRevision } from '@yinyom/service-kit/http/ifMatch';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { Site } from '../access/Site';
import { websiteTarget } from '../access/websiteTarget';
import type { PolicyService } from './policy.service';

interface Parts {
  policies: PolicyService;
  access: Access;
  auditor: Auditor;
}

/** Calls about cookie policies and their versions. */
export const bindPolicyRoutes = (bind: RouteBinder, { policies, access, auditor }: Parts): void => {
  const languageOf = (site: Site, wanted: Lang | undefined): Lang =>
    wanted ?? site.application.default_language;

  bind(getPolicy, async (call) => {
    const site = await access.site(call, call.params.id);
    const language = languageOf(site, call.query.language);
    const policy = await heavyWork(site.member.organizationId, () =>
      policies.get(site, language, call.context.lang),
    );
    return answerTagged(call.res, policy);
  });

  bind(savePolicy, async (call) => {
    const site = await access.site(call, call.params.id);
    if (call.body.publish) needsScope(site.member, 'templates:publish');
    const language = languageOf(site, call.query.language);
    const saved = await heavyWork(site.member.organizationId, () =>
      policies.save(site, call.body, requiredRevision(call.req), language, call.context.lang),
    );
    await auditor.done(call.context, site.member, {
      action: call.body.publish ? 'template.publish' : 'template.save',
      target: websiteTarget(site.application, 'policy'),
      ...(call.body.publish && {
        changes: [{ field: 'policy_version', before: null, after: saved.published_version }],
      }),
    });
    return answerTagged(call.res, saved);
  });

  bind(listPolicyVersions, async (call) => {
    const site = await access.site(call, call.params.id);
    const { page, limit } = call.query;
    const { entities, total } = await policies.listVersions(site, page, limit);
    return numberedPage(entities, { page, limit }, total);
  });
};
