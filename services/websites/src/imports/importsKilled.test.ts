import { randomInt } from 'node:crypto';
import type { Connection } from 'mongoose';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { startDatabaseProcess, type DatabaseProcess } from '@yinyom/testing/databaseProcess';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

const ROWS = 200;
/** Rounds of kills, each with one during an application and one while it is taken back. */
const ROUNDS = process.env['SOAK'] === '1' ? 25 : 1;
const CSV = `name,category\n${Array.from({ length: ROWS }, (_, row) => `kept_${row},statistics`).join('\n')}`;

let database: DatabaseProcess;
let websites: Websites;

beforeAll(async () => {
  database = await startDatabaseProcess();
  const connections: Connection[] = [];
  websites = await startWebsites(
    {},
    {
      connect: async (name) => {
        const connection = await connectDatabase(database.uri, name, createLogger('silent'));
        connections.push(connection);
        return connection;
      },
      close: async () => {
        for (const connection of connections) await connection.close();
        await database.close();
      },
    },
  );
});
afterAll(() => websites?.close());

type Answer = { status: number; body: { status: string; code?: string; kept?: string[] } };

/** Kills the database while a call runs, starts it again, and asks until the call is answered. */
const throughKill = async (call: () => Promise<Answer>, moment: number): Promise<Answer> => {
  const killing = new Promise((resolve) => setTimeout(resolve, moment)).then(database.kill);
  const first = await call();
  await killing;
  await database.start();
  let answer = first;
  while (answer.status >= 500) {
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    answer = await call();
  }
  return answer;
};

it(`F3-05 kill -9 of the database while an import is applied and undone, ${2 * ROUNDS} times: asked again it is whole`, async () => {
  const member = websites.as('member');
  for (let round = 0; round < ROUNDS; round++) {
    const site = await newSite(websites);
    const address = `/applications/${site.id}/imports`;
    const { body: shown } = await member('POST', address, { body: { source: 'csv', text: CSV } });
    const names = async () =>
      (await websites.connection.collection('cookies').distinct('name', { application_id: site.id })).length;
    const moments = [randomInt(20, 900), randomInt(20, 500)] as const;

    const applied = await throughKill(
      () => member('POST', `${address}/${shown.id}/apply`, { body: { categories: {} } }),
      moments[0],
    );
    expect([moments, applied.status, applied.body.status]).toEqual([moments, 200, 'applied']);
    expect([moments, await names()]).toEqual([moments, ROWS]);

    const undone = await throughKill(
      () => member('POST', `${address}/${shown.id}/undo`, { body: {} }),
      moments[1],
    );
    expect([moments, undone.status, undone.body]).toMatchObject([
      moments,
      200,
      { status: 'undone', kept: [] },
    ]);
    expect([moments, await names()]).toEqual([moments, 0]);
  }
});
