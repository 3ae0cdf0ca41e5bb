import type { AlertRule, AlertSeverity, AlertState } from '../alertRules';

/** How one rule is told of; `{measured}` and its like are filled in from the figures. */
export interface RuleWords {
  /** What is wrong, in a few words. */
  title: string;
  /** Where what was found needs another heading, by the same names as the texts. */
  titles?: Record<string, string>;
  /** The figures, by what was found; the first one that fits is told. */
  text: Record<string, string>;
  /** What to do next, by the same. */
  next: Record<string, string>;
  /** Label of the link to where that is done. */
  action: string;
  /** Where what was found leads elsewhere. */
  actions?: Record<string, string>;
  /** What the rule watches, beside its switch. */
  watches: string;
}

/** Everything that is said about alerts outside the pages' own texts, in one language. */
export interface AlertWords {
  severity: Record<AlertSeverity, string>;
  state: Record<AlertState, string>;
  /** A share and its interval. */
  share: string;
  rule: Record<AlertRule, RuleWords>;
}
