import type { Configuration } from 'webpack';

export interface RemoteOptions {
  /** Paths of the remote's pages that the build writes as text, too, so that they are shown before any code is there. */
  firstViews?: readonly string[];
}

/**
 * The webpack configuration of a remote, for its `webpack.config.cjs`.
 * @param room absolute path of the remote's folder (`__dirname`)
 */
export declare const remoteConfig: (
  room: string,
  options?: RemoteOptions,
) => (env?: Record<string, unknown>, argv?: { mode?: 'production' | 'development' }) => Configuration;

/** The name of a remote's container, a global variable: `mfe-websites` → `mfe_websites`. */
export declare const containerName: (room: string) => string;
