import type { Rule } from 'eslint';

export const effectReturns: Rule.RuleModule;
