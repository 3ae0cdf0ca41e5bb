import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The webpack configuration of the remote in this folder: its own file, else the preset as it stands. */
export const remoteConfigIn = (room, env, mode) => {
  const requireFromRoom = createRequire(path.join(room, 'package.json'));
  const file = path.join(room, 'webpack.config.cjs');
  const configure = existsSync(file)
    ? requireFromRoom(file)
    : createRequire(import.meta.url)('../webpack/remoteConfig.cjs').remoteConfig(room);
  return configure(env, { mode });
};
