const { spawn } = require('node:child_process');
const { randomUUID } = require('node:crypto');
const { openSync } = require('node:fs');
const net = require('node:net');
const path = require('node:path');
const { DEMO_SITE_KEY } = require('@yinyom/websites/seedDemo');
const { createHammer } = require('./hammer.cjs');
const { childArguments } = require('./processes.cjs');

const HOST = 'demo.localhost';
/** As `npm start` runs it. */
const HEAP = '--max-semi-space-size=64';

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const isReady = async (origin) => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

/**
 * The gateway with all services in it, as `npm start` runs it, and the demo website. Its log goes to a file.
 * @returns what a visitor's script sends: `request` (line and headers) and `body()`, a new visitor's decision
 */
const startProduct = async (uri, folder, prefix) => {
  const port = await freePort();
  const log = openSync(path.join(folder, 'gateway.log'), 'a');
  const env = {
    ...{ MONGODB_URI: uri, MONGODB_DATABASE: prefix, DATA_DIR: folder, PORT: String(port) },
    ...{ DEMO: 'true', RATE_LIMITS: 'false' },
  };
  const child = spawn(process.execPath, [HEAP, ...childArguments('api-gateway/src/start.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the gateway ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const address = `/api/v1/public/sites/${DEMO_SITE_KEY}`;
  const config = await (await fetch(`${origin}${address}/config?lang=th`)).json();
  const categories = Object.fromEntries(config.categories.map(({ id }) => [id, true]));
  const page = `http://${HOST}:${port}`;
  return {
    port,
    pid: child.pid,
    request:
      `POST ${address}/consents HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${page}\r\nReferer: ${page}/\r\n` +
      'Content-Type: application/json\r\nAccept: */*\r\nAccept-Language: th-TH,th;q=0.9,en;q=0.8\r\n' +
      'Accept-Encoding: gzip, deflate, br, zstd\r\nSec-Fetch-Dest: empty\r\nSec-Fetch-Mode: cors\r\n' +
      'User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile Safari/604.1\r\n',
    body: () =>
      JSON.stringify({
        event_id: randomUUID(),
        client_id: randomUUID(),
        config_token: config.config_token,
        categories,
        method: 'banner_accept',
        language: 'th',
        page_url: `${page}/`,
        client_time: new Date().toISOString(),
        gpc: false,
      }),
    stop: () => child.kill('SIGKILL'),
  };
};

/** Decisions of visitors, over connections of their own: the gateway closes those that were idle meanwhile. */
const withVisitors = async (product, load) => {
  const hammer = createHammer(product.port);
  const call = async () => {
    const { status, text } = await hammer.post(product.request, product.body());
    if (status !== 201) throw new Error(`${status} ${text}`);
  };
  const result = await load(call);
  hammer.close();
  return result;
};

module.exports = { startProduct, withVisitors };
