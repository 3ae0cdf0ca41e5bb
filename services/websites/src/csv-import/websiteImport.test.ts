import { OURS } from '@yinyom/testing/identityStandIn';
import { templateOf } from '../testing/bannerEditing';
import { newGroup } from '../testing/groups';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { until } from '@yinyom/testing/until';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const HEAD = 'domain,name,group,languages,default_language,privacy_url,dpo_email';
const send = async (lines: string[], more: object = {}, user = 'admin') =>
  websites.as(user)('POST', '/website-imports', {
    body: { organization_id: OURS, csv: [HEAD, ...lines].join('\n'), ...more },
  });
const get = async (path: string) => (await websites.as('admin')('GET', path)).body;
/** Carries out a file. @returns what became of each row */
const run = async (...lines: string[]) => {
  const { body } = await send(lines, { dry_run: false });
  const path = `/bulk-actions/${body.bulk_action.id}`;
  await until(async () => (await get(path)).state === 'done', 'the import is done');
  const { entities } = await get(`${path}/websites`);
  return entities.map(
    ({ position, outcome, code }: { position: number; outcome: string; code: string | null }) =>
      [position, outcome, code].join(' ').trim(),
  );
};
const siteOf = async (domain: string) =>
  (await get(`/me/applications?organization_id=${OURS}&q=${domain}`)).entities[0];

it('a dry run says what would happen and every wrong cell, and changes nothing', async () => {
  const known = await newSite(websites);
  const { status, body } = await send([
    'dry.ac.th,,Faculty/Physics',
    `${known.domain_name},Renamed`,
    'localhost,,,xx',
    'wrong.ac.th,,,en,th',
  ]);
  expect(status).toBe(202);
  expect(body).toMatchObject({
    rows: 4,
    created: 1,
    updated: 1,
    unchanged: 0,
    wrong: 2,
    bulk_action: null,
    new_groups: ['Faculty', 'Faculty/Physics'],
    row_errors: [
      { row: 4, column: 'domain', code: 'domain_local' },
      { row: 4, column: 'languages', code: 'invalid_value' },
      { row: 5, column: 'default_language', code: 'language_in_use' },
    ],
  });
  expect(body.row_errors[0].message).toMatch(/\S/);
  expect(await siteOf('dry.ac.th')).toBeUndefined();
});

it('adds websites with their groups, changes known ones, and the same file again changes nothing', async () => {
  const known = await newSite(websites, { name: 'Stays' });
  const file = [
    'new.ac.th,Physics,Science/Physics,"th,en",th,https://new.ac.th/privacy,dpo@new.ac.th',
    `${known.domain_name},,Science`,
    'localhost',
  ];
  expect(await run(...file)).toEqual(['2 created', '3 done', '4 skipped domain_local']);
  const made = await siteOf('new.ac.th');
  expect(made).toMatchObject({ name: 'Physics', languages: ['th', 'en'], dpo_email: 'dpo@new.ac.th' });
  expect(made.group_path).toHaveLength(2);
  expect((await templateOf(websites, made.id)).body.languages.th.privacy.url).toBe('{privacy_url}');
  expect(await siteOf(known.domain_name)).toMatchObject({ name: 'Stays', group_path: [made.group_path[0]] });
  expect(await run(...file)).toEqual(['2 unchanged', '3 unchanged', '4 skipped domain_local']);
});

it('members use groups that are there and move no website', async () => {
  const [site, group] = [await newSite(websites), await newGroup(websites, null, 'Only this')];
  const { body } = await send(
    ['m.ac.th,,Missing', 'n.ac.th,,Only this', `${site.domain_name},,Only this`],
    {},
    'member',
  );
  expect(group.id).toMatch(/\w/);
  expect(body).toMatchObject({ created: 1, wrong: 2 });
  expect(body.row_errors.map(({ code }: { code: string }) => code)).toEqual(['group_unknown', 'forbidden']);
});
