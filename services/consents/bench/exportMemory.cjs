const { readFileSync } = require('node:fs');
const { digestOf } = require('@yinyom/service-kit/auth/bodyDigest');
const { PASS_HEADER, signPass } = require('@yinyom/service-kit/auth/gatewayPass');
const { createStandIns } = require('@yinyom/consents/testing/standIns');
const { INTERNAL_SECRET } = require('@yinyom/consents/testing/startConsents');
const { fastFill } = require('./fastFill.cjs');
const { startProgram } = require('./processes.cjs');
const { createSender } = require('./load.cjs');

const USER = 'bench-admin';
const MB = 1_048_576;

/** Memory of a process in bytes (Linux). */
const rssOf = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1_024;

/**
 * Exports the log of a website with `count` decisions, in a service process of its own.
 * @returns how much its memory grew beyond what a small export needs (MB), and how long it took (s)
 */
const measureExport = async (uri, connection, count) => {
  const standIns = createStandIns();
  const [small, large] = [standIns.addSite(), standIns.addSite()];
  await fastFill(connection, small, 5_000);
  await fastFill(connection, large, count);
  const service = await startProgram('services/consents/src/testing/consentsProcess.ts', [], {
    TEST_URI: uri,
    TEST_DATABASE: connection.name,
    TEST_SITES: JSON.stringify([small, large]),
    TEST_ADMIN: USER,
  });
  const send = createSender(4);
  const call = async (method, path, body) => {
    const address = `/api/v1${path}`;
    const caller = { userId: USER, sessionId: 's', kind: 'access' };
    const text = body && JSON.stringify(body);
    const use = { service: 'consents', method, url: address, digest: digestOf(text ?? '') };
    const answer = await send(service.address + address, {
      method,
      headers: {
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        [PASS_HEADER]: signPass({ caller, ip: '203.0.113.1' }, use, INTERNAL_SECRET),
      },
      body: text,
    });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  };
  const exported = async (site, onLook) => {
    const body = { application_id: site.application_id, type: 'consent_logs', format: 'ndjson' };
    const { id } = await call('POST', '/exports', body);
    for (;;) {
      onLook();
      const { status, rows } = await call('GET', `/exports/${id}`);
      if (status === 'failed') throw new Error('the export failed');
      if (status === 'ready') return rows;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  try {
    await exported(small, () => undefined);
    const before = rssOf(service.pid);
    let most = before;
    const started = performance.now();
    const rows = await exported(large, () => (most = Math.max(most, rssOf(service.pid))));
    if (rows !== count) throw new Error(`${rows} of ${count} rows were exported`);
    return { growth: (most - before) / MB, seconds: (performance.now() - started) / 1_000 };
  } finally {
    service.stop();
  }
};

module.exports = { measureExport };
