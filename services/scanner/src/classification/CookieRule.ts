/** Categories that a rule can name. */
export type RuleCategory = 1 | 2 | 3 | 4;

/** What is known about a name, as `data/cookies.csv` states it. */
export interface CookieRule {
  name: string;
  match: 'exact' | 'prefix';
  /** Hosts, or part of them, where the name means this; empty = wherever it is seen. */
  hosts: string[];
  /** Another name that stands beside it on the same website; a `*` at the end matches any rest. */
  sibling: string;
  /** Set by the software that the website itself runs: means nothing on the host of somebody else. */
  siteOwn: boolean;
  /** Empty = whoever's host it is. */
  provider: string;
  category: RuleCategory;
  /** Typical seconds; 0 = session, null = kept until deleted, undefined = not known. */
  durationSeconds: number | null | undefined;
  /** Where names with different endings are one thing to a person. */
  collapse: boolean;
  purpose: { th: string; en: string };
  source: string;
}

/** Whose a host is, as `data/hosts.csv` states it. */
export interface HostRule {
  host: string;
  provider: string;
  /** What its cookies are for when nothing is known about the name; null = not to be said. */
  category: RuleCategory | null;
  source: string;
}
