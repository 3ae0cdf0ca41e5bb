import type { Settings } from './definitions';
import { previousOf, SECRET_NAMES } from './secretNames';
import { isThisMachine } from './thisMachine';

/** What goes over the network unencrypted. */
const isOpenAddress = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isThisMachine(hostname);
};

/** Every secret with the setting it stands in: those in use first, then the earlier ones. */
const secretsOf = (settings: Partial<Settings>): { name: string; value: string }[] => [
  ...SECRET_NAMES.flatMap((name) => {
    const value = settings[name];
    return value === undefined ? [] : [{ name, value }];
  }),
  ...SECRET_NAMES.flatMap((name) =>
    (settings[previousOf(name)] ?? []).map((value) => ({ name: previousOf(name), value })),
  ),
];

const equalSecrets = (settings: Partial<Settings>): string[] =>
  secretsOf(settings).flatMap(({ name, value }, at, all) => {
    const same = all.slice(0, at).find((other) => other.value === value);
    if (same === undefined) return [];
    return [`${name}: must not ${same.name === name ? 'name one twice' : `be the same as ${same.name}`}`];
  });

type Risk = Settings['ACCEPTED_RISKS'][number];

const risks: Record<Risk, (settings: Partial<Settings>) => string | false> = {
  PUBLIC_URL: ({ PUBLIC_URL }) =>
    PUBLIC_URL !== undefined && isOpenAddress(PUBLIC_URL) && 'must begin with https://',
  RATE_LIMITS: ({ RATE_LIMITS }) => RATE_LIMITS === false && 'must be on',
  SCANNER_RESOLVE: ({ SCANNER_RESOLVE }) =>
    SCANNER_RESOLVE?.some((entry) => entry.startsWith('*')) === true &&
    'must not lead every name to one address',
  SCANNER_IGNORE_CERTIFICATES: ({ SCANNER_IGNORE_CERTIFICATES }) =>
    SCANNER_IGNORE_CERTIFICATES === true && 'must be off',
};

/**
 * What makes an installation in production weak, one sentence for each setting. Those that can be meant (a closed
 * network, a load test) are let through when ACCEPTED_RISKS names them; equal secrets never are, since whoever gets
 * one of them would have them all.
 */
export const weakSettings = (settings: Partial<Settings>): string[] => {
  const accepted = settings.ACCEPTED_RISKS ?? [];
  const refused = Object.entries(risks).flatMap(([name, weakness]) => {
    const what = accepted.includes(name as Risk) ? false : weakness(settings);
    return what ? [`${name}: ${what} in production, or be named in ACCEPTED_RISKS`] : [];
  });
  return [...equalSecrets(settings), ...refused];
};
