import type { Rule } from 'eslint';

export const quietPolls: Rule.RuleModule;
