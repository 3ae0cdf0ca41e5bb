import * as core from '@module-federation/runtime-core';

/**
 * Runtime plugin of the host: lends its federation runtime to the remotes, whose builds leave theirs out
 * (`externalRuntime`). The federation plugin's own option for this would put a second copy into the host.
 */
export default function exposeRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = core;
  return { name: 'expose-runtime-core' };
}
