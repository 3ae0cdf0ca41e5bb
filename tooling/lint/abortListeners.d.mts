import type { Rule } from 'eslint';

export const abortListeners: Rule.RuleModule;
