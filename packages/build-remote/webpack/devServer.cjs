/** Where the platform runs that development works against: this machine's, or a staging platform on another host. */
const devGateway = () => process.env.DEV_GATEWAY ?? 'http://localhost:4000';
/** Port of the page that is developed. */
const devPort = () => Number(process.env.DEV_PORT ?? 4100);

/** Options of webpack-dev-server for an app. What it has not itself comes from the platform. */
const devServer = () => {
  const target = devGateway();
  return {
    host: 'localhost',
    port: devPort(),
    hot: true,
    static: false,
    liveReload: false,
    historyApiFallback: { disableDotRule: false },
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: ['localhost'],
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
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
