import type { BannerScore } from '@yinyom/contracts/scanner/finding';
import type { ItemKind } from '@yinyom/contracts/scanner/scan';
import type { ScanPass } from '@yinyom/contracts/scanner/scanPass';
import type { FoundFinding } from './findings/FoundFinding';
import type { MissedPart } from './missed';
import type { Published } from './published/Published';

/** Documents that were read before, by the tokens that stand for them (`documents/documentTokens.ts`). */
export interface KnownDocuments {
  salt: string;
  /** Pages without a text layer, by token. */
  picturePages: ReadonlyMap<string, number>;
}

/** What one scan is asked to do. Hosts and limits were checked by whoever asks. */
export interface ScanOrder {
  /** Where to start, as an owner would type it: `example.ac.th`, `https://example.ac.th/th/`. */
  startUrls: readonly string[];
  maxPages: number;
  passes: readonly ScanPass[];
  /** Sub-domains of the start's registrable domain are pages of the website too. */
  includeSubdomains: boolean;
  /** Shorter than the installation's own limit for a whole scan, in milliseconds. */
  limitMs?: number;
  /** Whether what the pages and documents publish of people is looked for; only an owner's scan does. */
  leakWatch?: boolean;
  /** Documents that an earlier scan read; absent: every document is read. */
  knownDocuments?: KnownDocuments;
}

export interface ScanProgress {
  pass: ScanPass;
  pagesDone: number;
  /** Unknown until the pages of the website are known. */
  pagesTotal: number | null;
  itemsFound: number;
}

/** How something was set: an answer's header, a page's script, a script in a frame, a worker, or nobody saw. */
export interface SetBy {
  kind: 'header' | 'script' | 'frame' | 'worker' | 'unknown';
  url: string | null;
  line: number | null;
}

/**
 * One cookie or stored item. Values are never kept. It becomes a FoundCookie for the websites service, which keeps it as a
 * CookieRecord and shows it as a Cookie; the page of the scan shows it as a ScanItem.
 */
export interface FoundItem {
  name: string;
  /** Host without a leading dot: of the cookie's domain, or of the origin that stores it. */
  domain: string;
  kind: ItemKind;
  party: 'first' | 'third';
  /** Registrable domain of who set it, as far as seen. */
  setterHost: string | null;
  /** Seconds from the first sight to the end; 0 = session, null = kept until deleted. */
  durationSeconds: number | null;
  isSession: boolean;
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: string;
  partitioned?: boolean;
  /** Seen in the pass that chose nothing, or before the choice of another pass. */
  beforeConsent: boolean;
  passes: ScanPass[];
  firstPage: string;
  lastPage: string;
  setBy: SetBy;
  /** Whose it really is, where a name of the website's own domain belongs to somebody else. */
  owner?: { company: string; category: 2 | 3 | 4 };
}

export interface ScannedPage {
  url: string;
  state: 'loaded' | 'refused' | 'failed' | 'timed_out' | 'robots' | 'skipped';
  code: string | null;
}

/** What a scan found out, as far as it came. */
export interface ScanOutcome {
  state: 'complete' | 'partial' | 'failed' | 'cancelled';
  /** Stable code: why it failed or is partial. */
  reason: string | null;
  items: FoundItem[];
  /** What was found besides items. */
  findings: FoundFinding[];
  pages: ScannedPage[];
  banner: {
    kind: 'own' | 'known' | 'generic' | 'none';
    name: string | null;
    /** PNG before and after the choice. */
    before: Buffer | null;
    after: Buffer | null;
  };
  /** Passes whose visitor really chose: without them nothing is known of what comes after a choice. */
  choices: ScanPass[];
  /** Null when no banner was met, or none was judged. */
  bannerScore: BannerScore | null;
  browser: string | null;
  /** What the scan did not manage. */
  missed: MissedPart[];
  /** How many times longer work took than on an idle machine, in the mean of the scan; at least 1. */
  slowness: number;
  /** Connections that the guard refused. */
  refused: { host: string; port: number; code: string }[];
  /** What is published of people; absent where nobody asked for it. */
  published?: Published;
  /** Page on which the pictures of the banner were taken. */
  picturePage?: string;
  /** What went wrong on this machine, in words for whoever runs it; absent when nothing did. Not kept. */
  error?: unknown;
}
