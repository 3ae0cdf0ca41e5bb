import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { isFree } from './ports.mjs';

const require = createRequire(import.meta.url);

/**
 * Starts the development server of the app in `room` at `port`. `env` goes to its webpack configuration, `more` gives the
 * server's options from those of the configuration. Resolves once it listens; what it compiles is waited for by requests.
 */
export const startDevServer = async (room, { port, env = {}, more = (options) => options }) => {
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use: is another npm run dev running? DEV_PORT names others.`);
  const configure = require(path.join(room, 'webpack.config.cjs'));
  const config = configure({ WEBPACK_SERVE: true, ...env }, { mode: 'development' });
  const compiler = webpack({ ...config, infrastructureLogging: { level: 'error' } });
  const server = new WebpackDevServer({ ...more(config.devServer), port }, compiler);
  await server.start();
  return {
    stop: async () => {
      await server.stop();
      // Writes the cache that makes the next start a warm one.
      await promisify(compiler.close.bind(compiler))();
    },
  };
};
