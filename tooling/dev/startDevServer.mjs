import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

const require = createRequire(import.meta.url);

/**
 * Starts the development server of the app in `room` at `port`. `env` goes to its webpack configuration, `more` into the
 * server's options. Resolves once it listens; what it compiles is waited for by requests.
 */
export const startDevServer = async (room, { port, env = {}, more = {} }) => {
  const configure = require(path.join(room, 'webpack.config.cjs'));
  const config = configure({ WEBPACK_SERVE: true, ...env }, { mode: 'development' });
  const compiler = webpack({ ...config, infrastructureLogging: { level: 'error' } });
  const server = new WebpackDevServer({ ...config.devServer, ...more, port }, compiler);
  await server.start().catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use: is another npm run dev running? DEV_PORT names others.`)
      : error;
  });
  return {
    stop: async () => {
      await server.stop();
      // Writes the cache that makes the next start a warm one.
      await promisify(compiler.close.bind(compiler))();
    },
  };
};
