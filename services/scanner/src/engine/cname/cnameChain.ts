import { Resolver } from 'node:dns/promises';
import { within } from '../cdp/ask';

/** Asks for the names that a name stands for; rejects or answers none where it stands for itself. */
export type ResolveCname = (name: string) => Promise<readonly string[]>;

export interface CnameStep {
  name: string;
  target: string;
}

/** Longer chains end in an error at any resolver that visitors have. */
const MOST_STEPS = 8;
const STEP_MS = 2_000;

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/**
 * Follows the names that a host stands for, step by step. What does not answer in time, does not exist or leads back
 * to itself ends the chain where it is.
 */
export const cnameChain = async (host: string, resolve: ResolveCname): Promise<CnameStep[]> => {
  const chain: CnameStep[] = [];
  const met = new Set([plain(host)]);
  for (let name = plain(host); chain.length < MOST_STEPS;) {
    const [answer] = await within(resolve(name), STEP_MS).catch(() => []);
    if (answer === undefined) break;
    const target = plain(answer);
    chain.push({ name, target });
    if (met.has(target)) break;
    met.add(target);
    name = target;
  }
  return chain;
};

/** The machine's resolver; names that the setting maps to an address stand for themselves. */
export const systemCname = (mapped: ReadonlyMap<string, string>): ResolveCname => {
  const resolver = new Resolver({ timeout: STEP_MS, tries: 1 });
  return async (name) => (mapped.has(name) || mapped.has('*') ? [] : resolver.resolveCname(name));
};
