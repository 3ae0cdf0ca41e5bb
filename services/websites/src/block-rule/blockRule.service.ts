import type { BlockRule } from '@yinyom/contracts/websites/blockRule';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import { blockRules } from '../publish/blockRules';
import type { Publisher } from '../publish/publisher';
import type { DraftStore } from '../template/draft.store';

interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  publisher: Publisher;
}

/** Which hosts a website holds back before consent, and which of them its owner lets through. */
export const createBlockRuleService = ({ applications, drafts, publisher }: Parts) => {
  const list = async (site: Site): Promise<BlockRule[]> => {
    const draft = await drafts.find(String(site.application._id));
    if (!draft) throw notFound();
    const snapshot = await publisher.snapshotOf(site, draft);
    const off = new Set(snapshot.unblocked_hosts);
    const categories = new Map(snapshot.categories.map((category) => [category.id, category]));
    return blockRules(snapshot).flatMap(({ host, category_id }) => {
      const category = categories.get(category_id);
      if (!category) return [];
      const { id, type, title } = category;
      return [{ host, category: { id, type, title }, active: !off.has(host) }];
    });
  };

  return {
    list,

    /**
     * Switches one rule; visitors meet that when the banner is published.
     * @throws AppError 404 for a host that no rule holds back
     */
    switch: async (site: Site, host: string, active: boolean): Promise<BlockRule> => {
      const rule = (await list(site)).find((each) => each.host === host);
      if (!rule) throw notFound();
      if (rule.active !== active)
        await applications.switchBlockRule(String(site.application._id), host, active);
      return { ...rule, active };
    },
  };
};
export type BlockRuleService = ReturnType<typeof createBlockRuleService>;
