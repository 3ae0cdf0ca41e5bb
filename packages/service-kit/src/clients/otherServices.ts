import { INTERNAL_CONTRACTS, type ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { SERVICES, type NeedsOf, type ServiceName, type UsesOf } from '@yinyom/contracts/service/services';
import type { KeyRing } from '../secrets/keyRing';
import type { ServiceDeps } from '../service';
import { SettingsError } from '../settings/loadSettings';
import { urlSetting } from '../settings/serviceSettings';
import { internalClient } from './internalClient';

/** The services that a service calls, by name, as `SERVICES` says; those that it can do without may be absent. */
export type OthersOf<N extends ServiceName> = { [K in NeedsOf<N>]: ClientOf<K> } & {
  [K in UsesOf<N>]?: ClientOf<K>;
};

/** What a service is made from, wherever it runs. */
export type DepsOf<N extends ServiceName> = ServiceDeps & OthersOf<N>;

/**
 * Clients of the services that a service which runs alone calls, over HTTP.
 * @throws SettingsError when the address of one that it needs is not set
 */
export const otherServices = <N extends ServiceName>(
  name: N,
  settings: ServiceDeps['settings'],
  ring: KeyRing,
): OthersOf<N> => {
  const { needs, uses }: { needs: readonly ServiceName[]; uses: readonly ServiceName[] } = SERVICES[name];
  const others = [...needs, ...uses].flatMap((other) => {
    const setting = urlSetting(other);
    const url = settings[setting];
    if (url !== undefined)
      return [[other, internalClient(INTERNAL_CONTRACTS[other], { url, service: other }, ring)]];
    if (needs.includes(other))
      throw new SettingsError(`${setting} must be set for a service that runs alone.`);
    return [];
  });
  return Object.fromEntries(others) as OthersOf<N>;
};
