import {
  addBlockRule,
  listBlockRules,
  removeBlockRule,
  switchBlockRule,
} from '@yinyom/contracts/websites/blockRule';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { onlyPage } from '@yinyom/service-kit/http/listPages';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { Access } from '../access/access';
import type { Site } from '../access/Site';
import { websiteTarget } from '../access/websiteTarget';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { BlockRuleService } from './blockRule.service';

interface Parts {
  rules: BlockRuleService;
  access: Access;
  auditor: Auditor;
}

/** Calls about automatic blocking. */
export const bindBlockRuleRoutes = (bind: RouteBinder, { rules, access, auditor }: Parts): void => {
  const tell = (
    { context }: { context: RequestContext },
    { member, application }: Site,
    changes: { field: string; before: unknown; after: unknown }[],
  ) =>
    auditor.done(context, member, {
      action: 'application.block_rule',
      target: websiteTarget(application),
      changes,
    });

  bind(listBlockRules, async (call) => onlyPage(await rules.list(await access.site(call, call.params.id))));

  bind(switchBlockRule, async (call) => {
    const site = await access.site(call, call.params.id);
    const { host, active } = call.body;
    const rule = await rules.switch(site, host, active);
    await tell(call, site, [{ field: host, before: !active, after: active }]);
    return rule;
  });

  bind(addBlockRule, async (call) => {
    const site = await access.site(call, call.params.id);
    const rule = await rules.add(site, call.body);
    await tell(call, site, [{ field: rule.host, before: null, after: rule.category.id }]);
    return rule;
  });

  bind(removeBlockRule, async (call) => {
    const site = await access.site(call, call.params.id);
    await rules.remove(site, call.query.host);
    await tell(call, site, [{ field: call.query.host, before: true, after: null }]);
    return undefined;
  });
};
