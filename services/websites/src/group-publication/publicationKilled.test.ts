import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import type { DatabaseProcess } from '@yinyom/testing/databaseProcess';
import { publishedSite } from '../testing/bannerEditing';
import { givenBanner, newGroup, saveSections } from '../testing/groups';
import { until } from '@yinyom/testing/until';
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

it(`kill -9 of the database while a group is published, ${ROUNDS} times: each website is published once`, async () => {
  const member = websites.as('member');
  for (let round = 0; round < ROUNDS; round += 1) {
    const group = await newGroup(websites);
    const sites: string[] = [];
    for (let at = 0; at < WEBSITES; at += 1) sites.push((await publishedSite(websites)).id);
    await stored('applications').updateMany(
      { _id: { $in: sites.map((id) => new Types.ObjectId(id)) } },
      { $set: { group_id: group.id, group_path: [group.id], own_sections: [], inherited: [] } },
    );
    await saveSections(websites, group.id, await givenBanner(websites, `รอบ ${round}`));
    const address = `/groups/${group.id}/publications`;
    const { plan_hash, outcomes } = (await member('POST', address, { body: { dry_run: true } })).body;
    expect(outcomes).toEqual({ planned: WEBSITES });
    const { id } = (await member('POST', address, { body: { plan_hash } })).body;
    const moment = randomInt(0, 600);
    await new Promise((resolve) => setTimeout(resolve, moment));
    await database.kill();
    await database.start();
    // As if the process that held the job had died long ago, too.
    await stored('durable_jobs').updateMany(
      { state: 'running' },
      { $set: { holder: 'dead', until: new Date(0) } },
    );
    await until(
      async () =>
        (await stored('group_publications').findOne({ _id: new Types.ObjectId(id) }))?.['state'] === 'done',
      'the publication has ended',
    );
    const versions = await stored('template_versions')
      .find({ application_id: { $in: sites }, state: 'published' })
      .toArray();
    const publications = await stored('publications')
      .find({ application_id: { $in: sites } })
      .toArray();
    const rows = (await member('GET', `${address}/${id}/websites?limit=100`)).body.entities;
    expect([moment, rows.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
      moment,
      sites.map(() => 'published'),
    ]);
    expect(versions.map(({ version }) => version)).toEqual(sites.map(() => 2));
    expect(versions.map(({ group_publication }) => group_publication)).toEqual(sites.map(() => id));
    expect(publications.map(({ version }) => version)).toEqual(sites.map(() => 2));
  }
});
