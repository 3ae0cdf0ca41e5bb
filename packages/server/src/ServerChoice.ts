/** What a visitor of this website has decided, as far as its signed cookie proves it. */
export interface ServerChoice {
  /** Strictly necessary. */
  1: true;
  /** Preference. */
  2: boolean;
  /** Statistics. */
  3: boolean;
  /** Marketing. */
  4: boolean;
  /** Version of the banner that the visitor saw. */
  version: number;
  /** Whole UTC days since 1970 at the decision. */
  day: number;
}

export interface ReadOptions {
  /** The website's public key, as in its script's address. */
  siteKey: string;
  /**
   * The website's secret, 32 bytes in base64url, as the console showed it once. After a change the new one and the earlier
   * one, in this order, for 30 days.
   */
  secret: string | readonly string[];
  /** A choice that was made on an older version of the banner does not count. */
  minVersion?: number;
  /** Days for which a choice counts, as the website's settings say (30 to 365); default 365. */
  validDays?: number;
  /** Milliseconds since 1970; for tests. */
  now?: number;
}
