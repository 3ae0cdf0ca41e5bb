import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import type { DatabaseProcess } from '@yinyom/testing/databaseProcess';
import { until } from '@yinyom/testing/until';
import { publishedSite, readyTemplate, saveTemplate, withTitle } from '../testing/bannerEditing';
import { newCategory, newCookie } from '../testing/sampleSite';
import { startKillable } from '../testing/startKillable';
import type { Websites } from '../testing/startWebsites';

const ROUNDS = process.env['SOAK'] === '1' ? 40 : 1;

let database: DatabaseProcess;
let websites: Websites;

beforeAll(async () => {
  ({ database, websites } = await startKillable());
});
afterAll(() => websites?.close());

const stored = (collection: string) => websites.connection.collection(collection);

/** What of a website does not agree with the rest; nothing when all of it does. */
const contradictions = async (id: string): Promise<string[]> => {
  const application = await stored('applications').findOne({ _id: new Types.ObjectId(id) });
  const publication = await stored('publications').findOne({ application_id: id });
  if (!application || !publication) return ['it is gone'];
  const ended = (application['deleted_at'] !== null) === publication['deleted'];
  if (!ended) return ['it is deleted for its owner or its visitors only'];
  if (application['deleted_at'] !== null) return [];
  const cookies = await stored('cookies').find({ application_id: id }).toArray();
  const categories = await stored('categories').find({}).toArray();
  const known = new Map(categories.map((category) => [String(category._id), category]));
  const blocked = cookies.filter(({ category_id }) => {
    const category = known.get(String(category_id));
    // A category of the organization's own is off until a website switches it on, and none here does (decision D-07).
    return (
      category === undefined || category['type'] === 0 || !category['enabled'] || category['system'] !== true
    );
  });
  const published = await stored('template_versions')
    .find({ application_id: id, state: 'published' })
    .toArray();
  const facts: [string, unknown, unknown][] = [
    ['cookies', application['cookie_count'], cookies.length],
    ['unclassified cookies', application['unclassified_count'], blocked.length],
    ['category of a cookie', cookies.every(({ category_id }) => known.has(String(category_id))), true],
    ['version', application['template_version'], publication['version']],
    ['published versions', published.map(({ version }) => version), [publication['version']]],
    ['enabled', publication['settings'].enabled, application['enabled']],
  ];
  return facts.flatMap(([what, said, is]) =>
    JSON.stringify(said) === JSON.stringify(is) ? [] : [`${what}: ${JSON.stringify([said, is])}`],
  );
};

it(`F3-05 kill -9 of the database, ${ROUNDS} times, while a category is deleted, one disabled, a banner published, and websites disabled and deleted: nobody asks again, and all of it agrees`, async () => {
  const admin = websites.as('admin');
  for (let round = 0; round < ROUNDS; round += 1) {
    const sites = await Promise.all([1, 2, 3, 4].map(() => publishedSite(websites)));
    const [first, second, third, fourth] = sites.map(({ id }) => id) as [string, string, string, string];
    const [gone, off] = [await newCategory(websites), await newCategory(websites)];
    for (const id of [first, second])
      for (const category of [gone, off, gone])
        await newCookie(websites, id, 3, { category_id: category.id });
    const template = withTitle(await readyTemplate(websites, first), `รอบ ${round}`);
    const domain = sites[3]?.domain_name;
    const calls = [
      admin('DELETE', `/categories/${gone.id}`),
      admin('POST', `/categories/${off.id}`, { body: { enabled: false } }),
      saveTemplate(websites, first, { ...template, publish: true, reconsent: 'all' }),
      admin('PUT', `/applications/${third}/disable`, { body: {} }),
      admin('DELETE', `/applications/${fourth}?confirm=${domain}`),
    ];
    const moment = randomInt(0, 250);
    await new Promise((resolve) => setTimeout(resolve, moment));
    await database.kill();
    await Promise.all(calls);
    await database.start();
    const running = () => stored('durable_jobs').countDocuments({ state: 'running' });
    await until(async () => (await running()) === 0, 'no job is running');
    const found = await Promise.all([first, second, third, fourth].map(contradictions));
    expect([moment, found]).toEqual([moment, [[], [], [], []]]);
    // An organization has room for twenty categories.
    expect((await admin('DELETE', `/categories/${off.id}`)).status).toBeLessThan(300);
  }
});
