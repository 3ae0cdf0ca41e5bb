import {
  MAX_CONFORMITY_RESULTS,
  type Conformity,
  type ConformityResult,
  type HandAnswer,
} from '@yinyom/contracts/conformity/conformity';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import { countRules, isByHand, judgeConformity } from '@yinyom/contracts/conformity/judgeConformity';
import type { RuleSet } from '@yinyom/contracts/conformity/ruleSet';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { conflict, notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { ConformityStore } from './conformity.store';
import type { ResultRecord } from './ConformityRecord';

export type BannerCalls = Pick<InternalHandlers<typeof scannerInternal>, 'watchBanner'>;
export type CheckCalls = Pick<InternalHandlers<typeof websitesInternal>, 'listComplianceFacts'>;

interface Deps {
  store: ConformityStore;
  websites: CheckCalls;
  scanner: BannerCalls;
  identity: Pick<IdentityClient, 'organizationContact'>;
  /** All sets that there are, the newest first. */
  sets: readonly RuleSet[];
  now(): Date;
}
interface Asked {
  application_id: string;
  rule_set?: string | undefined;
}
type Person = ConformityResult['kept_by'];

const headOf = ({ rules: _rules, ...head }: RuleSet) => head;

/** A kept result as it is answered. */
export const toResult = ({ _id, content }: ResultRecord): ConformityResult => ({
  id: String(_id),
  ...content,
});

/** Compares websites with sets of rules, takes answers by hand, and keeps results. */
export const createConformityService = ({ store, websites, scanner, identity, sets, now }: Deps) => {
  /** @throws AppError 404 for a set that there is not */
  const setOf = (wanted: string | undefined): RuleSet => {
    const found = wanted === undefined ? sets[0] : sets.find(({ rule_set_id }) => rule_set_id === wanted);
    if (!found) throw notFound();
    return found;
  };

  /** @throws AppError 404 for a website of another organization, and for a set that there is not */
  const compare = async (
    organization_id: string,
    { application_id, rule_set }: Asked,
  ): Promise<{ set: RuleSet; answers: Record<string, HandAnswer>; compared: Conformity }> => {
    const set = setOf(rule_set);
    const [site] = await websites.listComplianceFacts({ organization_id, application_ids: [application_id] });
    if (!site) throw notFound();
    const about = { organization_id, application_id, rule_set_id: set.rule_set_id };
    const [contact, banner, { answers, revision }] = await Promise.all([
      identity.organizationContact({ organization_id }),
      scanner.watchBanner({ application_id }),
      store.answersOf(about),
    ]);
    const at = now();
    const dpo = contact === null ? undefined : contact.dpo !== null;
    const checks = judgeCompliance(site, { now: at, dpo });
    const judged_rules = judgeConformity(set, { checks, banner, answers, now: at });
    const compared = {
      organization_id,
      application_id,
      domain_name: site.domain_name,
      rule_set: headOf(set),
      compared_at: at.toISOString(),
      scan_id: banner?.scan_id ?? null,
      counts: countRules(judged_rules),
      judged_rules,
      rule_sets: sets.map(headOf),
      etag: etagOf({ revision }),
    };
    return { set, answers, compared };
  };

  return {
    compare: async (organizationId: string, asked: Asked): Promise<Conformity> =>
      (await compare(organizationId, asked)).compared,

    /** @throws AppError 404; 409 rule_measured; 412 version_conflict */
    answer: async (
      organization_id: string,
      by: Person,
      {
        application_id,
        rule_set,
        rule_name,
        hand_answer,
        remark,
      }: Required<Asked> & {
        rule_name: string;
        hand_answer: HandAnswer['hand_answer'] | null;
        remark: string;
      },
      seen: number,
    ): Promise<Conformity> => {
      const asked = { application_id, rule_set };
      const { set, answers } = await compare(organization_id, asked);
      const rule = set.rules.find((one) => one.rule_name === rule_name);
      if (!rule) throw notFound();
      if (!isByHand(rule)) throw conflict('rule_measured');
      const others = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== rule_name));
      const given = hand_answer && { hand_answer, remark, at: now().toISOString(), by };
      await store.saveAnswers(
        { organization_id, application_id, rule_set_id: set.rule_set_id },
        { ...others, ...(given && { [rule_name]: given }) },
        seen,
      );
      return (await compare(organization_id, asked)).compared;
    },

    /** @throws AppError 404; 409 paper_full */
    keep: async (organization_id: string, kept_by: Person, asked: Asked): Promise<ConformityResult> => {
      const { compared } = await compare(organization_id, asked);
      const { application_id } = asked;
      if ((await store.countResults(organization_id, application_id)) >= MAX_CONFORMITY_RESULTS)
        throw conflict('paper_full');
      const { rule_sets: _sets, etag: _etag, ...content } = compared;
      const record = await store.insertResult({
        organization_id,
        application_id,
        kept_at: new Date(compared.compared_at),
        content: { ...content, kept_by },
      });
      return toResult(record);
    },

    list: async (
      organizationId: string,
      { application_id, page, limit }: { application_id: string; page: number; limit: number },
    ) => {
      const skip = (page - 1) * limit;
      const [found, total] = await Promise.all([
        store.listResults(organizationId, application_id, { skip, limit }),
        store.countResults(organizationId, application_id),
      ]);
      return {
        entities: found.map((record) => {
          const { judged_rules: _rules, ...listed } = toResult(record);
          return listed;
        }),
        page,
        limit,
        total,
        has_more: skip + found.length < total,
        next_cursor: null,
      };
    },

    /** @throws AppError 404 */
    find: async (organizationId: string, id: string): Promise<ConformityResult> => {
      const found = await store.findResult(organizationId, id);
      if (!found) throw notFound();
      return toResult(found);
    },
  };
};
export type ConformityService = ReturnType<typeof createConformityService>;
