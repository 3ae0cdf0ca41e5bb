import { randomInt } from 'node:crypto';
import type { DatabaseProcess } from '@yinyom/testing/databaseProcess';
import { newSite } from '../testing/sampleSite';
import { startKillable } from '../testing/startKillable';
import type { Websites } from '../testing/startWebsites';

const ROWS = 200;
/** Rounds of kills, one during each of four calls. */
const ROUNDS = process.env['SOAK'] === '1' ? 25 : 1;
/** A call that finds no database is answered after this long; a service waits 5 s. */
const GIVES_UP_SOON = { serverSelectionTimeoutMS: 1_000 };
const CSV = `name,category\n${Array.from({ length: ROWS }, (_, row) => `kept_${row},statistics`).join('\n')}`;

let database: DatabaseProcess;
let websites: Websites;

beforeAll(async () => {
  ({ database, websites } = await startKillable(GIVES_UP_SOON));
});
afterAll(() => websites?.close());

interface Answer {
  status: number;
  body: { status: string; code?: string; updated?: string[]; undo_token?: string };
}

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

it(`F3-05 kill -9 of the database while an import is applied, its cookies moved and moved back, and it is undone, ${4 * ROUNDS} times: asked again each is whole`, async () => {
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

    // Categorized all at once, and back.
    const { body: catalogue } = await member('GET', `/applications/${site.id}/categories`);
    const marketing = (catalogue.entities as { id: string; type: number }[]).find(({ type }) => type === 4);
    const found = await member('GET', `/cookies?application_id=${site.id}&limit=100`);
    const listed = (found.body.entities as { id: string }[]).map(({ id }) => id);
    const items = listed.map((cookie_id) => ({ cookie_id, category_id: marketing?.id }));
    const path = `/applications/${site.id}/cookies/reassign`;
    const inMarketing = () =>
      websites.connection.collection('cookies').countDocuments({ category_id: marketing?.id ?? '' });
    const moved = await throughKill(() => member('PUT', path, { body: { items } }), randomInt(20, 500));
    expect([moved.status, moved.body.updated?.length]).toEqual([200, listed.length]);
    expect(await inMarketing()).toBe(listed.length);
    const { undo_token } = moved.body;
    const back = await throughKill(() => member('PUT', path, { body: { undo_token } }), randomInt(20, 500));
    expect([back.status, back.body.updated?.length, await inMarketing()]).toEqual([200, listed.length, 0]);
    // As the import left them: only their revision is another one.
    await websites.connection
      .collection('cookies')
      .updateMany({ application_id: site.id }, { $set: { revision: 1 } });

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
