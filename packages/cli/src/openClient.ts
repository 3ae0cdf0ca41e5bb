import { createClient, type Client } from '@yinyom/client/createClient';
import type { Lang } from '@yinyom/contracts/constants';
import { CommandError } from './CommandError';
import { readStoredKey, type StoredKey } from './storedKey';
import type { Surroundings } from './Surroundings';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address of an installation as it is stored. @throws CommandError when it is none, or would send the key in clear text */
export const installationAddress = (given: string): string => {
  const whole = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(whole)) throw new CommandError('address', { address: given });
  const address = new URL(whole);
  if (address.username || address.password) throw new CommandError('address', { address: address.origin });
  if (address.protocol === 'http:' && !LOCAL.has(address.hostname))
    throw new CommandError('insecure', { address: given });
  return address.origin;
};

/**
 * The address and the key of the next calls: of the environment, else those that `login` stored. The stored key goes to the
 * address that it was stored with, and to no other.
 * @throws CommandError
 */
export const chooseKey = (surroundings: Surroundings, givenUrl: string | undefined): StoredKey => {
  const { env } = surroundings;
  const url = givenUrl ?? env['YINYOM_URL'];
  const key = env['YINYOM_KEY'];
  if (url && key) return { url: installationAddress(url), key };
  const stored = readStoredKey(surroundings);
  if (!stored) throw new CommandError('no_key');
  if (url && installationAddress(url) !== stored.url)
    throw new CommandError('other_address', { address: installationAddress(url), stored: stored.url });
  return { url: stored.url, key: key ?? stored.key };
};

/** The platform, with that address and key. @throws CommandError */
export const openClient = (surroundings: Surroundings, url: string | undefined, language: Lang): Client =>
  createClient({ ...chooseKey(surroundings, url), language });
