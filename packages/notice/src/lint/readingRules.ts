import { readingTest } from '../reading/readingTest';
import type { LintRule } from './LintInput';

/** Least share of a text that a phone shows before its visitor scrolls. */
export const LEAST_SHARE = 0.5;

/** A notice is read before it is answered: a phone that hides most of it hides what is agreed to (PDPA s.19, 23). */
export const readOnPhones: LintRule = ({ snapshot }) =>
  readingTest(snapshot)
    .filter(({ phone }) => phone < LEAST_SHARE)
    .map(({ language }) => ({
      code: 'notice_below_fold',
      severity: 'warning',
      field: `languages.${language}.banner.description`,
      language,
    }));
