/**
 * Stands in the shell's build for two files of the federation's runtime (tooling/webpack/shellConfig.cjs): what reads remotes'
 * manifests and what loads files ahead. The shell does both itself, with digests (readManifest.ts; the gateway's links), and
 * the runtime keeps only these names of them.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  /** Plugins find nothing to take part in. */
  readonly hooks = { applyPlugin: (): void => undefined };
}

/** No page knows a remote by a snapshot. */
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });

const leftOut = (): never => {
  throw new Error('The console loads files of remotes ahead by itself.');
};
export const formatPreloadArgs = leftOut;
export const preloadAssets = leftOut;
export const defaultPreloadArgs = leftOut;
export const normalizePreloadExposes = leftOut;
