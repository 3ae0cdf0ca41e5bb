import express from 'express';
import { STORAGE_DAMAGED, STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import { registry } from '@yinyom/service-kit/metrics/registry';
import { createLogger } from '@yinyom/service-kit/logger';
import { listen } from '@yinyom/service-kit/runService';
import type { Health } from './healthRouter';
import { tellStorage } from './tellStorage';

const said: { databases?: string[]; msg: string }[] = [];
const logger = createLogger('error', {
  write: (line: string) => void said.push(JSON.parse(line) as (typeof said)[number]),
});

/** What a console reads of an answer of a gateway that has found this. */
const headerFor = async (found: Record<string, Health>): Promise<string | null> => {
  const checks = Object.entries(found).map(([name, health]) => [name, async () => health] as const);
  const app = express();
  app.use(tellStorage(Object.fromEntries(checks), logger));
  app.use((_req, res) => void res.end());
  const server = await listen(app, '127.0.0.1', 0, 'PORT');
  const answer = await fetch(server.url);
  await server.close();
  return answer.headers.get(STORAGE_HEADER);
};

it('F3-04 damaged data: every answer says so, the log names whose they are, and the metrics count them', async () => {
  expect(await headerFor({ identity: 'ok', websites: 'damaged', consents: 'damaged' })).toBe(STORAGE_DAMAGED);
  expect(said).toEqual([
    expect.objectContaining({
      databases: ['websites', 'consents'],
      msg: expect.stringMatching(/^stored data is damaged: .*npm run check/),
    }),
  ]);
  expect(await registry.metrics()).toMatch(/^yinyom_storage_damaged(?:\{[^}]*\})? 2$/m);
});

it.each([
  ['full', { identity: 'damaged', websites: 'full' }, STORAGE_FULL],
  ['as it should be', { identity: 'ok', websites: 'ok' }, null],
  ['away', { identity: 'down' }, null],
] as const)('storage that is %s', async (_what, found, header) => {
  expect(await headerFor(found)).toBe(header);
});
