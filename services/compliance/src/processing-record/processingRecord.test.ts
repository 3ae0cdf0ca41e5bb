import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { OFFICER, startCompliance, type Compliance } from '../testing/startCompliance';
import { sampleWebsite } from '../testing/sampleFacts';

let compliance: Compliance;
let now = new Date('2026-11-29T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
});
afterAll(() => compliance.close());

const at = (path = '', organization = OURS) => `/organizations/${organization}${path}`;
const officer = (...[method, path, body, headers]: Parameters<Compliance['officer']>) =>
  compliance.officer(method, at(path), body, headers);
const record = async () => (await officer('GET', '/processingRecord')).body;
interface Item {
  item: string;
  source: string;
  facts: { sentence: string; values: Record<string, unknown> }[];
  hints: { sentence: string }[];
  written: Record<string, string>;
}
const itemOf = ({ paper_items: items }: { paper_items: Item[] }, name: string): Item => {
  const found = items.find(({ item }) => item === name);
  if (!found) throw new Error(`no item ${name}`);
  return found;
};
const sentences = ({ facts }: Item) => facts.map(({ sentence }) => sentence);

describe('the record of a controller', () => {
  it('has the consent to cookies by itself, with what the platform knows and nothing invented', async () => {
    const { controller_record: controller, processor_record: processor, refusals, exempt } = await record();
    expect(controller.activities).toHaveLength(1);
    const [cookies] = controller.activities;
    expect(cookies).toMatchObject({
      generated: 'cookie_consent',
      legal_basis: 'consent',
      version: 1,
      saved_by: { kind: 'system' },
      review_due_at: '2027-11-29T03:00:00.000Z',
    });
    expect(sentences(itemOf(cookies, 'data'))).toEqual([
      'consent_record',
      'ip_truncated',
      'cookies_of_category',
    ]);
    expect(itemOf(cookies, 'retention').facts).toContainEqual({
      sentence: 'cookies_days',
      values: { days: '400', cookies: '_ga' },
    });
    expect(sentences(itemOf(cookies, 'retention'))).toEqual([
      'evidence_months',
      'consent_days',
      'cookies_session',
      'cookies_days',
    ]);
    expect(sentences(itemOf(cookies, 'security'))).toContain('two_factor_required');
    // Who else receives data is asked: what scans saw is a hint.
    expect(itemOf(cookies, 'disclosure')).toMatchObject({
      source: 'empty',
      facts: [],
      hints: [{ sentence: 'third_parties', values: { domains: 'other.example' } }],
    });
    expect([processor.activities, refusals, exempt]).toEqual([[], { total: 0, entities: [] }, null]);
  });

  it('follows the settings at once, and is made once however many ask at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => officer('GET', '/activities')));
    compliance.organization.retention_months = 36;
    const [cookies] = (await record()).controller_record.activities;
    expect(itemOf(cookies, 'retention').facts).toContainEqual({
      sentence: 'evidence_months',
      values: { months: '36' },
    });
    expect((await officer('GET', '/activities')).body.total).toBe(1);
  });

  it('shows a rejected request in item 7 within a second, without its person', async () => {
    const { id, etag, number } = await compliance.enter({
      person: { name: 'Refused', email: 'r@example.com' },
    });
    await compliance.officer(
      'POST',
      `/requests/${id}/reject`,
      { reason: 'harms_others', explanation: 'It names others.' },
      { 'if-match': etag },
    );
    const { refusals } = await record();
    expect(refusals).toEqual({
      total: 1,
      entities: [
        {
          number,
          rights: ['access'],
          sections: ['30'],
          reason: 'harms_others',
          rejected_at: now.toISOString(),
        },
      ],
    });
    expect(JSON.stringify(refusals)).not.toMatch(/Refused|names others/);
  });
});

describe('activities that people write', () => {
  const add = (body: object, user = OFFICER) => compliance.as(user)('POST', at('/activities'), body);

  it('are saved as versions that never change, and a save over a newer version is refused', async () => {
    const { body: made, status } = await add({
      name: { th: 'เงินเดือน', en: 'Payroll' },
      legal_basis: 'contract',
      written: { data: { en: 'Names and accounts' }, retention: { en: 'Ten years' } },
    });
    expect([status, made.version, itemOf(made, 'data').source]).toEqual([201, 1, 'asked']);
    expect(itemOf(made, 'disclosure').source).toBe('empty');
    const put = (body: object, etag: string) =>
      officer('PUT', `/activities/${made.id}`, body, { 'if-match': etag });
    now = new Date('2026-12-01T03:00:00Z');
    const { body: saved } = await put(
      { written: { data: { en: '' }, security: { en: 'Locked' } }, reviewed: true },
      made.etag,
    );
    expect(saved).toMatchObject({ version: 2, legal_basis: 'contract', reviewed_at: now.toISOString() });
    expect([itemOf(saved, 'data'), itemOf(saved, 'retention').written]).toMatchObject([
      { source: 'empty', written: {} },
      { en: 'Ten years' },
    ]);
    expect((await put({ sensitive: true }, made.etag)).status).toBe(412);
    const { body: versions } = await officer('GET', `/activities/${made.id}/versions`);
    expect(versions.entities.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(versions.entities[1]).toEqual({ ...made });
  });

  it('of two who save the same version at once one is refused', async () => {
    const { body: made } = await add({ name: { en: 'Twice' } });
    const put = () =>
      officer('PUT', `/activities/${made.id}`, { sensitive: false }, { 'if-match': made.etag });
    const statuses = (await Promise.all([put(), put()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412]);
  });

  it.each([
    ['a name in no language', { name: {} }],
    ['an item of the other role', { name: { en: 'x' }, written: { kinds: { en: 'x' } } }],
    [
      'refusals, which are those of the register',
      { name: { en: 'x' }, written: { refusals: { en: 'none' } } },
    ],
    ['a website of another organization', { name: { en: 'x' }, applications: ['d'.repeat(24)] }],
    [
      'a country that is none',
      { name: { en: 'x' }, cross_border: [{ country: 'Siam', recipient: 'x', ground: 's28' }] },
    ],
  ])('%s is refused', async (_what, body) => {
    expect((await add(body)).status).toBe(422);
  });

  it('one that has ended leaves the record and stays in the list', async () => {
    const { body: made } = await add({ name: { en: 'Over' } });
    await officer('PUT', `/activities/${made.id}`, { ended: true }, { 'if-match': made.etag });
    const names = (await record()).controller_record.activities.map(
      ({ name }: { name: { en?: string } }) => name.en,
    );
    expect(names).toContain('Payroll');
    expect(names).not.toContain('Over');
    const { body } = await officer('GET', '/activities?limit=100&sort=review_due_at&order=desc');
    expect(body.entities.at(-1).id).toBe(made.id);
  });
});

describe('refreshing', () => {
  it('shows what differs, saves it where asked to, and never touches what people wrote', async () => {
    const [cookies] = (await officer('GET', '/activities')).body.entities;
    const own = { written: { retention: { th: 'ตามระเบียบของมหาวิทยาลัย' } } };
    await officer('PUT', `/activities/${cookies.id}`, own, { 'if-match': cookies.etag });
    const refresh = (apply: boolean) => officer('POST', '/activities/refresh', { apply });
    const { body: shown } = await refresh(false);
    expect(shown.differences).toMatchObject([
      {
        activity_id: cookies.id,
        version: 2,
        differing: [
          {
            item: 'retention',
            added: [{ sentence: 'evidence_months', values: { months: '36' } }],
            removed: [{ sentence: 'evidence_months', values: { months: '24' } }],
          },
        ],
      },
    ]);
    const differs = async () => {
      const [listed] = (await officer('GET', '/activities')).body.entities;
      return [listed.differs, (await officer('GET', `/activities/${cookies.id}`)).body.differs];
    };
    expect(await differs()).toEqual([true, true]);
    expect((await refresh(true)).body.differences).toMatchObject([{ version: 3 }]);
    expect((await refresh(false)).body.differences).toEqual([]);
    expect(await differs()).toEqual([false, false]);
    const { body: saved } = await officer('GET', `/activities/${cookies.id}`);
    expect(itemOf(saved, 'retention')).toMatchObject({ source: 'known', written: own.written.retention });
  });
});

describe('the record of a processor', () => {
  const client = {
    group_id: 'e'.repeat(24),
    name: 'Client Co.',
    contact_email: 'c@client.example',
    dpo: null,
  };

  it('has one activity for each client, apart from what is of the organization itself', async () => {
    compliance.sites[OURS]?.push(
      sampleWebsite('1'.repeat(24), 'client.example', client),
      sampleWebsite('2'.repeat(24), 'shop.client.example', client),
      sampleWebsite('3'.repeat(24), 'second.example', {
        ...client,
        group_id: 'f'.repeat(24),
        name: 'Second',
      }),
    );
    const { processor_record: processor, controller_record: controller } = await record();
    const made = new Map<string, { paper_items: Item[] }>(
      processor.activities.map((one: { generated: string; paper_items: Item[] }) => [one.generated, one]),
    );
    expect([...made.keys()].sort()).toEqual([`processor:${'e'.repeat(24)}`, `processor:${'f'.repeat(24)}`]);
    const first = made.get(`processor:${'e'.repeat(24)}`) ?? { paper_items: [] };
    expect(itemOf(first, 'controllers').facts).toEqual([
      { sentence: 'on_behalf_of', values: { name: 'Client Co.' } },
      { sentence: 'contact_email', values: { email: 'c@client.example' } },
    ]);
    expect(itemOf(first, 'kinds').facts).toContainEqual({
      sentence: 'websites',
      values: { websites: 'client.example, shop.client.example' },
    });
    const own = JSON.stringify(controller.activities);
    expect([own.includes('www.example.ac.th'), own.includes('client.example')]).toEqual([true, false]);
  });

  it('marks the activity of a client that left as ended, and refreshing saves that', async () => {
    const left = compliance.sites[OURS]?.pop();
    expect(left?.client?.name).toBe('Second');
    const ofSecond = async () =>
      (await record()).processor_record.activities.find(
        ({ generated }: { generated: string }) => generated === `processor:${'f'.repeat(24)}`,
      );
    const shown = await ofSecond();
    expect(shown).toMatchObject({ ended: true, version: 1 });
    // What was saved last, for those who have to prove it.
    expect(itemOf(shown, 'controllers').facts).toContainEqual({
      sentence: 'on_behalf_of',
      values: { name: 'Second' },
    });
    const refresh = async (apply: boolean) =>
      (await officer('POST', '/activities/refresh', { apply })).body.differences.filter(
        ({ activity_id }: { activity_id: string }) => activity_id === shown.id,
      );
    expect(await refresh(false)).toMatchObject([{ version: 1, ended: true }]);
    expect(await refresh(true)).toMatchObject([{ version: 2, ended: true }]);
    expect([await refresh(false), await ofSecond()]).toEqual([[], undefined]);
    const { body: saved } = await officer('GET', `/activities/${shown.id}`);
    expect([saved.ended, sentences(itemOf(saved, 'controllers'))]).toEqual([
      true,
      sentences(itemOf(shown, 'controllers')),
    ]);
  });

  it('says how many websites are not described one by one', async () => {
    compliance.undescribed = 3;
    const [cookies] = (await record()).controller_record.activities;
    for (const item of ['data', 'access'])
      expect(itemOf(cookies, item).facts).toContainEqual({
        sentence: 'more_websites',
        values: { more: '3' },
      });
    compliance.undescribed = 0;
  });
});

describe('the exemption', () => {
  it('is answered by five questions, each with its source; refusals are recorded all the same', async () => {
    const { body } = await officer('GET', '/exemption');
    expect(body).toMatchObject({ exempt: null, refusals_recorded: true, etag: '"0"' });
    expect(Object.keys(body.sources)).toHaveLength(5);
    const answers = {
      kind: 'foundation',
      within_size: null,
      risky: false,
      occasional: true,
      sensitive: false,
    };
    const save = (change: object, etag: string) =>
      officer('PUT', '/exemption', { ...answers, ...change }, { 'if-match': etag });
    const { body: saved } = await save({}, '"0"');
    expect(saved).toMatchObject({ exempt: true, etag: '"1"' });
    expect((await save({ sensitive: true }, '"0"')).status).toBe(412);
    expect((await save({ sensitive: true }, '"1"')).body.exempt).toBe(false);
    const { exempt, refusals } = await record();
    expect([exempt, refusals.total]).toEqual([false, 1]);
  });
});

it('RP-01 nothing of another organization is in any answer, and its activities are not found', async () => {
  const theirs = (path: string) => compliance.as('foreigner')('GET', at(path, THEIRS));
  const [{ id: ours }] = (await officer('GET', '/activities')).body.entities;
  const own = await officer('GET', '/activities?limit=100');
  const answers = [
    await theirs('/processingRecord'),
    await theirs('/activities?limit=100'),
    await theirs('/exemption'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/example\.ac\.th|Payroll|client|DSR-/i);
  expect(JSON.stringify([await record(), own.body])).not.toMatch(/other\.example\.com|Other Co/);
  for (const path of [`/activities/${ours}`, `/activities/${ours}/versions`])
    expect((await theirs(path)).status).toBe(404);
});
