import type { Rule } from 'eslint';

export const fixedWaits: Rule.RuleModule;
