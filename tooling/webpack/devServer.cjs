const path = require('node:path');

/** Port of each room's development server, so that the dev list of remotes can name them. */
const DEV_PORTS = {
  shell: 4100,
  'mfe-auth': 4101,
  'mfe-websites': 4102,
  'mfe-dashboard': 4103,
  'mfe-users': 4104,
  ui: 4105,
};

/** Options of webpack-dev-server for the app in `room`. Requests to the platform go to `DEV_GATEWAY`. */
const devServer = ({ room }) => {
  const gateway = process.env.DEV_GATEWAY ?? 'http://localhost:4000';
  return {
    host: 'localhost',
    port: DEV_PORTS[path.basename(room)],
    hot: true,
    static: false,
    liveReload: false,
    historyApiFallback: { disableDotRule: false },
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: ['localhost'],
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    proxy: [{ context: ['/api', '/mfe', '/sdk', '/outbox'], target: gateway }],
  };
};

module.exports = { devServer, DEV_PORTS };
