/** Where the platform runs that development works against: this machine's, or a staging platform on another host. */
const devGateway = () => process.env.DEV_GATEWAY ?? 'http://localhost:4000';
/** Port of the page that is developed. */
const devPort = () => Number(process.env.DEV_PORT ?? 4100);

/**
 * Pages ask for `/build.json` whether the shell is newer, and whether a platform answers at all. What is developed has no build and names no
 * hash: hot reload replaces it, and a page is never loaded again because of it.
 */
const developed = {
  name: 'build.json',
  path: '/build.json',
  middleware: (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.json({ build: 'development' });
  },
};

/**
 * Options of webpack-dev-server for an app. What it has not itself comes from the platform.
 * @param {object[]} own middlewares of the app
 */
const devServer = (...own) => {
  const target = devGateway();
  return {
    host: 'localhost',
    port: devPort(),
    // On this machine, packing takes longer than it saves.
    compress: false,
    hot: true,
    static: false,
    liveReload: false,
    historyApiFallback: { disableDotRule: false },
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: ['localhost'],
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares: (middlewares) => [developed, ...own, ...middlewares],
    proxy: [
      {
        context: ['/api', '/mf', '/mfe', '/sdk', '/outbox'],
        target,
        // A platform on another host answers to its own name only.
        changeOrigin: true,
        headers: { origin: new URL(target).origin },
      },
    ],
  };
};

module.exports = { devServer, devGateway, devPort };
