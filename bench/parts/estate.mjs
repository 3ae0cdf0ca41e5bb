// An organization with 2,000 websites next to one with 50: the portfolio's first page, and the search of the website switcher.
// And from a CSV file with 500 websites to published banners, and what publishing their group costs visitors elsewhere.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tooling/install.mjs';
import { measureFromCsv } from '../estateFromCsv.mjs';
import { measureIngest, publishGroup } from '../estateIngest.mjs';
import { freePort } from '../launchProduct.mjs';
import { startReady, stopReady } from '../startReady.mjs';

const FEW = 50;
const MANY = 2_000;
const DAYS = 30;
const ROUNDS = 40;
const { MongoClient, ObjectId } = createRequire(path.join(ROOT, 'package.json'))('mongodb');

const dayOf = (ago) => new Date(Date.now() - ago * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10);

/** Another organization of a person, with the same role. @returns its id */
const secondOrganization = async (client, email, organization) => {
  const identity = client.db('yinyom_identity');
  const { _id, ...first } = await identity
    .collection('organizations')
    .findOne({ _id: new ObjectId(organization) });
  const second = new ObjectId();
  await identity.collection('organizations').insertOne({ ...first, _id: second, name: 'Small' });
  const { memberships } = await identity.collection('users').findOne({ email });
  const own = memberships.find(({ organization_id }) => organization_id.equals(_id));
  await identity
    .collection('users')
    .updateOne({ email }, { $push: { memberships: { ...own, organization_id: second } } });
  return second.toHexString();
};

/** Copies of a website until its organization has so many, each with 30 days of decisions. */
const grow = async (client, original, from, count) => {
  const { _id, health, health_due, health_mark, ...site } = original;
  const sites = Array.from({ length: count - from }, (_, index) => ({
    ...site,
    _id: new ObjectId(),
    site_key: randomBytes(12).toString('hex'),
    domain_name: `site${from + index}.example.ac.th`,
    domain_key: `${site.organization_id} site${from + index}.example.ac.th`,
    name: `Faculty ${from + index}`,
  }));
  await client.db('yinyom_websites').collection('applications').insertMany(sites);
  const acceptedOf = (index) => 3 + (index % 7);
  const counters = sites.flatMap((copy, index) =>
    Array.from({ length: DAYS }, (_, ago) => ({
      _id: `${copy._id}|${dayOf(ago)}`,
      application_id: String(copy._id),
      day: dayOf(ago),
      seq: 1,
      first_seq: 1,
      last_seq: 1,
      types: {},
      results: {},
      clients: {},
      latest: { open: { accept_all: acceptedOf(index), decline_all: 2 } },
      categories: {},
      devices: {},
      languages: {},
      actions: {},
      methods: {},
      versions: {},
      unattributed: 0,
    })),
  );
  const days = client.db('yinyom_consents').collection('day_counters');
  for (let at = 0; at < counters.length; at += 2_000)
    await days.insertMany(counters.slice(at, at + 2_000), { ordered: false });
  // As the platform keeps them while it counts.
  const openDays = (index) =>
    Object.fromEntries(Array.from({ length: DAYS }, (_, ago) => [dayOf(ago), acceptedOf(index) + 2]));
  await client
    .db('yinyom_consents')
    .collection('projection_watermarks')
    .insertMany(
      sites.map((copy, index) => ({
        _id: String(copy._id),
        applied_seq: 1,
        open: { seq: 1, day: dayOf(0), days: openDays(index) },
      })),
    );
};

export const measure = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-estate-'));
  const database = await startReady('packages/embedded-mongo/dist/start.js', [
    '--data',
    path.join(folder, 'db'),
  ]);
  const client = new MongoClient(database.ready);
  let gateway;
  try {
    const port = await freePort();
    gateway = await startReady('api-gateway/dist/start.js', [], {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      MONGODB_URI: database.ready,
      RELEASE_STORE: 'database',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      DEMO: 'true',
      DEMO_PAST: 'false',
      NODE_ENV: 'development',
    });
    const { demo } = JSON.parse(gateway.ready);
    const api = `http://127.0.0.1:${port}/api/v1`;
    const login = await fetch(`${api}/guest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demo.email, password: demo.password }),
    });
    const { token } = await login.json();
    const call = async (method, address, body, headers) => {
      const answer = await fetch(`${api}${address}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      const said = await answer.json();
      return Array.isArray(said) ? said : { ...said, etag: answer.headers.get('etag') };
    };
    const ask = (address) => call('GET', address);
    await client.connect();
    const [original] = await client
      .db('yinyom_websites')
      .collection('applications')
      .find({ deleted_at: null })
      .limit(1)
      .toArray();
    const organization = original.organization_id;
    const page = `/portfolio?organization_id=${organization}&limit=20`;
    /** Until everything that is due was worked out: each page works out a hundred. */
    const settle = async () => {
      const applications = client.db('yinyom_websites').collection('applications');
      while ((await applications.countDocuments({ deleted_at: null, health: { $exists: false } })) > 0)
        await ask(page);
      await ask(page);
    };
    /** Asks in turn, so that what the platform does besides slows all of them alike. */
    const timesOf = async (...addresses) => {
      const times = addresses.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [at, address] of addresses.entries()) {
          const began = performance.now();
          await ask(address);
          times[at].push(performance.now() - began);
        }
      // The fastest: other programs on the machine make a request slower, never faster.
      return times.map((some) => Math.min(...some));
    };
    const have = await client
      .db('yinyom_websites')
      .collection('applications')
      .countDocuments({ organization_id: organization, deleted_at: null });
    const small = await secondOrganization(client, demo.email, organization);
    await grow(client, { ...original, organization_id: small }, 0, FEW);
    await grow(client, original, have, MANY);
    await settle();
    const { total } = await ask(`${page}&with_total=1`);
    if (total !== MANY) throw new Error(`${total} websites instead of ${MANY}`);
    const [few, many] = await timesOf(`/portfolio?organization_id=${small}&limit=20`, page);
    const [search] = await timesOf(
      `/me/applications?organization_id=${organization}&sort=domain_name&order=asc&limit=20&q=site1999`,
    );
    const byDecisions = `${page}&sort=decisions`;
    const [decisions] = await timesOf(byDecisions);
    // As an earlier version left them: the counters of days are added up.
    await client
      .db('yinyom_consents')
      .collection('projection_watermarks')
      .updateMany({}, { $unset: { open: 1 } });
    const [withoutDays] = await timesOf(byDecisions);
    // The websites of the file are made in it, and follow it.
    const group = await call('POST', '/groups', { organization_id: organization, name: 'Clients' });
    await publishGroup(call, group.id, String(original._id), 'square');
    const fromCsv = await measureFromCsv(call, organization);
    const website = { ...original, id: String(original._id) };
    const ingest = await measureIngest(call, api, group.id, website);
    return [
      ...fromCsv,
      ...ingest,
      { what: `portfolio, first page of ${FEW} websites`, value: few, unit: 'ms' },
      { what: `portfolio, first page of ${MANY} websites`, value: many, unit: 'ms' },
      { what: 'the second, of the first', value: many / few, unit: 'x', budget: 1.2 },
      { what: `search of the switcher in ${MANY} websites`, value: search, unit: 'ms', budget: 100 },
      { what: 'portfolio by decisions, first page', value: decisions, unit: 'ms', budget: 300 },
      { what: 'the same after an upgrade, before decisions come', value: withoutDays, unit: 'ms' },
    ];
  } finally {
    await client.close();
    if (gateway) await stopReady(gateway);
    await stopReady(database);
    rmSync(folder, { recursive: true, force: true });
  }
};
