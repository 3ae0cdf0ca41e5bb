import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Connection } from 'mongoose';
import { keptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { OURS } from '@yinyom/testing/identityStandIn';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createSecretBox, WEBHOOK_SECRETS } from '../signing/secretBox';
import { createSecret } from '../signing/sign';
import { SITE } from '../testing/sources';
import { startReceiver, type Receiver } from '../testing/startReceiver';
import { until } from '../testing/startNotify';
import { storedLedger } from '../testing/storedLedger';
import { createWebhookStore } from '../webhooks/webhook.store';

/** Messages of one webhook that can be on their way when a process ends. */
const WIDTH = 4;
let database: TestDatabase;
let facts: Connection;
let own: Connection;
let receiver: Receiver;
const children: ChildProcess[] = [];

const start = async (): Promise<ChildProcess> => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=yinyom-source',
      '-r',
      path.resolve(__dirname, '../../../../packages/testing/runTypeScript.cjs'),
      path.resolve(__dirname, '../testing/notifyProcess.ts'),
    ],
    {
      env: {
        ...process.env,
        TEST_URI: database.uri,
        TEST_DATABASE: own.name,
        TEST_FACTS: facts.name,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

beforeAll(async () => {
  database = await startTestDatabase();
  facts = await database.connect('facts');
  own = await database.connect('notify');
  receiver = await startReceiver();
  await facts.collection('facts').createIndex({ 'untold.id': 1 }, { sparse: true });
  const webhooks = createWebhookStore(own);
  const secrets = createSecretBox(createDataCipher(testSecrets.DATA_SECRET, WEBHOOK_SECRETS));
  const now = new Date();
  const _id = webhooks.newId();
  await webhooks.insert({
    _id,
    organization_id: OURS,
    name: 'x',
    url: receiver.url,
    events: ['scan.violation_found', 'consent.recorded', 'consent.withdrawn'],
    high_volume: true,
    include_client_id: false,
    signing: 'hmac',
    public_key: null,
    secrets: [{ sealed: secrets.seal(String(_id), createSecret('hmac')), until: null }],
    state: 'active',
    since: now,
    failing_since: null,
    last_try: null,
    slow: false,
    not_before: null,
    due_at: null,
    marker: 0,
    lease: null,
    notice_at: null,
    report_month: '2999-01',
    created_by: 'x',
    created_at: now,
    updated_at: now,
  });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await receiver.close();
  await database.close();
});

/** How often each message came. */
const timesOf = (ids: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
};

it('H-07 kill -9 between a fact and its delivery loses nothing and repeats at most once for each kill', async () => {
  const FACTS = 120;
  const ledger = storedLedger(facts);
  const kills = 3;
  let child = await start();
  let told = 0;
  for (let round = 0; round <= kills; round += 1) {
    const end = ((round + 1) * FACTS) / (kills + 1);
    const before = receiver.received.length;
    for (; told < end; told += 1) {
      const about = { organization_id: OURS, application_id: SITE };
      const untold = [
        keptEvent('scan.violation_found', String(told), about, { scan_id: `s${told}`, violations: 1 }),
      ];
      await facts.collection('facts').insertOne({ n: told, untold });
      await ledger.records.insertOne({
        consent_id: `c${told}`,
        seq: told + 1,
        consent_time: new Date().toISOString(),
        consent_type: 'decline_all',
        result: 'decline_all',
        action: told % 2 === 0 ? 'withdraw' : 'give',
        language: 'th',
        template_version: 1,
      });
    }
    if (round === kills) break;
    // In the middle of it: some of this round has arrived.
    await until(
      () => receiver.received.length,
      (seen) => seen > before + 3,
    );
    await kill(child);
    child = await start();
  }
  await until(
    () => [
      new Set(receiver.messages('scan.violation_found').map(({ data }) => data.scan_id)).size,
      new Set(receiver.messages('consent.withdrawn').map(({ data }) => data.seq)).size,
      new Set(
        receiver
          .messages('consent.batch')
          .flatMap(({ data }) => data.items.map(({ seq }: { seq: number }) => seq)),
      ).size,
    ],
    ([scans, withdrawn, decisions]) => scans === FACTS && withdrawn === FACTS / 2 && decisions === FACTS,
  );
  const times = timesOf(receiver.received.map(({ id }) => id));
  // A kill repeats what was on its way, once; the next kill may meet the same message again.
  expect(Math.max(...times.values())).toBeLessThanOrEqual(1 + kills);
  const repeated = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
  expect(repeated).toBeLessThanOrEqual(kills * WIDTH);
  // The same decision never stands in two different messages of its type.
  const batches = new Map(receiver.received.map(({ id, body }) => [id, body]));
  const seqs = [...batches.values()]
    .map((body) => JSON.parse(body))
    .filter(({ type }) => type === 'consent.batch')
    .flatMap(({ data }) => data.items.map(({ seq }: { seq: number }) => seq));
  expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: FACTS }, (_, index) => index + 1));
  await kill(child);
});
