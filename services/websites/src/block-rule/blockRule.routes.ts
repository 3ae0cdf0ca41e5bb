import { listBlockRules, switchBlockRule } from '@yinyom/contracts/websites/blockRule';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { Access } from '../access/access';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { BlockRuleService } from './blockRule.service';

interface Parts {
  rules: BlockRuleService;
  access: Access;
  auditor: Auditor;
}

/** Calls about automatic blocking. */
export const bindBlockRuleRoutes = (bind: RouteBinder, { rules, access, auditor }: Parts): void => {
  bind(listBlockRules, async (call) => {
    const entities = await rules.list(await access.site(call, call.params.id));
    const { length } = entities;
    return { entities, page: 1, limit: length, total: length, has_more: false, next_cursor: null };
  });

  bind(switchBlockRule, async (call) => {
    const site = await access.site(call, call.params.id);
    const { host, active } = call.body;
    const rule = await rules.switch(site, host, active);
    await auditor.done(call.context, site.member, {
      action: 'application.block_rule',
      target: { type: 'application', id: call.params.id, label: site.application.domain_name },
      changes: [{ field: host, before: !active, after: active }],
    });
    return rule;
  });
};
