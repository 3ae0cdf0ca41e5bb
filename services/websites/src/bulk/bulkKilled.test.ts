import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { OURS } from '@yinyom/testing/identityStandIn';
import type { DatabaseProcess } from '@yinyom/testing/databaseProcess';
import { until } from '@yinyom/testing/until';
import { publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { startKillable } from '../testing/startKillable';
import type { Websites } from '../testing/startWebsites';

const ROUNDS = process.env['SOAK'] === '1' ? 25 : 1;
const WEBSITES = 12;

let database: DatabaseProcess;
let websites: Websites;

beforeAll(async () => {
  ({ database, websites } = await startKillable());
});
afterAll(() => websites?.close());

const stored = (collection: string) => websites.connection.collection(collection);

/** Kills the database at a moment, and lets the action go on as if the process that held it had died, too. @returns the moment */
const killDuring = async (bulkId: string): Promise<number> => {
  const moment = randomInt(0, 600);
  await new Promise((resolve) => setTimeout(resolve, moment));
  await database.kill();
  await database.start();
  await stored('durable_jobs').updateMany(
    { state: 'running' },
    { $set: { holder: 'dead', until: new Date(0) } },
  );
  await until(
    async () =>
      (await stored('bulk_actions').findOne({ _id: new Types.ObjectId(bulkId) }))?.['state'] === 'done',
    'the action has ended',
  );
  return moment;
};
const outcomesOf = async (bulkId: string): Promise<string[]> =>
  (await websites.as('admin')('GET', `/bulk-actions/${bulkId}/websites?limit=100`)).body.entities.map(
    ({ outcome }: { outcome: string }) => outcome,
  );

it(`kill -9 of the database while websites are published, ${ROUNDS} times: each is published once`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sites: string[] = [];
    for (let at = 0; at < WEBSITES; at += 1) {
      const { id } = await publishedSite(websites);
      const template = withTitle(await readyTemplate(websites, id), `รอบ ${round}`);
      await saveTemplate(websites, id, { ...template, publish: false });
      sites.push(id);
    }
    const { status, body } = await websites.as('admin')('POST', '/bulk-actions', {
      body: { organization_id: OURS, operation: { action: 'publish' }, application_ids: sites },
    });
    expect(status).toBe(202);
    const moment = await killDuring(body.id);
    const versions = await stored('template_versions')
      .find({ application_id: { $in: sites }, state: 'published' })
      .toArray();
    const publications = await stored('publications')
      .find({ application_id: { $in: sites } })
      .toArray();
    // One that was published just before the kill has nothing left to publish when its turn is repeated.
    for (const outcome of await outcomesOf(body.id)) expect([moment, 'done', 'unchanged']).toContain(outcome);
    expect([moment, versions.map(({ version }) => version)]).toEqual([moment, sites.map(() => 2)]);
    expect([moment, publications.map(({ version }) => version)]).toEqual([moment, sites.map(() => 2)]);
  }
});

it(`kill -9 of the database while a file is imported, ${ROUNDS} times: each website is made once and whole`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const domains = Array.from({ length: WEBSITES }, (_, at) => `row${at}.round${round}.ac.th`);
    const lines = domains.map((domain, at) => `${domain},Group ${at % 3},https://${domain}/privacy`);
    const csv = ['domain,group,privacy_url', ...lines].join('\n');
    const send = () =>
      websites.as('admin')('POST', '/website-imports', {
        body: { organization_id: OURS, csv, dry_run: false },
      });
    const { bulk_action } = (await send()).body;
    const moment = await killDuring(bulk_action.id);
    const made = await stored('applications')
      .find({ domain_name: { $in: domains }, deleted_at: null })
      .toArray();
    expect([moment, made.map(({ domain_name }) => String(domain_name)).sort()]).toEqual([
      moment,
      [...domains].sort(),
    ]);
    for (const { domain_name, group_path, privacy_url } of made)
      expect([moment, domain_name, group_path?.length, privacy_url]).toEqual([
        moment,
        domain_name,
        1,
        `https://${String(domain_name)}/privacy`,
      ]);
    const drafts = await stored('template_drafts').countDocuments({
      application_id: { $in: made.map(({ _id }) => String(_id)) },
    });
    expect([moment, drafts]).toEqual([moment, WEBSITES]);
    // The same file again changes nothing.
    const again = (await send()).body.bulk_action;
    await until(
      async () =>
        (await stored('bulk_actions').findOne({ _id: new Types.ObjectId(again.id) }))?.['state'] === 'done',
      'the file was read again',
    );
    expect(await outcomesOf(again.id)).toEqual(domains.map(() => 'unchanged'));
  }
});
