import { rm } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { isFull } from '@yinyom/testing/matrix';
import { startMailServer } from '../support/mailServer';
import { secretsOf } from '../support/secrets';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { until } from '../support/until';

type Mails = Awaited<ReturnType<typeof startMailServer>>;
type Database = Awaited<ReturnType<typeof connectDatabase>>;

const ORGANIZATION = 'a'.repeat(24);
const WEBSITES = 12;
const NEW_EACH = 3;
/** By turns while alerts are raised and while letters are sent. */
const KILLS = isFull() ? 6 : 4;

let folder: string;
let mails: Mails;
const programs: Program[] = [];
const databases: Database[] = [];
let env: Record<string, string>;
let notify: Program;
let alerts: Database;

const start = async (file: string, args: string[], more: Record<string, string>) => {
  const program = await startProgram(file, args, more);
  programs.unshift(program);
  return program;
};
const startNotify = async () =>
  startProgram('services/notify/dist/start.js', [], { ...env, SERVICE_PORT: String(await freePort()) });
const siteId = (at: number) => at.toString(16).padStart(24, 'b');
const cookieOf = (site: number, one: number) => `cookie${site}x${one}x`;

/** Everything of a website with two scans, of which the second met what the first did not. */
const addWebsites = async (websites: Database, scanner: Database, identity: Database) => {
  const { ObjectId } = alerts.base.mongo;
  const now = new Date();
  await identity.collection('organizations').insertOne({
    _id: new ObjectId(ORGANIZATION),
    name: 'Watched',
    closed_at: null,
    settings: { retention_months: 120, require_2fa: false, alert_emails: [] },
  });
  await identity.collection('users').insertOne({
    email: 'admin@watched.example',
    first_name: 'Admin',
    last_name: 'A',
    locale: 'en',
    status: 'active',
    memberships: [{ organization_id: new ObjectId(ORGANIZATION), status: 'active', role: 1000 }],
  });
  for (let site = 0; site < WEBSITES; site += 1) {
    const application_id = siteId(site);
    await websites.collection('applications').insertOne({
      _id: new ObjectId(application_id),
      organization_id: ORGANIZATION,
      site_key: `key_${application_id}`,
      domain_key: `k${site}`,
      domain_name: `w${site}.watched.example`,
      default_language: 'th',
      languages: ['th'],
      enabled: true,
      verification: 'unverified',
      seen_at: null,
      template_version: 1,
      deleted_at: null,
    });
    for (const [turn, found] of [
      [0, 0],
      [1, NEW_EACH],
    ] as const) {
      const _id = new ObjectId();
      const created_at = new Date(now.getTime() - (2 - turn) * 60_000);
      const scan = { application_id, organization_id: ORGANIZATION, status: 'succeeded', created_at };
      const keys = { active_key: String(_id), target_key: String(_id) };
      await scanner.collection('scans').insertOne({ _id, ...scan, ...keys, finished_at: created_at });
      const violations_list = Array.from({ length: found }, (_, one) => ({
        cookie: cookieOf(site, one),
        domain: 'watched.example',
        page: 'https://watched.example/',
        pass: 'none',
        set_by: { kind: 'unknown', url: null, line: null },
        category_type: 4,
      }));
      const findings = { items: [], violations_list, diff: { new: [], removed: [], changed: [] } };
      await scanner.collection('scan_results').insertOne({ _id, application_id, findings });
    }
  }
};

beforeAll(async () => {
  folder = await makeDataFolder('yy-alerts-');
  mails = await startMailServer();
  const database = await start(
    'packages/embedded-mongo/dist/start.js',
    ['--data', path.join(folder, 'db')],
    {},
  );
  env = {
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost:4999',
    MONGODB_URI: database.ready,
    SMTP_URL: mails.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...secretsOf('a'),
  };
  for (const name of ['identity', 'websites', 'consents', 'scanner']) {
    const service = await start(`services/${name}/dist/start.js`, [], {
      ...env,
      SERVICE_PORT: String(await freePort()),
    });
    env[`${name.toUpperCase()}_URL`] = service.ready;
  }
  const open = async (name: string) => {
    const opened = await connectDatabase(database.ready, `yinyom_${name}`, createLogger('silent'));
    databases.push(opened);
    return opened;
  };
  alerts = await open('notify');
  await addWebsites(await open('websites'), await open('scanner'), await open('identity'));
});
afterAll(async () => {
  await notify?.stop('SIGKILL');
  for (const database of databases) await database.close();
  for (const program of programs) await program.stop();
  await mails?.stop();
  await rm(folder, { recursive: true, force: true });
});

const count = (filter: object) => alerts.collection('alerts').countDocuments(filter);

it('AL-04 kill -9 of the process that watches, in the middle of it: each alert is mailed once, and none is lost', async () => {
  const all = WEBSITES * NEW_EACH;
  for (let kill = 0; kill < KILLS; kill += 1) {
    notify = await startNotify();
    const before = await count({ state: 'raised' });
    const step = Math.ceil(all / KILLS);
    // By turns while alerts are raised, and while a letter is on its way.
    const inTheMiddle = async () =>
      kill % 2 === 0
        ? (await count({ state: 'raised' })) >= Math.min(all, before + step)
        : (await count({ 'mail.letter': { $ne: null }, mail: { $ne: null } })) > 0 ||
          (await count({ state: 'raised' })) === all;
    // eslint-disable-next-line yinyom/fixed-waits -- a letter is on its way for milliseconds, and each look asks the database
    while (!(await inTheMiddle())) await new Promise(setImmediate);
    await notify.stop('SIGKILL');
    // As if the time had passed for which nobody else takes over what a process had begun.
    await alerts.collection('alert_watches').updateMany({}, { $set: { lease: null, due_at: new Date() } });
  }
  notify = await startNotify();
  const cookies = Array.from({ length: WEBSITES }, (_, site) =>
    Array.from({ length: NEW_EACH }, (_one, one) => cookieOf(site, one)),
  ).flat();
  const mailsAbout = (cookie: string) =>
    mails.received.filter(({ raw }) => raw.includes(`${cookie} of`)).length;
  await until(async () => cookies.every((cookie) => mailsAbout(cookie) > 0), 'every alert has been mailed');
  await until(async () => (await count({ mail: { $ne: null } })) === 0, 'no alert waits for its mail');
  // Once more from the beginning: nothing is left that would be mailed.
  await notify.stop('SIGKILL');
  await alerts.collection('alert_watches').updateMany({}, { $set: { lease: null, due_at: new Date() } });
  notify = await startNotify();
  await until(
    async () =>
      (await alerts
        .collection('alert_watches')
        .countDocuments({ due_at: { $gt: new Date() }, lease: null })) > WEBSITES,
    'everybody was looked at once more',
  );
  expect(await count({ state: 'raised' })).toBe(all);
  expect(cookies.filter((cookie) => mailsAbout(cookie) !== 1)).toEqual([]);
});
