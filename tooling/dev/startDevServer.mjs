import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devRemotes } from './devRemotes.mjs';

const require = createRequire(import.meta.url);

/** Starts the development server of the app in `room`. The shell's also answers the list of remotes. */
export const startDevServer = async (room, remotes) => {
  const configure = require(path.join(room, 'webpack.config.cjs'));
  const config = configure({ WEBPACK_SERVE: true }, { mode: 'development' });
  const options =
    path.basename(room) === 'shell'
      ? { ...config.devServer, setupMiddlewares: (middlewares) => [devRemotes(remotes), ...middlewares] }
      : config.devServer;
  const server = new WebpackDevServer(options, webpack(config));
  await server.start().catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${options.port} is in use: is another npm run dev running?`)
      : error;
  });
  return server;
};
