// A product with a webhook that gets every decision, for benches: what it took is counted, the webhook can be paused.
const { once } = require('node:events');
const { mkdirSync } = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { createHammer } = require('./hammer.cjs');
const { pace, saturate } = require('./load.cjs');
const { startProduct } = require('./product.cjs');
const { cpuOf, startProgram } = require('./processes.cjs');
const { DEMO_EMAIL, DEMO_PASSWORD } = require('@yinyom/identity/seedDemo');

/** As many visitors wait for an answer at once at full load. */
const WIDTH = 32;

/** A receiver that takes everything. */
const startReceiver = async () => {
  const seen = { decisions: 0 };
  const server = http.createServer((req, res) => {
    const chunks = [];
    req.on('data', (chunk) => chunks.push(chunk));
    req.on('end', () => {
      const { type, data } = JSON.parse(Buffer.concat(chunks));
      if (type === 'consent.batch') seen.decisions += data.items.length;
      res.writeHead(204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { seen, url: `http://localhost:${server.address().port}/`, close: () => server.close() };
};

const apiOf = async (port) => {
  const base = `http://127.0.0.1:${port}/api/v1`;
  const send = async (address, method, body, token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(base + address, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const login = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const { token } = await send('/guest/login', 'POST', login);
  return (address, method = 'GET', body) => send(address, method, body, token);
};

/** The product with its database, and a webhook that can be paused. */
const startTwin = async (parent, name, receiver) => {
  const folder = path.join(parent, name);
  const data = path.join(folder, 'db');
  mkdirSync(data, { recursive: true });
  const database = await startProgram('packages/embedded-mongo/src/start.ts', ['--data', data]);
  const product = await startProduct(database.address, folder, `bench_webhooks_${name}`);
  const api = await apiOf(product.port);
  const [{ id }] = await api('/me/organizations');
  const form = {
    name: 'bench',
    url: receiver.url,
    events: ['consent.recorded'],
    high_volume: true,
    include_client_id: false,
  };
  const { id: webhook } = await api(`/organizations/${id}/webhooks`, 'POST', form);
  /** As a visitor's script does: what a busy machine puts off, or whose connection it ends, is sent again. */
  const send = async (hammer, body) => {
    const lost = () => ({ status: 503, text: '' });
    const { status, text } = await hammer.post(product.request, body).catch(lost);
    if (status === 201 || status === 200) return;
    if (status !== 503) throw new Error(`${status} ${text}`);
    await pause(1_000);
    await send(hammer, body);
  };
  const used = () => cpuOf(product.pid) + cpuOf(database.pid);
  return {
    switchTo: (enabled) => api(`/organizations/${id}/webhooks/${webhook}`, 'PUT', { ...form, enabled }),
    /** Takes some decisions and no more than that. @returns seconds of processor time that it took, and how many they were */
    take: async (rate, seconds) => {
      const before = used();
      // Of its own: what the server ends in the rest would be lost in the next round.
      const hammer = createHammer(product.port);
      const { length } = await pace(rate, seconds, () => send(hammer, product.body()));
      hammer.close();
      return { taking: used() - before, decisions: length };
    },
    /** Takes as many decisions as it can. @returns how many in a second */
    takeAll: async (seconds) => {
      const hammer = createHammer(product.port);
      const { rate } = await saturate(WIDTH, seconds, () => send(hammer, product.body()));
      hammer.close();
      return rate;
    },
    used,
    stop: () => {
      product.stop();
      database.stop();
    },
  };
};

module.exports = { startReceiver, startTwin };
