import type { BlockRule } from '@yinyom/contracts/websites/blockRule';
import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import { refuseInherited } from '../inheritance/inheritedSections';
import { blockRules } from '../publish/blockRules';
import type { Publisher } from '../publish/publisher';
import type { DraftStore } from '../template/draft.store';
import type { BlockRuleStore } from './blockRule.store';

interface Parts {
  blocking: BlockRuleStore;
  drafts: DraftStore;
  publisher: Publisher;
}

const notThere = (): never => {
  throw notFound();
};

/** Whether a rule without a path would hold back the website's own pages and everything on them. */
const holdsWebsite = (place: string, hosts: readonly string[]): boolean => {
  const [host = '', ...path] = place.split('/');
  if (path.join('') !== '') return false;
  const held = host.replace(/:\d+$/, '');
  return hosts.some((own) => own === held || own.endsWith(`.${held}`));
};

/** Which hosts a website holds back before consent, and which of them its owner lets through. */
export const createBlockRuleService = ({ blocking, drafts, publisher }: Parts) => {
  const list = async (site: Site): Promise<BlockRule[]> => {
    const draft = await drafts.find(String(site.application._id));
    if (!draft) throw notFound();
    const snapshot = await publisher.snapshotOf(site, draft);
    const off = new Set(snapshot.unblocked_hosts);
    const own = new Set(snapshot.own_rules?.map(({ host }) => host));
    const categories = new Map(snapshot.categories.map((category) => [category.id, category]));
    return blockRules(snapshot).flatMap(({ host, category_id }) => {
      const category = categories.get(category_id);
      if (!category) return [];
      const { id, type, title } = category;
      return [{ host, category: { id, type, title }, active: !off.has(host), own: own.has(host) }];
    });
  };

  return {
    list,

    /**
     * Lets an address wait for consent; visitors meet that when the banner is published.
     * @throws AppError 404 for a category that nobody can decide about on the website, 409 too_many_block_rules,
     *   422 rule_holds_website
     */
    add: async (site: Site, rule: { host: string; category_id: string }): Promise<BlockRule> => {
      const { application } = site;
      refuseInherited(application, 'block_rules');
      if (holdsWebsite(rule.host, [hostOf(application.domain_name), ...(application.shared_domains ?? [])]))
        throw invalidField('host', 'rule_holds_website');
      const draft = await drafts.find(String(application._id));
      const { categories } = await publisher.snapshotOf(site, draft ?? notThere());
      if (!categories.some(({ id, type }) => id === rule.category_id && type !== CATEGORY_TYPES.necessary))
        throw notFound();
      if (!(await blocking.add(String(application._id), rule))) throw conflict('too_many_block_rules');
      const own_block_rules = [rule];
      const [added] = await list({ ...site, application: { ...application, own_block_rules } }).then(
        (rules) => rules.filter(({ host }) => host === rule.host),
      );
      return { ...(added ?? notThere()), active: true };
    },

    /** @throws AppError 404 for a rule that the owner did not add */
    remove: async ({ application }: Site, host: string): Promise<void> => {
      refuseInherited(application, 'block_rules');
      if (!(await blocking.remove(String(application._id), host))) throw notFound();
    },

    /**
     * Switches one rule; visitors meet that when the banner is published.
     * @throws AppError 404 for a host that no rule holds back
     */
    switch: async (site: Site, host: string, active: boolean): Promise<BlockRule> => {
      const rule = (await list(site)).find((each) => each.host === host);
      if (!rule) throw notFound();
      if (rule.active !== active) refuseInherited(site.application, 'block_rules');
      if (rule.active !== active) await blocking.switch(String(site.application._id), host, active);
      return { ...rule, active };
    },
  };
};
export type BlockRuleService = ReturnType<typeof createBlockRuleService>;
