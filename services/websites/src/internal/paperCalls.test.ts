import { Types } from 'mongoose';
import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { groupOf, newGroup } from '../testing/groups';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const factsOf = (organization_id: string) => websites.service.internal.websiteFacts({ organization_id });

it('say of each website whose it is, what is stored and which categories it has, and nothing of deleted ones', async () => {
  const group = await newGroup(websites);
  const admin = websites.as('admin');
  await admin('PUT', `/groups/${group.id}`, {
    body: { controller: { name: 'Client', contact_email: 'c@client.example' } },
    headers: { 'if-match': (await groupOf(websites, group.id)).etag },
  });
  const own = await newSite(websites);
  const client = await newSite(websites, { group_id: group.id });
  const gone = await newSite(websites);
  await admin('DELETE', `/applications/${gone.id}?confirm=${gone.domain_name}`);
  const { described: facts } = await factsOf(OURS);
  const one = (id: string) => facts.find((fact) => fact.id === id);
  expect(one(own.id)).toMatchObject({
    domain_name: own.domain_name,
    client: null,
    store_ip: 'none',
    consent_expiry_days: 365,
  });
  expect(one(own.id)?.categories.length).toBeGreaterThan(2);
  expect(one(client.id)?.client).toEqual({
    group_id: group.id,
    name: 'Client',
    contact_email: 'c@client.example',
    dpo: null,
  });
  expect(one(gone.id)).toBeUndefined();
  const goneClient = await newSite(websites, { group_id: group.id });
  await admin('DELETE', `/applications/${goneClient.id}?confirm=${goneClient.domain_name}`);
  // Of one controller alone: a group below the client's belongs to the client, too.
  const below = await newGroup(websites, group.id);
  const deeper = await newSite(websites, { group_id: below.id });
  const { internal } = websites.service;
  const theirs = await internal.websiteFacts({ organization_id: OURS, controller: group.id });
  expect([theirs.total, theirs.described.map(({ id }) => id).sort()]).toEqual([
    2,
    [client.id, deeper.id].sort(),
  ]);
  const ours = await internal.listApplicationIds({ organization_id: OURS, controller: null });
  expect([own, client, deeper].map(({ id }) => ours.includes(id))).toEqual([true, false, false]);
  // Deleted ones of a period by themselves: those that were there in it, and of one controller alone.
  const deletedOf = async (period: [from: Date, until: Date], controller: string | null, ids?: string[]) => {
    const [from, until] = period.map((moment) => moment.toISOString()) as [string, string];
    const given = { organization_id: OURS, controller, from, until };
    const found = await internal.deletedWebsites({ ...given, ...(ids && { application_ids: ids }) });
    expect(found.total).toBe(found.described.length);
    return found.described.map(({ id }) => id);
  };
  const [hourAgo, soon, later] = [-1, 1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000)) as [
    Date,
    Date,
    Date,
  ];
  expect(await deletedOf([hourAgo, soon], null)).toEqual([gone.id]);
  expect(await deletedOf([hourAgo, soon], group.id)).toEqual([goneClient.id]);
  expect(await deletedOf([hourAgo, soon], null, [goneClient.id, 'no id'])).toEqual([]);
  // Created after its end, deleted before its beginning.
  expect(await deletedOf([new Date(0), hourAgo], null)).toEqual([]);
  expect(await deletedOf([soon, later], null)).toEqual([]);
  const theirPeriod = { from: hourAgo.toISOString(), until: soon.toISOString() };
  expect(await internal.deletedWebsites({ organization_id: THEIRS, ...theirPeriod })).toEqual({
    total: 0,
    described: [],
  });
  expect(await internal.controllerGroups({ organization_id: OURS, group_id: group.id })).toEqual([
    { group_id: group.id, path: [group.id], name: 'Client', contact_email: 'c@client.example', dpo: null },
  ]);
  for (const [organization_id, group_id] of [
    [OURS, below.id],
    [THEIRS, group.id],
    [OURS, 'no id'],
  ] as const)
    expect(await internal.controllerGroups({ organization_id, group_id })).toEqual([]);
  expect(await factsOf('f'.repeat(24))).toEqual({ total: 0, clients: [], described: [] });
});

it('count all websites and name all clients, also those of websites that are not described', async () => {
  const group = await newGroup(websites);
  await websites.as('admin')('PUT', `/groups/${group.id}`, {
    body: { controller: { name: 'Late client', contact_email: 'l@client.example' } },
    headers: { 'if-match': (await groupOf(websites, group.id)).etag },
  });
  const applications = websites.connection.collection('applications');
  const { _id, ...sample } =
    (await applications.findOne({ _id: new Types.ObjectId((await newSite(websites)).id) })) ?? {};
  const copies = Array.from({ length: MAX_PAPER_WEBSITES }, (_copy, at) => ({
    ...sample,
    domain_name: `copy-${at}.example.ac.th`,
    site_key: `copy-${at}`,
    domain_key: `copy-${at}`,
  }));
  await applications.insertMany(copies);
  const late = await newSite(websites, { group_id: group.id });
  const { total, clients, described } = await factsOf(OURS);
  expect(described).toHaveLength(MAX_PAPER_WEBSITES);
  expect(total).toBeGreaterThan(MAX_PAPER_WEBSITES);
  expect(described.some(({ id }) => id === late.id)).toBe(false);
  const lateClient = {
    group_id: group.id,
    name: 'Late client',
    contact_email: 'l@client.example',
    dpo: null,
    websites: 1,
  };
  expect(clients).toContainEqual(lateClient);
  // What is chosen is described wherever it is in the list, and nothing of another organization.
  const { internal } = websites.service;
  const chosenOf = (organization_id: string) =>
    internal.websiteFacts({ organization_id, application_ids: [late.id, 'no id'] });
  expect(await chosenOf(OURS)).toMatchObject({
    total: 1,
    clients: [lateClient],
    described: [{ id: late.id }],
  });
  expect(await chosenOf(THEIRS)).toEqual({ total: 0, clients: [], described: [] });
  const names = await internal.websiteNames({ organization_id: OURS });
  expect([names.length, names.at(-1)]).toEqual([total, { id: late.id, domain_name: late.domain_name }]);
  expect(await internal.websiteNames({ organization_id: OURS, controller: group.id })).toHaveLength(1);
  expect(await internal.websiteNames({ organization_id: THEIRS })).toEqual([]);
});

it('notices of a period: policies with their texts and uploaded files, and nothing for another organization', async () => {
  const site = await newSite(websites);
  const collection = (name: string) => websites.connection.collection(name);
  const published = (version: number, day: string) => ({
    application_id: site.id,
    version,
    answers: {},
    documents: { th: `text ${version}` },
    policy_sha256: { th: 'ab' },
    diff: [],
    published_by: 'x',
    published_at: new Date(day),
  });
  await collection('policy_versions').insertMany([
    published(1, '2026-01-01'),
    published(2, '2026-03-01'),
    published(3, '2026-05-01'),
    published(4, '2026-08-01'),
  ]);
  const { insertedId } = await collection('privacy_files').insertOne({
    application_id: site.id,
    language: 'th',
    sha256: 'cd',
    bytes: Buffer.from('%PDF-1.4'),
    created_by: 'x',
    created_at: new Date('2026-04-01'),
  });
  const { internal } = websites.service;
  const period = { from: '2026-04-01T00:00:00.000Z', until: '2026-07-01T00:00:00.000Z' };
  const asked = { organization_id: OURS, application_id: site.id, ...period };
  const { policies, files } = await internal.paperNotices(asked);
  expect(policies.map(({ version, documents }) => [version, documents['th']])).toEqual([
    [2, 'text 2'],
    [3, 'text 3'],
  ]);
  const hashes = (await internal.paperNotices({ ...asked, hashes_only: true })).policies;
  expect(hashes).toEqual(policies.map((policy) => ({ ...policy, documents: {} })));
  expect(files).toEqual([
    { id: String(insertedId), language: 'th', sha256: 'cd', created_at: '2026-04-01T00:00:00.000Z' },
  ]);
  const file = { organization_id: OURS, application_id: site.id, file_id: String(insertedId) };
  expect(await internal.paperNoticeFile(file)).toEqual({
    content: Buffer.from('%PDF-1.4').toString('base64'),
  });
  // The papers of a deleted website stay.
  await websites.as('admin')('DELETE', `/applications/${site.id}?confirm=${site.domain_name}`);
  expect(await internal.paperNotices(asked)).toMatchObject({ policies, files });
  expect((await internal.paperNoticeFile(file)).content).not.toBeNull();
  const other = 'f'.repeat(24);
  expect(await internal.paperNotices({ ...asked, organization_id: other })).toEqual({
    policies: [],
    files: [],
    linked: [],
    unread: [],
  });
  expect(await internal.paperNoticeFile({ ...file, organization_id: other })).toEqual({ content: null });
});
