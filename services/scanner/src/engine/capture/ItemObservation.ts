import type { ItemKind } from '@yinyom/contracts/scanner/scan';
import type { SetBy } from '../ScanOutcome';

/** A page, a cookie jar or a storage was seen to have an item; of all observations of one item a FoundItem is made. */
export interface ItemObservation {
  name: string;
  /** Host without a leading dot. */
  domain: string;
  kind: ItemKind;
  /** Milliseconds. */
  at: number;
  /** Address of the page that was open. */
  page: string;
  /** Seconds; 0 = session, null = kept until deleted. */
  durationSeconds: number | null;
  flags?: { httpOnly: boolean; secure: boolean; sameSite?: string; partitioned: boolean };
}

/** Somebody saw how something was set, or asked to be. */
export interface Evidence {
  name: string;
  domain: string;
  kind: ItemKind;
  at: number;
  page: string;
  setBy: SetBy;
  /** Registrable domain of who set it. */
  setterHost: string | null;
  /** Of a cookie: seconds, null = session, 0 or less deletes. */
  lifetime?: number | null;
}

/** Key under which one item is one item. */
export const itemKey = ({ name, domain, kind }: Pick<ItemObservation, 'name' | 'domain' | 'kind'>): string =>
  `${kind} ${domain} ${name}`;

/** How long an item of a storage lives: until the window closes, or until somebody deletes it. */
export const lifetimeOfKind = (kind: ItemKind): number | null => (kind === 'sessionStorage' ? 0 : null);
