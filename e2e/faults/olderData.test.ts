import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { DATA_SERVICES, DATA_VERSIONS } from '@yinyom/contracts/operations/backup';
import { restore } from '../support/backups';
import { freePort, ROOT, startProgram, type Program } from '../support/startProgram';

/** What one version kept for all later ones (`npm run keep-data`). */
interface Kept {
  backup_key: string;
  login: { email: string; password: string };
  decisions: string[];
}
const KEPT = path.join(__dirname, '../fixtures/data');
const MOST_BYTES = 200_000;
const versions = readdirSync(KEPT)
  .filter((name) => name.endsWith('.backup'))
  .map((name) => path.basename(name, '.backup'));

const folder = mkdtempSync(path.join(tmpdir(), 'yy-older-'));
const running: Program[] = [];
const stop = async (): Promise<void> => {
  for (const program of running.splice(0).reverse()) await program.stop();
};
afterEach(stop);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (file: string, args: string[], env: Record<string, string> = {}): Promise<string> => {
  const program = await startProgram(file, args, env);
  running.push(program);
  return program.ready;
};

const json = async <T>(address: string, init?: RequestInit): Promise<T> => {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};
const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Number of the newest migration that each service's data went through. */
const dataVersions = async (uri: string): Promise<Record<string, number>> => {
  const client = await MongoClient.connect(uri);
  try {
    const found = DATA_SERVICES.map(async (service) => {
      const migrations = client.db(`yinyom_${service}`).collection<{ number: number }>('migrations');
      const newest = await migrations.findOne({ number: { $gt: 0 } }, { sort: { number: -1 } });
      return [service, newest?.number ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  } finally {
    await client.close();
  }
};

it('the version of today keeps data for later ones, and none takes much room', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const [major, minor] = version.split('.');
  // Where this fails, a release is being made: `npm run keep-data`, once its data are as they are released.
  expect(versions.filter((kept) => kept.startsWith(`${major}.${minor}.`))).not.toEqual([]);
  for (const kept of versions)
    expect(statSync(path.join(KEPT, `${kept}.backup`)).size).toBeLessThan(MOST_BYTES);
});

it.each(versions)(
  'data of version %s are opened: brought up, logged in to, verified, and decided on',
  async (version) => {
    const kept = JSON.parse(readFileSync(path.join(KEPT, `${version}.json`), 'utf8')) as Kept;
    const dataDir = path.join(folder, version);
    // Counts and the ends of ledgers are compared, and every entry is recomputed, by the restore itself.
    const said = await restore(['--from', path.join(KEPT, `${version}.backup`), '--data', dataDir], {
      BACKUP_KEY: kept.backup_key,
    });
    expect(said).toContain(`Counts are equal, ${kept.decisions.length} entries of the ledgers verify.`);

    const port = await freePort();
    const uri = await start('packages/embedded-mongo/dist/start.js', [
      '--data',
      path.join(dataDir, 'database'),
    ]);
    await start('api-gateway/dist/start.js', [], {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      MONGODB_URI: uri,
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
      DEMO: 'true',
      DEMO_PAST: 'false',
    });
    expect(await dataVersions(uri)).toEqual(DATA_VERSIONS);

    const api = `http://localhost:${port}/api/v1`;
    const { token } = await json<{ token: string }>(`${api}/guest/login`, post(kept.login));
    const ask = <T>(place: string) => json<T>(api + place, { headers: { authorization: `Bearer ${token}` } });
    const [site] = (await ask<{ entities: { id: string; site_key: string }[] }>('/me/applications')).entities;
    const logged = async () =>
      (
        await ask<{ entities: { id: string }[] }>(`/consentLogs?application_id=${site?.id}&limit=200`)
      ).entities
        .map(({ id }) => id)
        .sort();
    expect(await logged()).toEqual([...kept.decisions].sort());

    const place = `${api}/public/sites/${site?.site_key}`;
    const { config_token } = await json<{ config_token: string }>(`${place}/config`);
    const decision = {
      event_id: randomUUID(),
      client_id: randomUUID(),
      config_token,
      categories: {},
      method: 'banner_decline',
      language: 'th',
      client_time: new Date().toISOString(),
      gpc: false,
    };
    const origin = { origin: `http://demo.localhost:${port}` };
    const { consent_id } = await json<{ consent_id: string }>(`${place}/consents`, post(decision, origin));
    expect(await logged()).toEqual([...kept.decisions, consent_id].sort());
    const verdict = await ask(`/consentLogs/verify?application_id=${site?.id}`);
    expect(verdict).toMatchObject({ ok: true, checked: kept.decisions.length + 1 });
  },
);
