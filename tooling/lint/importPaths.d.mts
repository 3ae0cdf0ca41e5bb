import type { Rule } from 'eslint';

export const ownRoom: Rule.RuleModule;
export const ownFeature: Rule.RuleModule;
