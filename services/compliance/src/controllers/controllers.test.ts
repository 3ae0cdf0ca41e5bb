import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_PATH } from '@yinyom/contracts/constants';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { until } from '@yinyom/testing/until';
import { createTidy } from '../upkeep/tidy';
import { createStores } from '../createStores';
import { textsOf } from '../testing/readBinder';
import { sampleWebsite } from '../testing/sampleFacts';
import { DECISION, OFFICER, SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';

const [CLIENT, OTHER] = ['e'.repeat(24), '9'.repeat(24)] as const;
const BANK = { group_id: CLIENT, name: 'Example Bank', contact_email: 'pdpa@bank.example', dpo: null };
const CLIENT_OFFICER = 'ce'.repeat(12);

let compliance: Compliance;
const ourSites = () => compliance.sites[OURS] ?? [];
beforeAll(async () => {
  compliance = await startCompliance();
  compliance.clients.push(
    { ...BANK, path: [CLIENT] },
    { group_id: OTHER, path: [OTHER], name: 'Another client', dpo: null },
  );
  ourSites().push(sampleWebsite('1'.repeat(24), 'www.bank.example', BANK));
  compliance.identity.memberships.push({
    userId: CLIENT_OFFICER,
    organizationId: OURS,
    role: 1,
    websites: [],
    groups: [CLIENT],
    flags: ['dpo'],
  });
});
afterAll(() => compliance.close());

const at = (path: string, controller?: string) =>
  `/organizations/${OURS}${path}${controller ? `?controller=${controller}` : ''}`;
const REQUEST = {
  channel: 'counter',
  rights: ['access'],
  person: { name: 'Malee', email: 'malee@example.com' },
  identity_level: 'document',
};
const clientOfficer = (...call: Parameters<Compliance['officer']>) => compliance.as(CLIENT_OFFICER)(...call);
const numbersOf = async (ask: Compliance['officer'], controller?: string) =>
  (await ask('GET', at('/requests', controller))).body.entities.map(
    ({ number }: { number: string }) => number,
  );

it('keeps requests of each client apart, with numbers of their own', async () => {
  const { officer } = compliance;
  const own = await compliance.enter();
  const { status, body: theirs } = await officer('POST', at('/requests', CLIENT), REQUEST);
  expect([status, theirs.number]).toEqual([201, own.number]);
  expect(theirs.id).not.toBe(own.id);
  expect(await numbersOf(officer, CLIENT)).toEqual([own.number]);
  expect(await numbersOf(officer)).toEqual([own.number]);
  expect(await numbersOf(officer, OTHER)).toEqual([]);
  // By its id alone a request is found, and names the organization by its id.
  const read = await clientOfficer('GET', `/requests/${theirs.id}`);
  expect([read.status, read.body.organization_id]).toEqual([200, OURS]);
  expect((await clientOfficer('GET', `/requests/${own.id}`)).status).toBe(404);
  expect(compliance.identity.audit.filter(({ organization_id }) => organization_id !== OURS)).toEqual([]);
});

it('offers a binder deleted websites of its controller and of its period', async () => {
  const gone = { domain_name: 'gone.bank.example', created_at: '2026-01', deleted_at: '2026-08-20' };
  compliance.records.gone.push({ ...gone, id: '4'.repeat(24), owner: OURS, client: BANK });
  const offered = async (from: string, controller = '', until = '2026-09-30') => {
    const path = at(`/binders/deleted-websites?from=${from}&until=${until}${controller}`);
    return (await compliance.officer('GET', path)).body;
  };
  const { domain_name, deleted_at } = gone;
  expect(await offered('2026-07-01', `&controller=${CLIENT}`)).toEqual({
    deleted_websites: [{ application_id: '4'.repeat(24), domain_name, deleted_at }],
    deleted_total: 1,
  });
  const none = { deleted_websites: [], deleted_total: 0 };
  expect(await offered('2026-09-01', `&controller=${CLIENT}`)).toEqual(none);
  expect(await offered('2026-07-01')).toEqual(none);
  expect(await offered('2026-10-01')).toMatchObject({ code: 'validation_failed' });
  compliance.records.gone.length = 0;
});

it('gives work of a client to Admins, officers and its own officer, and no other work to that one', async () => {
  const officers = async (controller?: string) =>
    (await compliance.officer('GET', at('/requests/officers', controller))).body.officers.map(
      ({ id }: { id: string }) => id,
    );
  expect(await officers(CLIENT)).toEqual(expect.arrayContaining([OFFICER, CLIENT_OFFICER]));
  expect(await officers()).not.toContain(CLIENT_OFFICER);
  const assign = async (controller?: string) => {
    const made = await compliance.officer('POST', at('/requests', controller), REQUEST);
    return (await compliance.officer('POST', `/requests/${made.body.id}/assign`, { user_id: CLIENT_OFFICER }))
      .status;
  };
  expect([await assign(CLIENT), await assign(), await assign(OTHER)]).toEqual([200, 409, 409]);
});

it('lists whose papers there are: all for the organization, one for the officer of a client', async () => {
  const listed = async (ask: Compliance['officer']) => (await ask('GET', at('/controllers'))).body;
  expect((await listed(compliance.officer)).paper_controllers).toMatchObject([
    { controller_id: null, gone: false },
    { controller_id: CLIENT, name: BANK.name },
    { controller_id: OTHER },
  ]);
  expect((await listed(clientOfficer)).paper_controllers).toEqual([
    { controller_id: CLIENT, name: BANK.name, gone: false },
  ]);
});

it('fills papers from the websites of their controller alone, under its name', async () => {
  const sitesIn = async (controller?: string) => {
    const { body } = await compliance.officer('GET', at('/processingRecord', controller));
    return JSON.stringify(body.controller_record.activities);
  };
  const [own, client] = [await sitesIn(), await sitesIn(CLIENT)];
  expect([own.includes('www.bank.example'), own.includes('www.example.ac.th')]).toEqual([false, true]);
  expect([client.includes('www.bank.example'), client.includes('www.example.ac.th')]).toEqual([true, false]);
  expect([client.includes(BANK.name), client.includes(compliance.organization.name)]).toEqual([true, false]);
  const scanned = async (controller?: string) => {
    const { body } = await compliance.officer('GET', at('/readiness', controller));
    return body.inspection_papers.find(({ paper }: { paper: string }) => paper === 'cookies').fields;
  };
  expect([await scanned(), await scanned(CLIENT), await scanned(OTHER)]).toEqual([1, 1, 0]);
  const order = {
    from: '2026-07-01',
    until: '2026-09-30',
    applications: ['1'.repeat(24)],
    papers: ['cookies'],
    languages: 'en',
  };
  expect((await compliance.officer('POST', at('/binders'), order)).status).toBe(404);
  const contact = compliance.identity.client.organizationContact;
  compliance.identity.client.organizationContact = async () => ({ name: 'Demo', dpo: null, sample: true });
  const { status, body } = await clientOfficer('POST', at('/binders', CLIENT), order);
  compliance.identity.client.organizationContact = contact;
  expect([status, body.organization_id]).toEqual([202, OURS]);
  // The data of a sample organization are made up, those of its clients as well.
  const binder = await compliance.connection.collection('binders').findOne({ from: order.from });
  expect(binder).toMatchObject({ sample: true, organization_id: `${OURS}.${CLIENT}` });
  // The officer of one client, who is limited to its group, has its websites in a binder of all, and makes none of another one.
  const foreign = await clientOfficer('POST', at('/binders'), { ...order, applications: null });
  expect(foreign.status).toBe(404);
  const all = await clientOfficer('POST', at('/binders', CLIENT), { ...order, applications: null });
  const ready = async () => (await clientOfficer('GET', `/binders/${all.body.id}`)).body.state === 'ready';
  await until(ready, 'the binder of the client is made');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'client-binder-')), 'binder.zip');
  writeFileSync(file, (await compliance.download(`/binders/${all.body.id}/binder.zip`)).bytes);
  const texts = await textsOf(file);
  rmSync(path.dirname(file), { recursive: true });
  // A cookie found on a website has the beginning of its id.
  expect(texts).toContain('www.bank.example');
  expect([texts.includes('_ga_1111'), texts.includes('_ga_cccc')]).toEqual([true, false]);
});

it('an activity keeps a website that is another client’s by now until it is unticked, and takes no further one', async () => {
  const leaving = sampleWebsite('2'.repeat(24), 'leaving.bank.example', BANK);
  ourSites().push(leaving);
  const form = { name: { en: 'Newsletter' }, applications: [leaving.id] };
  const { body: made, headers } = await compliance.officer('POST', at('/activities', CLIENT), form);
  // What was made for a client can be read where the answer says.
  const location = headers.get('location')?.slice(API_PATH.length) ?? '';
  expect((await compliance.officer('GET', location)).body).toMatchObject({ id: made.id, name: form.name });
  leaving.client = null;
  const put = (applications: string[], etag: string) =>
    compliance.officer(
      'PUT',
      at(`/activities/${made.id}`, CLIENT),
      { sensitive: false, applications },
      { 'if-match': etag },
    );
  const kept = await put([leaving.id], made.etag);
  expect([kept.status, kept.body.applications]).toEqual([200, [leaving.id]]);
  const { body: unticked } = await put([], kept.body.etag);
  expect((await put([leaving.id], unticked.etag)).status).toBe(422);
  ourSites().splice(ourSites().indexOf(leaving), 1);
});

it('takes requests of a form for the controller of the website, by the rules of its agency until it has its own', async () => {
  const path = at('/request-settings');
  const save = async (address: string, change: object) => {
    const { etag } = (await compliance.admin('GET', address)).body;
    return compliance.admin('PUT', address, change, { 'if-match': etag });
  };
  await save(path, { form_enabled: true, receivers: [OFFICER] });
  const site = ourSites().find(({ id }) => id === 'c'.repeat(24));
  if (!site) throw new Error('no website');
  site.client = BANK;
  const before = await numbersOf(compliance.officer, CLIENT);
  const form = `/public/sites/${SITE_KEY}/requests`;
  const fields = { rights: ['access'], name: 'Malee', email: 'malee@example.com', details: 'all' };
  const sent = await compliance.send('POST', form, { body: fields });
  const [code] = compliance.identity.requestCodes.slice(-1);
  expect(code).toMatchObject({ organization_id: OURS, organization: BANK.name, group_path: [CLIENT] });
  const body = { token: sent.body.token, code: code?.digits };
  expect((await compliance.send('POST', `${form}/verify`, { body })).status).toBe(200);
  expect(await numbersOf(compliance.officer, CLIENT)).toHaveLength(before.length + 1);
  // Receivers and systems of the client count for what was asked at its form, also when another client's form confirms it.
  const settings = { receivers: [OFFICER, CLIENT_OFFICER], systems: ['Core banking'] };
  expect((await save(at('/request-settings', CLIENT), settings)).status).toBe(200);
  const confirmLater = async (client: typeof BANK | null, later: typeof BANK | null) => {
    site.client = client;
    const asked = await compliance.send('POST', form, { body: { ...fields, rights: ['erasure'] } });
    site.client = later;
    const digits = compliance.identity.requestCodes.at(-1)?.digits;
    const confirmed = { token: asked.body.token, code: digits };
    const { body: begun } = await compliance.send('POST', `${form}/verify`, { body: confirmed });
    const news = compliance.identity.requestNews.at(-1);
    const listed = await compliance.officer('GET', at('/requests', client?.group_id));
    const { id } = listed.body.entities.find(({ number }: { number: string }) => number === begun.number);
    const { tasks } = (await compliance.officer('GET', `/requests/${id}`)).body;
    expect([news?.group_path, news?.organization]).toEqual(
      client ? [[CLIENT], BANK.name] : [undefined, undefined],
    );
    const receipt = compliance.identity.requestReceipts.at(-1);
    expect(receipt?.number === begun.number && receipt?.organization).toBe(
      client ? BANK.name : 'มหาวิทยาลัยตัวอย่าง',
    );
    return [tasks.map(({ system_name }: { system_name: string }) => system_name), news?.user_ids];
  };
  await save(path, { systems: ['Payroll'] });
  expect(await confirmLater(BANK, null)).toEqual([['Core banking'], [OFFICER, CLIENT_OFFICER]]);
  expect(await confirmLater(null, BANK)).toEqual([['Payroll'], [OFFICER]]);
  // A receiver who was limited to one client later gets mails about its requests alone.
  const late = 'ab'.repeat(12);
  const place = { userId: late, organizationId: OURS, role: 1 as const, flags: ['dpo' as const] };
  compliance.identity.memberships.push(place);
  await save(path, { receivers: [OFFICER, late] });
  expect((await confirmLater(null, null))[1]).toEqual([OFFICER, late]);
  Object.assign(place, { websites: [], groups: [CLIENT] });
  expect((await confirmLater(null, null))[1]).toEqual([OFFICER]);
  site.client = BANK;
  expect((await save(at('/request-settings', CLIENT), { form_enabled: false })).status).toBe(200);
  expect((await compliance.send('POST', form, { body: fields })).status).toBe(404);
  expect((await compliance.admin('GET', path)).body.form_enabled).toBe(true);
  site.client = null;
});

it('shows and erases a decision in the requests of the controller of its website alone', async () => {
  const site = ourSites().find(({ id }) => id === 'c'.repeat(24));
  if (!site) throw new Error('no website');
  const asked = { ...REQUEST, rights: ['access', 'erasure'], consent_id: DECISION };
  const statusOf = async (controller?: string) => {
    const { body: made } = await compliance.officer('POST', at('/requests', controller), asked);
    const path = `/requests/${made.id}`;
    const shown = await compliance.officer('GET', `${path}/consent-record`);
    const erased = await compliance.officer('POST', `${path}/erase-consents`, undefined, {
      'if-match': made.etag,
    });
    return [shown.status, erased.status];
  };
  expect([await statusOf(CLIENT), await statusOf()]).toEqual([
    [404, 404],
    [200, 200],
  ]);
  site.client = BANK;
  expect([await statusOf(CLIENT), await statusOf()]).toEqual([
    [200, 200],
    [404, 404],
  ]);
  site.client = null;
});

it('keeps nothing of a client for a stranger who knows its ids', async () => {
  const fresh = 'f'.repeat(24);
  compliance.clients.push({ group_id: fresh, path: [fresh], name: 'Never opened', dpo: null });
  const kept = () =>
    compliance.connection.collection('paper_controllers').countDocuments({ name: 'Never opened' });
  const stranger = '5'.repeat(24);
  compliance.identity.memberships.push({ userId: stranger, organizationId: THEIRS, role: 1000 });
  expect((await compliance.as(stranger)('GET', at('/requests', fresh))).status).toBe(404);
  expect((await clientOfficer('GET', at('/requests', fresh))).status).toBe(404);
  expect(await kept()).toBe(0);
  expect((await compliance.officer('GET', at('/requests', fresh))).status).toBe(200);
  expect(await kept()).toBe(1);
});

it('clocks of all clients are the organization’s to watch', async () => {
  const incident = {
    what_happened: 'A laptop is gone',
    aware_at: new Date().toISOString(),
    breach_kinds: ['confidentiality'],
    acting_as: 'controller',
  };
  const { status } = await compliance.officer('POST', at('/incidents', CLIENT), incident);
  expect(status).toBe(201);
  const { internal } = compliance.service;
  expect(await internal.incidentOrganizations({})).toEqual({ organization_ids: [OURS] });
  expect(await internal.incidentClocks({ organization_id: OURS })).toMatchObject([
    {
      number: expect.stringMatching(/^INC-\d{4}-0001 · Example Bank$/),
      controller: { group_id: CLIENT, name: BANK.name },
    },
  ]);
});

it('papers of a client whose group is gone are read by Admins and officers, and changed by no person', async () => {
  const [client] = compliance.clients.splice(0, 1);
  const { officer } = compliance;
  const [{ id }] = (await officer('GET', at('/requests', CLIENT))).body.entities;
  expect((await officer('GET', `/requests/${id}`)).status).toBe(200);
  expect((await officer('POST', `/requests/${id}/notes`, { note: 'x' })).status).toBe(409);
  expect((await officer('POST', at('/requests', CLIENT), REQUEST)).status).toBe(409);
  expect((await clientOfficer('GET', `/requests/${id}`)).status).toBe(404);
  expect((await clientOfficer('GET', at('/requests', CLIENT))).status).toBe(404);
  const { paper_controllers } = (await officer('GET', at('/controllers'))).body;
  expect(paper_controllers).toContainEqual({ controller_id: CLIENT, name: BANK.name, gone: true });
  if (client) compliance.clients.unshift(client);
});

it('go with the organization when it closes', async () => {
  const stores = createStores(compliance.connection as never);
  expect((await stores.requests.count({ organization_id: `${OURS}.${CLIENT}` })) > 0).toBe(true);
  await createTidy({ stores, identity: { organizationContact: async () => null } })();
  expect(await stores.requests.count({ organization_id: `${OURS}.${CLIENT}` })).toBe(0);
  expect(await stores.controllers.organizations()).toEqual([]);
});
