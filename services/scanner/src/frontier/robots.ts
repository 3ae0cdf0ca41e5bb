import robotsParser from 'robots-parser';
import { SCANNER_PRODUCT } from '@yinyom/contracts/scanner/product';
import type { FetchFile } from './fetchFile';

const MAX_BYTES = 500 * 1024;
const TIMEOUT_MS = 10_000;

export interface RobotsRules {
  allows(url: string): boolean;
  sitemaps: string[];
  /** The rules could not be read, so nothing is known to be allowed (RFC 9309). */
  unreadable: boolean;
}

const rules = (url: string, text: string): RobotsRules => {
  const robots = robotsParser(url, text.replace(/^\uFEFF/, ''));
  return {
    allows: (page) => robots.isAllowed(page, SCANNER_PRODUCT) ?? true,
    sitemaps: robots.getSitemaps(),
    unreadable: false,
  };
};
const NO_RULES: RobotsRules = { allows: () => true, sitemaps: [], unreadable: false };
const UNREADABLE: RobotsRules = { ...NO_RULES, allows: () => false, unreadable: true };

/** Reads the robots.txt of one origin as RFC 9309 says: none (4xx) allows all, a broken one (5xx) allows nothing. */
export const readRobots = async (origin: string, fetchFile: FetchFile): Promise<RobotsRules> => {
  const url = `${origin}/robots.txt`;
  try {
    const { status, body } = await fetchFile(url, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
    if (status >= 200 && status < 300) return rules(url, body.toString('utf8'));
    return status >= 500 ? UNREADABLE : NO_RULES;
  } catch {
    return UNREADABLE;
  }
};

export interface RobotsBook {
  /** Rules of the origin that this address belongs to; read once. */
  of(url: string): Promise<RobotsRules>;
}

/** Every origin has its own robots.txt; each is read when the first address of it turns up. */
export const createRobotsBook = (fetchFile: FetchFile): RobotsBook => {
  const known = new Map<string, Promise<RobotsRules>>();
  return {
    of: (url) => {
      const { origin } = new URL(url);
      const read = known.get(origin) ?? readRobots(origin, fetchFile);
      known.set(origin, read);
      return read;
    },
  };
};
