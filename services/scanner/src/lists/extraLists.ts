import { readFileSync } from 'node:fs';
import type { CnameTarget } from './cnameTargets';

/** Whole domains only: `||tracker.example^`, options behind it allowed. */
const RULE = /^\|\|((?:[a-z0-9_-]+\.)+[a-z0-9-]+)\^(?:\$.*)?$/i;
const STATISTICS = 3;

/**
 * Domains of lists in adblock form, which an operator loads himself because their licences keep them out of here.
 * Exceptions, paths and element rules are passed over.
 */
export const parseAdblockDomains = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => RULE.exec(line.trim())?.[1]?.toLowerCase() ?? []);

/** @throws Error naming the file that cannot be read or has no domain in it */
export const loadExtraLists = (paths: readonly string[]): Map<string, CnameTarget> => {
  const targets = new Map<string, CnameTarget>();
  for (const path of paths) {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch (cause) {
      throw new Error(`SCANNER_EXTRA_LISTS: ${path} cannot be read`, { cause });
    }
    const domains = parseAdblockDomains(text);
    if (domains.length === 0)
      throw new Error(`SCANNER_EXTRA_LISTS: ${path} names no domain as ||example.com^`);
    for (const domain of domains)
      targets.set(domain, { domain, company: domain, category: STATISTICS, source: 'extra_list' });
  }
  return targets;
};
