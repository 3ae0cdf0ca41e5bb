import { sha256 } from './sha256';

/** `prev_hash` of the first record of every website, and of its first batch and signed day. */
export const GENESIS_HASH = '0'.repeat(64);

export { sha256 };

/**
 * Commits to a value without showing it: with the salt anybody can test the value, without it nobody can, so
 * removing the salt is erasure and the hashes above stay valid.
 */
export const commitment = (salt: string, value: string): string => sha256(`${salt}|${value}`);

/** What is committed to of address and browser. */
export const networkValue = (network: { ip?: string; ua?: string }): string =>
  `${network.ip ?? ''}|${network.ua ?? ''}`;
