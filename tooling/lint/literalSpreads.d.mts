import type { Rule } from 'eslint';

export const literalSpreads: Rule.RuleModule;
