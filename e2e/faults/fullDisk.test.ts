import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { until } from '../support/until';
import { visitorsOf } from '../support/visitors';

/** A file system of its own that can be filled; only root may mount one. */
const mountSmall = (folder: string): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]).status === 0;

const folder = mkdtempSync(path.join(tmpdir(), 'yy-full-'));
const isMounted = mountSmall(folder);
const onSmallDisk = isMounted ? it : it.skip;
let database: Program | undefined;
let gateway: Program | undefined;
let url: string;

beforeAll(async () => {
  if (!isMounted) return;
  const port = await freePort();
  url = `http://localhost:${port}`;
  database = await startProgram('packages/embedded-mongo/dist/start.js', ['--data', path.join(folder, 'db')]);
  gateway = await startProgram('api-gateway/dist/start.js', [], {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    MONGODB_URI: database.ready,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    DEMO: 'true',
  });
});
afterAll(async () => {
  await gateway?.stop();
  await database?.stop();
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

const filler = () => path.join(folder, 'filler');
/** Leaves so many bytes of the disk, or fewer: the platform goes on writing while this does. */
const fillDisk = (left = 1024 * 1024) => {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(filler(), Buffer.alloc(Math.max(0, bavail * bsize - left)));
  } catch (error) {
    // What was free when it was counted is no longer: the disk is full, as it should be.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};
const logIn = () => {
  const { demo } = JSON.parse(gateway?.ready ?? '{}') as { demo: { email: string; password: string } };
  return fetch(`${url}/api/v1/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demo.email, password: demo.password }),
  });
};

onSmallDisk(
  'P2 a full disk: writes are 503 with Retry-After, reads go on and sessions are renewed for them, /readyz names the storage, consoles are told, and all is well again by itself',
  async () => {
    const before = await logIn();
    expect(before.status).toBe(200);
    const session = (await before.json()) as { token: string; refresh_token: string };
    const me = (token = session.token) =>
      fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    const renew = async () => {
      const answer = await fetch(`${url}/api/v1/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: session.refresh_token }),
      });
      return {
        status: answer.status,
        ...((await answer.json()) as { access_token: string; refresh_token: string }),
      };
    };

    fillDisk();
    const refused = await logIn();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'storage_full' });
    expect((await me()).status).toBe(200);
    // Also when the token of before has ended.
    for (let time = 0; time < 2; time += 1) {
      const renewed = await renew();
      expect([renewed.status, renewed.refresh_token]).toEqual([200, session.refresh_token]);
      expect((await me(renewed.access_token)).status).toBe(200);
    }
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ dependencies: { storage: 'full' } });
    await until(async () => (await me()).headers.get('x-yinyom-storage') === 'full', 'consoles are told');

    rmSync(filler());
    await until(async () => (await logIn()).status === 200, 'logins are stored again');
    const renewed = await renew();
    expect([renewed.status, renewed.refresh_token === session.refresh_token]).toEqual([200, false]);
    await until(async () => (await fetch(`${url}/readyz`)).ok, 'it is ready again');
    await until(async () => (await me()).headers.get('x-yinyom-storage') === null, 'consoles are told');
  },
);

const SOAK = process.env['SOAK'] === '1';
if (SOAK) jest.setTimeout(3_600_000);
/** How often the disk fills up under the visitors. */
const FILLINGS = SOAK ? 60 : 4;

onSmallDisk(
  `P2 the disk fills up ${FILLINGS} times under load: no acknowledged decision is lost, twice or different`,
  async () => {
    const visitors = visitorsOf({ url, port: Number(new URL(url).port), ready: () => gateway?.ready ?? '' });
    await visitors.arrive();
    let over = false;
    const deciding = visitors.decide(8, () => over);
    for (let filling = 0; filling < FILLINGS; filling++) {
      const enough = visitors.acknowledged() + 20;
      await until(async () => visitors.acknowledged() >= enough, 'decisions are stored again');
      await sleep(Math.random() * 300);
      const refused = visitors.refused();
      // Less than half of the reserve, often next to nothing: the disk itself refuses in the middle of a group.
      fillDisk(Math.random() * 3.5 * 1024 * 1024);
      await until(async () => visitors.refused() > refused, 'a decision is refused');
      await sleep(Math.random() * 300);
      rmSync(filler());
    }
    over = true;
    await deciding;
    await visitors.sendAgain();
    expect(await visitors.expectKept()).toBe(visitors.acknowledged());
  },
);
