// yinyom-remote dev: serves the remote of this folder with hot reload, against the platform at DEV_GATEWAY
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteConfigIn } from './remoteConfigIn.mjs';

const config = remoteConfigIn(process.cwd(), { WEBPACK_SERVE: true }, 'development');
const server = new WebpackDevServer(config.devServer, webpack(config));
await server.start().catch((error) => {
  const { port } = config.devServer;
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : error.message);
  process.exit(1);
});
