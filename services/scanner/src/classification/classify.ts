import { fillText } from '@yinyom/texts/sentences/fillText';
import HOST_PURPOSE from './hostPurpose.json';
import type { FoundItem } from '../engine/ScanOutcome';
import { hostRuleOf } from '../lists/hostRules';
import type { CookieRule, HostRule, RuleCategory } from './CookieRule';
import { ruleBook } from './ruleBook';

/** What is asked about. */
export interface Question extends Pick<FoundItem, 'name' | 'domain' | 'party' | 'setterHost' | 'owner'> {
  /** Names that were found on the same website. */
  siblings: ReadonlySet<string>;
}

export interface Suggestion {
  category: RuleCategory;
  /** 0 to 1. */
  confidence: number;
  /** What it rests on: the name with its host or a sibling, the name alone, or only the host. */
  reason: 'name_and_host' | 'name' | 'host';
  purpose: { th: string; en: string };
  durationSeconds: number | null | undefined;
}

export interface Classified {
  provider: string | null;
  /** Null = unclassified: the library does not know the item, and does not guess. */
  suggestion: Suggestion | null;
}

/** How sure each kind of rule is. A prefix is a little less than a whole name. */
const CONFIDENCE = { name_and_host: 0.97, name: 0.92, prefix: 0.9, host: 0.6 } as const;

const within = (host: string, of: string): boolean => host === of || host.endsWith(`.${of}`);

const hostsOf = ({ domain, setterHost }: Question): string[] =>
  setterHost === null ? [domain] : [domain, setterHost];

const ruleOfHosts = (question: Question): Pick<HostRule, 'provider' | 'category'> | undefined => {
  const { owner } = question;
  if (owner) return { provider: owner.company, category: owner.category };
  for (const host of hostsOf(question)) {
    const rule = hostRuleOf(host);
    if (rule) return rule;
  }
  return undefined;
};

const siblingStands = ({ sibling, name }: CookieRule, siblings: ReadonlySet<string>): boolean =>
  sibling.endsWith('*')
    ? [...siblings].some((other) => other !== name && other.startsWith(sibling.slice(0, -1)))
    : siblings.has(sibling);

/** Whether a rule's condition holds; null = it has none. */
const conditionOf = (rule: CookieRule, question: Question): boolean | null => {
  if (rule.hosts.length === 0 && rule.sibling === '') return null;
  const byHost = rule.hosts.some((host) => hostsOf(question).some((own) => within(own, host)));
  return byHost || (rule.sibling !== '' && siblingStands(rule, question.siblings));
};

const nameRuleOf = (question: Question): CookieRule | undefined => {
  const { exact, prefixes } = ruleBook();
  const { name } = question;
  const named = [...(exact.get(name) ?? []), ...prefixes.filter((rule) => name.startsWith(rule.name))].filter(
    ({ siteOwn }) => !siteOwn || question.party === 'first',
  );
  return (
    named.find((rule) => conditionOf(rule, question) === true) ??
    named.find((rule) => conditionOf(rule, question) === null)
  );
};

const ofHost = ({ provider, category }: Pick<HostRule, 'provider' | 'category'>): Suggestion | null =>
  category && {
    category,
    confidence: CONFIDENCE.host,
    reason: 'host',
    purpose: {
      th: fillText(HOST_PURPOSE.th, { provider }),
      en: fillText(HOST_PURPOSE.en, { provider }),
    },
    durationSeconds: undefined,
  };

/**
 * What the library says about a cookie or stored item: first by its name, with the host or the neighbours where the
 * name alone could be anybody's, then by whose host it is. What neither tells stays unclassified. Pure.
 */
export const classify = (question: Question): Classified => {
  const rule = nameRuleOf(question);
  const host = ruleOfHosts(question);
  if (!rule) return { provider: host?.provider ?? null, suggestion: host ? ofHost(host) : null };
  const conditional = conditionOf(rule, question) === true;
  const plain = rule.match === 'prefix' ? CONFIDENCE.prefix : CONFIDENCE.name;
  return {
    provider: rule.provider === '' ? (host?.provider ?? null) : rule.provider,
    suggestion: {
      category: rule.category,
      confidence: conditional ? CONFIDENCE.name_and_host : plain,
      reason: conditional ? 'name_and_host' : 'name',
      purpose: rule.purpose,
      durationSeconds: rule.durationSeconds,
    },
  };
};
