// How long visitors wait while another organization does the heaviest things that it may: imports, uploads, exports, documents.
// Prints rows as JSON. CONSENTS_NEIGHBOURS_SECONDS (10): length of each load.
const { randomBytes } = require('node:crypto');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const mongoose = require('mongoose');
const { solveChallenge } = require('altcha-lib');
const { deriveKey } = require('altcha-lib/algorithms/pbkdf2');
// All of them come from this machine's one address.
process.env.CONNECTIONS_PER_ADDRESS = '0';
// The log that is exported is sealed here, with the secret that the product has.
process.env.DATA_SECRET = randomBytes(32).toString('hex');
const { IMPORT_MAX_BYTES } = require('@yinyom/contracts/websites/imports');
const { PRIVACY_FILE_MAX_BYTES } = require('@yinyom/contracts/websites/privacyFile');
const { keyRing } = require('@yinyom/service-kit/secrets/keyRing');
const { createStandIns } = require('@yinyom/consents/testing/standIns');
const { fastFill, plainRecords } = require('./fastFill.cjs');
const { CONNECTION_LOST } = require('./hammer.cjs');
const { pace, percentile } = require('./load.cjs');
const { printRows } = require('./printRows.cjs');
const { startProgram } = require('./processes.cjs');
const { startProduct, withVisitors } = require('./product.cjs');

const SECONDS = Number(process.env.CONSENTS_NEIGHBOURS_SECONDS ?? 10);
const ROUNDS = 5;
/** Decisions a second. */
const RATE = 100;
const PREFIX = 'bench_neighbours';
/** Decisions in the log that is exported. */
const EXPORTED = 200_000;

const numbered = (size, line) => {
  const lines = [];
  for (let length = 0; ;) {
    const next = line(lines.length);
    length += next.length;
    if (length > size) return lines.join('');
    lines.push(next);
  }
};
const SIZE = IMPORT_MAX_BYTES - 1_000;
/** The largest texts that an import takes, each as heavy as texts of its kind get. */
const IMPORTS = [
  ['klaro', `klaroConfig={services:[${numbered(SIZE, (at) => `{name:'s${at}'},`)}]}`],
  ['cookieconsent', `config=${'1+'.repeat(SIZE / 2)}1`],
  ['csv', `name,purpose,duration,domain,category\n${numbered(SIZE, (at) => `_c${at},<a<a,1y,a.ac.th,x\n`)}`],
];
const PDFS = ['stream\n', 'endobj\n', '/JS '].map((unit) =>
  Buffer.from(
    `%PDF-1.5\n${unit.repeat(Math.floor((PRIVACY_FILE_MAX_BYTES - 100) / unit.length))}\n%%EOF`,
    'latin1',
  ),
);

/** Signs up an organization of its own. @returns calls its API */
const signUp = async (port) => {
  const base = `http://127.0.0.1:${port}`;
  const host = `${randomBytes(6).toString('hex')}.ac.th`;
  const email = `owner@${host}`;
  const password = 'Ratchaphruek7';
  let token;
  const call = async (method, address, body, type = 'application/json') => {
    const answer = await fetch(`${base}/api/v1${address}`, {
      method,
      headers: { ...(body && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: type === 'application/json' ? JSON.stringify(body) : body }),
    });
    const text = await answer.text();
    return { status: answer.status, text, retryAfter: Number(answer.headers.get('retry-after') ?? 0) };
  };
  const done = async (...given) => {
    const { status, text } = await call(...given);
    if (status >= 300) throw new Error(`${given[1]}: ${status} ${text}`);
    return text && JSON.parse(text);
  };
  const challenge = await done('GET', '/guest/captcha?action=signup');
  const solution = await solveChallenge({ challenge, deriveKey });
  const form = {
    ...{ email, password, password_confirmation: password, domain_name: host, locale: 'th' },
    ...{ accept_terms: 'true', accept_dpa: 'true' },
    captcha_token: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
  };
  const signed = await fetch(`${base}/api/v1/guest/signup`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  if (!signed.ok) throw new Error(`sign-up: ${signed.status} ${await signed.text()}`);
  const mails = await (await fetch(`${base}/outbox.json`)).json();
  const { text } = mails.find(({ to }) => to.includes(email));
  const [, confirmation] = /\/signup\/confirmation\?token=([\w.-]+)/.exec(text);
  await done('POST', '/guest/signup/confirm', { token: confirmation, password });
  ({ token } = await done('POST', '/guest/login', { email, password }));
  const { entities } = await done('GET', '/me/applications');
  const [{ id: organization_id }] = await done('GET', '/me/organizations');
  return {
    call,
    done,
    site: { ...createStandIns().addSite(), application_id: entities[0].id, organization_id },
  };
};

/** Everything heavy at once, again and again, until it is stopped. @returns how often each was answered in full, refused, or done */
const startHeavyWork = ({ call, site: { application_id: id } }) => {
  let stopped = false;
  const counts = {};
  const loop = async (name, work) => {
    for (let turn = 0; !stopped; turn += 1) {
      const { status, retryAfter } = await work(turn);
      const key = `${name} ${status}`;
      counts[key] = (counts[key] ?? 0) + 1;
      // As a client that is told when to come back, only sooner.
      if (retryAfter > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const month = new Date().toISOString().slice(0, 7);
  const exported = async () => {
    const ordered = await call('POST', '/exports', {
      application_id: id,
      type: 'consent_logs',
      format: 'ndjson',
    });
    if (ordered.status !== 201) return { ...ordered, retryAfter: 1 };
    const job = JSON.parse(ordered.text).id;
    while (!stopped && JSON.parse((await call('GET', `/exports/${job}`)).text).status !== 'ready');
    await call('GET', `/exports/${job}/download`);
    return call('DELETE', `/exports/${job}`);
  };
  const done = Promise.all([
    ...IMPORTS.map(([source, text]) =>
      loop(`import of ${source}`, () => call('POST', `/applications/${id}/imports`, { source, text })),
    ),
    ...PDFS.map((file) =>
      loop('upload of a PDF', () =>
        call('PUT', `/applications/${id}/privacyFile?language=en`, file, 'application/pdf'),
      ),
    ),
    loop('export', exported),
    loop('export', exported),
    loop('report', (turn) =>
      call(
        'GET',
        `/reports/monthly.pdf?application_id=${id}&month=${month}&language=${['th', 'en'][turn % 2]}`,
      ),
    ),
    loop('check of the ledger', () => call('GET', `/consentLogs/verify?application_id=${id}`)),
    loop('re-assign list', () => call('GET', `/applications/${id}/cookies/reassign`)),
  ]);
  return async () => {
    stopped = true;
    await done;
    return counts;
  };
};

/**
 * As a visitor's script and browser: what a busy machine puts off is sent again, at once where the gateway closed the connection that was
 * idle until then, and all of it is the visitor's time.
 */
const patient = (call) => async () => {
  for (;;) {
    const pause = await call().then(
      () => null,
      ({ message }) => {
        if (message === CONNECTION_LOST) return 0;
        if (message.startsWith('503')) return 1_000;
        throw new Error(message);
      },
    );
    if (pause === null) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

const run = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-neighbours-'));
  const data = path.join(folder, 'database');
  const database = await startProgram('packages/embedded-mongo/src/start.ts', ['--data', data]);
  const product = await startProduct(database.address, folder, PREFIX);
  try {
    const neighbour = await signUp(product.port);
    const dbName = `${PREFIX}_consents`;
    const connection = await mongoose
      .createConnection(database.address, { dbName, autoIndex: false })
      .asPromise();
    await fastFill(connection, neighbour.site, EXPORTED, plainRecords, keyRing(process.env.DATA_SECRET));
    await connection.close();
    const decide = async () => {
      const times = await withVisitors(product, (call) => pace(RATE, SECONDS, patient(call)));
      return { p99: percentile(times, 0.99), most: times.at(-1) };
    };
    await decide();
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await decide();
      const stop = startHeavyWork(neighbour);
      const beside = await decide();
      const counts = await stop();
      rounds.push({ alone, beside });
      console.error(
        `alone p99 ${alone.p99.toFixed(1)}, most ${alone.most.toFixed(1)} ms; meanwhile p99 ${beside.p99.toFixed(1)}, most ${beside.most.toFixed(1)} ms`,
        counts,
      );
    }
    const middle = (of) =>
      percentile(
        rounds.map(of).sort((a, b) => a - b),
        0.5,
      );
    const meanwhile = 'while another organization imports, uploads and exports the most that it may';
    return [
      { what: `${RATE} decisions a second, p99`, value: middle(({ alone }) => alone.p99), unit: 'ms' },
      {
        what: `the same ${meanwhile}, p99`,
        value: middle(({ beside }) => beside.p99),
        unit: 'ms',
        budget: 50,
      },
      { what: 'the longest of them', value: middle(({ beside }) => beside.most), unit: 'ms' },
    ];
  } finally {
    product.stop();
    database.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

printRows(run);
