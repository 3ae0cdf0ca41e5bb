/** A visitor's present choice as the page sees it. */
export interface YinyomConsent {
  /** Null until the server has recorded the decision. */
  consent_id: string | null;
  template_version: number;
  /** ISO 8601. */
  expires_at: string;
  /** By category id. */
  categories: Record<string, boolean>;
  /** By category type: 1 necessary, 2 preference, 3 statistics, 4 marketing. */
  types: Record<string, boolean>;
}

export type YinyomEvent = 'ready' | 'shown' | 'change' | 'withdraw';

/** `window.yinyom`: frozen, the only global name of the script. */
export interface YinyomApi {
  readonly version: string;
  /** Opens the preference modal. */
  open(): void;
  /** The present choice, or null while the visitor has not decided. */
  get(): YinyomConsent | null;
  /** Decides for the visitor, e.g. from the site's own form; names are category ids or types, missing ones are denied. */
  set(categories: Record<string, boolean>): void;
  /** Denies everything that is not necessary. */
  withdraw(): void;
  /** Listens to an event; returns a function that stops listening. `ready` calls late listeners at once. */
  on(event: YinyomEvent, listener: (consent: YinyomConsent | null) => void): () => void;
  /** Proof of the last recorded decision, signed by the server. */
  receipt(): { consent_id: string; receipt: string } | null;
}
