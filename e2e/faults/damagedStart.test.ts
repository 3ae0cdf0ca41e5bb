import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DAMAGED_HEADER, STORAGE_DAMAGED, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import { damageText } from '@yinyom/testing/damageText';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { launch, type Launch } from '../support/launch';
import { freePort } from '../support/startProgram';
import { until } from '../support/until';

interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}
interface Website {
  id: string;
  site_key: string;
}

let folder: string;
const launches: Launch[] = [];
afterEach(async () => {
  for (const one of launches) await one.interrupt();
  await rm(folder, { recursive: true, force: true });
});

it('F3-04 npm start on a data file with one damaged website: it starts, names it everywhere, and serves all others', async () => {
  folder = await makeDataFolder('yy-damaged-');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: folder, DEMO_PAST: 'false' };
  let token = '';
  const ask = async <T>(address: string, body?: object): Promise<Answer<T>> => {
    const response = await fetch(`${url}/api/v1${address}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as T };
  };

  const first = launch(env);
  launches.push(first);
  const [, email, password] = /Demo login:\s+(\S+)\s+password: (\S+)/.exec(await first.ready) ?? [];
  token = (await ask<{ token: string }>('/guest/login', { email, password })).body.token;
  const organizations = await ask<{ id: string }[]>('/me/organizations');
  const organization_id = organizations.body[0]?.id;
  const damaged = await ask<Website>('/applications', {
    organization_id,
    domain_name: 'damaged.example.ac.th',
    default_language: 'th',
  });
  const whole = (await ask<{ entities: Website[] }>('/me/applications')).body.entities.filter(
    ({ id }) => id !== damaged.body.id,
  );
  expect([damaged.status, whole.length]).toEqual([201, 1]);
  expect(await first.interrupt()).toBe(0);
  await damageText(path.join(folder, 'database', 'data.mdb'), damaged.body.site_key);

  const second = launch(env);
  launches.push(second);
  await second.ready;
  const damage = /The data is damaged: DAMAGED yinyom_websites\.applications: 1 documents/;
  await until(async () => damage.test(second.output()), 'the operator is told');
  await until(async () => (await fetch(`${url}/readyz`)).ok, 'the database answers in time');
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    200,
    { status: 'ok', dependencies: { identity: 'ok', websites: 'damaged', storage: 'damaged' } },
  ]);
  const list = await ask<{ entities: Website[] }>('/me/applications');
  expect([list.status, list.body.entities.map(({ id }) => id)]).toEqual([200, whole.map(({ id }) => id)]);
  expect(list.headers.get(DAMAGED_HEADER)).toBe(`applications/${damaged.body.id}`);
  const missing = await ask<{ code: string }>(`/applications/${damaged.body.id}`);
  expect([missing.status, missing.body.code]).toEqual([503, 'data_damaged']);
  const script = await fetch(`${url}/sdk/v1/${whole[0]?.site_key}.js`);
  expect(script.status).toBe(200);
  await until(
    async () => (await ask('/meta')).headers.get(STORAGE_HEADER) === STORAGE_DAMAGED,
    'consoles are told',
  );
  // Lines of the gateway come to the log through the launcher.
  const line = /"databases":\["websites".*stored data is damaged/;
  await until(
    async () => line.test(readFileSync(path.join(folder, 'yinyom.log'), 'utf8')),
    'the log names it',
  );
  expect(await second.interrupt()).toBe(0);
});
