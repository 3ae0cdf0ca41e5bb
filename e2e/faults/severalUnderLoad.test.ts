import { setTimeout } from 'node:timers/promises';
import type { DemoUser } from '../support/demo';
import { secretsOf } from '../support/secrets';
import { startPair, type Pair } from '../support/startPair';
import { until } from '../support/until';
import { visitorsOf } from '../support/visitors';

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

/** Somebody at the console, who signed in once and reads until it is over. */
const readerOf = async () => {
  const { demo } = JSON.parse(pair.processes[0]?.ready ?? '') as { demo: DemoUser };
  const login = await fetch(`${pair.url}/api/v1/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demo.email, password: demo.password }),
  });
  const { token } = (await login.json()) as { token: string };
  let answered = 0;
  const troubles: string[] = [];
  const pages = ['/api/v1/me/organizations', '/api/v1/meta', '/mf/remotes.json', '/'];
  return {
    answered: () => answered,
    troubles,
    read: async (isOver: () => boolean) => {
      for (let turn = 0; !isOver(); turn += 1) {
        const path = pages[turn % pages.length] ?? '/';
        const answer = await fetch(`${pair.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
        await answer.arrayBuffer();
        if (answer.ok) answered += 1;
        else troubles.push(`${path}: ${answer.status}`);
        await setTimeout(60);
      }
    },
  };
};

it('two of everything under load: each killed, each restarted, all secrets changed, nothing lost and nobody signed out', async () => {
  const visitors = visitorsOf({
    url: pair.url,
    port: pair.port,
    ready: () => pair.processes[0]?.ready ?? '',
  });
  await visitors.arrive();
  const reader = await readerOf();
  let over = false;
  const work = Promise.all([visitors.decide(3, () => over, 60), reader.read(() => over)]);
  /** Both kinds of work go on with whoever is left. */
  const goesOn = async () => {
    const [decided, read] = [visitors.acknowledged() + 30, reader.answered() + 8];
    await until(
      async () => visitors.acknowledged() >= decided && reader.answered() >= read,
      'decisions are taken and pages are read',
    );
  };
  await goesOn();
  for (const at of [0, 1] as const) {
    await pair.processes[at]?.stop('SIGKILL');
    await goesOn();
    // The one that comes back accepts the new secrets, too; the other one knows the old ones only.
    await pair.start(at, secretsOf('a', 'b'));
    await goesOn();
  }
  // A kill may cut a decision off; the script sends it again. An orderly end cuts off none.
  const cutByKills = visitors.failed();
  for (const at of [0, 1] as const) {
    await pair.processes[at]?.stop();
    await goesOn();
    await pair.start(at, secretsOf('b', 'a'));
    await goesOn();
  }
  over = true;
  await work;
  expect(reader.troubles).toEqual([]);
  // Of three visitors each has at most one decision on its way when a process is killed.
  expect(cutByKills).toBeLessThanOrEqual(6);
  expect(visitors.failed() - cutByKills).toBe(0);
  await visitors.sendAgain();
  expect(await visitors.expectKept()).toBe(visitors.acknowledged());
});
