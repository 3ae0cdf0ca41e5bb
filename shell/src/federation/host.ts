import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import { sharedModules } from './sharedModules';

/** Written by the build: the version of each shared module (tooling/webpack/singletons.cjs). */
declare const __SHARED_VERSIONS__: Record<string, string>;

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
}

// Lent to the remotes, whose builds leave the federation runtime out (`externalRuntime`).
globalThis._FEDERATION_RUNTIME_CORE = core;

/**
 * The host of the federation: it lends its own modules, one copy of each, and knows no remote until it is told. This is
 * code of its own so that pages without a remote do not load it; the shell itself takes these modules directly.
 */
export const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => {
      const version = __SHARED_VERSIONS__[name];
      return [
        name,
        {
          version,
          scope: ['default'],
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: version as string, strictVersion: false },
        },
      ];
    }),
  ),
});

export { pageOffer } from './pageOffer';
export { readManifest } from './readManifest';
