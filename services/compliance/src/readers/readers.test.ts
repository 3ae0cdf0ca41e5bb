import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import { MAX_PAPER_READERS } from '@yinyom/contracts/papers/paperReaders';
import { notFound } from '@yinyom/service-kit/AppError';
import type { PdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { controllerKey } from '../controllers/controllerKey';
import { pdfsOfControllers } from '../controllers/pdfsOfControllers';
import { sampleWebsite } from '../testing/sampleFacts';
import { ADMIN, MEMBER, startCompliance, type Compliance } from '../testing/startCompliance';

const REVIEWER = '7e'.repeat(12);
const OF_ONE_SITE = '7f'.repeat(12);
const OF_A_GROUP = '8a'.repeat(12);
const SITE = 'c'.repeat(24);
const CLIENT = '8c'.repeat(12);
const SITE_OF_CLIENT = '8d'.repeat(12);

let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance();
  compliance.sites[OURS]?.push(sampleWebsite('9'.repeat(24), 'second.example.ac.th'));
  const client = { group_id: CLIENT, name: 'Client Co.', dpo: null };
  compliance.clients.push({ ...client, path: [CLIENT] });
  compliance.sites[OURS]?.push(sampleWebsite(SITE_OF_CLIENT, 'client.example.com', client));
  compliance.identity.memberships.push(
    { userId: REVIEWER, organizationId: OURS, role: 0 },
    { userId: OF_ONE_SITE, organizationId: OURS, role: 0, websites: [SITE] },
    { userId: OF_A_GROUP, organizationId: OURS, role: 0, websites: [], groups: [CLIENT] },
  );
});
afterAll(() => compliance.close());

const at = (path: string) => `/organizations/${OURS}${path}`;
const invite = (user_id: string, papers: string[], seen = 0) =>
  compliance.admin('PUT', at('/paper-readers'), { user_id, papers }, { 'if-match': `"${seen}"` });
const readable = async (user: string): Promise<string[]> =>
  (await compliance.as(user)('GET', at('/readable-papers'))).body.papers;
const fetchPaper = (user: string, query: string) =>
  fetch(compliance.url + at(`/readable-paper.pdf?${query}`), {
    headers: { authorization: `Bearer ${compliance.tokenFor(user, `session-of-${user}`)}` },
  });
const paperOf = async (user: string, paper: string): Promise<{ status: number; text: string }> => {
  const answer = await fetchPaper(user, `paper=${paper}&language=en`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, text: answer.ok ? textOfPdf(bytes) : '' };
};

it('a reviewer reads the papers of the invitation and no other, until it is taken back', async () => {
  expect(await readable(REVIEWER)).toEqual([]);
  expect((await paperOf(REVIEWER, 'training')).status).toBe(404);
  expect((await invite(REVIEWER, ['training', 'officer'])).body).toMatchObject({
    user_id: REVIEWER,
    papers: ['officer', 'training'],
    etag: '"1"',
  });
  expect(await readable(REVIEWER)).toEqual(['officer', 'training']);
  const { text } = await paperOf(REVIEWER, 'training');
  for (const part of ['Training and reviews', '11 – 1']) expect(text).toContain(part);
  expect((await paperOf(REVIEWER, 'breaches')).status).toBe(404);
  const acts = compliance.identity.audit.slice(-2).map(({ action, target }) => [action, target?.label]);
  expect(acts).toEqual([
    ['paper.reader_invited', `Name of ${REVIEWER}`],
    ['paper.read', 'training'],
  ]);
  // Of two Admins who saw the same invitation one saves.
  expect((await invite(REVIEWER, ['officer'], 0)).status).toBe(412);
  expect((await invite(REVIEWER, [], 1)).status).toBe(200);
  expect(await readable(REVIEWER)).toEqual([]);
  expect((await paperOf(REVIEWER, 'training')).status).toBe(404);
  // Who does not see it any more invites as if for the first time; who saw the one before does not.
  expect((await invite(REVIEWER, ['officer'], 1)).status).toBe(412);
  expect((await invite(REVIEWER, ['officer'], 0)).body.etag).toBe('"3"');
});

it('BN-06 a reviewer of one website reads of papers about websites that one alone', async () => {
  await invite(OF_ONE_SITE, ['notices']);
  const { text } = await paperOf(OF_ONE_SITE, 'notices');
  expect([text.includes('www.example.ac.th'), text.includes('second.example.ac.th')]).toEqual([true, false]);
});

it('a reviewer of any number of websites has as many in a paper as it describes, and none of a client', async () => {
  const { websites } = compliance.calls;
  const { getApplicationOwner, listVersions, paperNotices } = websites;
  const asked: string[] = [];
  websites.getApplicationOwner = (input) => {
    asked.push(input.application_id);
    return getApplicationOwner(input);
  };
  websites.listVersions = async () => ({ serving: 0, versions: [] });
  websites.paperNotices = async () => ({ policies: [], files: [], linked: [], unread: [] });
  const many = Array.from({ length: MAX_PAPER_WEBSITES }, (_site, number) =>
    sampleWebsite(`9b${String(number).padStart(22, '0')}`, `site-${number}.example.ac.th`),
  );
  compliance.sites[OURS]?.push(...many);
  await invite(OF_A_GROUP, ['notices']);
  const { text } = await paperOf(OF_A_GROUP, 'notices');
  compliance.sites[OURS]?.splice(-many.length);
  Object.assign(websites, { getApplicationOwner, listVersions, paperNotices });
  expect(text).toContain(`The paper describes ${MAX_PAPER_WEBSITES} of ${MAX_PAPER_WEBSITES + 2} websites.`);
  expect(new Set(asked).size).toBe(MAX_PAPER_WEBSITES);
  expect(asked).not.toContain(SITE_OF_CLIENT);
});

it('of one organization, its clients among it, one paper is drawn at a time; a person may have two more wait', async () => {
  const { websites } = compliance.calls;
  const { paperNotices } = websites;
  let begun = 0;
  let end = (): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => (end = () => reject(notFound())));
  ended.catch(() => undefined);
  // Of a paper that cannot be read nothing is drawn, and its turn is over.
  websites.paperNotices = () => {
    begun += 1;
    return ended;
  };
  const mine = ['th', 'cn', 'jp', 'kh'].map((language) =>
    fetchPaper(OF_ONE_SITE, `paper=notices&language=${language}`),
  );
  const refused = await Promise.race(mine);
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_tasks']);
  expect(refused.headers.get('retry-after')).toBe('10');
  const ofClient = fetchPaper(ADMIN, `paper=notices&controller=${CLIENT}`);
  // A call that is answered after it: it had the time to begin.
  expect(await readable(REVIEWER)).toEqual(['officer']);
  expect(begun).toBe(1);
  end();
  const all = await Promise.all([...mine, ofClient]);
  websites.paperNotices = paperNotices;
  expect(all.map(({ status }) => status).sort()).toEqual([404, 404, 404, 404, 429]);
  expect(begun).toBe(4);
  // The browser, too, knows the organization alone.
  const owners: string[] = [];
  const maker = { make: async (owner: string) => Buffer.from(String(owners.push(owner))) };
  await pdfsOfControllers(maker as unknown as PdfMaker).make(controllerKey(OURS, CLIENT), '');
  expect(owners).toEqual([OURS]);
});

it('a reviewer who was removed and added again does not get the invitation of before back', async () => {
  const person = compliance.identity.memberships.find(({ userId }) => userId === OF_A_GROUP);
  if (!person) throw new Error('the reviewer is not there');
  expect(await readable(OF_A_GROUP)).toEqual(['notices']);
  // Another service says when: its clock may be behind the one of the invitation.
  person.addedAt = '2021-01-01T00:00:00.000Z';
  expect(await readable(OF_A_GROUP)).toEqual([]);
  expect((await paperOf(OF_A_GROUP, 'notices')).status).toBe(404);
  const { paper_readers } = (await compliance.admin('GET', at('/paper-readers'))).body;
  expect(paper_readers).not.toContainEqual(expect.objectContaining({ user_id: OF_A_GROUP }));
  // Saved as if for the first time.
  expect((await invite(OF_A_GROUP, ['notices', 'transfers'])).body.etag).toBe('"1"');
  expect(compliance.identity.audit.at(-1)?.changes).toEqual([
    { field: 'papers', before: [], after: ['notices', 'transfers'] },
  ]);
  expect(await readable(OF_A_GROUP)).toEqual(['notices', 'transfers']);
  person.addedAt = '2020-12-31T23:59:59.999Z';
  expect(await readable(OF_A_GROUP)).toEqual([]);
  person.addedAt = '2021-01-01T00:00:00.000Z';
});

it('invitations that were taken back or open nothing take no place from those that do', async () => {
  const records = compliance.connection.collection('paper_readers');
  const people = Array.from(
    { length: MAX_PAPER_READERS },
    (_person, number) => `9c${String(number).padStart(22, '0')}`,
  );
  const ofOurs = { organization_id: OURS, user_id: { $in: people } };
  await records.insertMany(
    people.map((user_id) => ({
      _id: `${OURS} ${user_id}` as never,
      organization_id: OURS,
      user_id,
      papers: [] as string[],
      invited_at: new Date('2100-01-01'),
      added_at: null,
      invited_by: { kind: 'user', id: ADMIN, name: 'Admin' },
      revision: 2,
    })),
  );
  const listed = async (): Promise<string[]> =>
    (await compliance.admin('GET', at('/paper-readers'))).body.paper_readers.map(
      ({ user_id }: { user_id: string }) => user_id,
    );
  expect((await listed()).sort()).toEqual([REVIEWER, OF_ONE_SITE, OF_A_GROUP]);
  await records.updateMany(ofOurs, { $set: { papers: ['officer'] } });
  const { memberships } = compliance.identity;
  memberships.push(...people.map((userId) => ({ userId, organizationId: OURS, role: 0 as const })));
  await invite(REVIEWER, [], 3);
  expect((await invite(REVIEWER, ['officer'])).body).toMatchObject({ code: 'paper_full' });
  expect((await invite(OF_ONE_SITE, ['notices', 'officer'], 1)).status).toBe(200);
  // Three of them leave.
  memberships.splice(-people.length);
  memberships.push(...people.slice(3).map((userId) => ({ userId, organizationId: OURS, role: 0 as const })));
  expect(await invite(REVIEWER, ['officer'])).toMatchObject({ status: 200, body: { etag: '"5"' } });
  expect(await records.countDocuments(ofOurs)).toBe(people.length - 3);
  memberships.splice(3 - people.length);
  await records.deleteMany(ofOurs);
});

it('invites active reviewers of the organization alone; who is none any more reads nothing and is not listed', async () => {
  for (const user of [MEMBER, ADMIN, 'f'.repeat(24)])
    expect((await invite(user, ['officer'])).body).toMatchObject({ code: 'validation_failed' });
  const path = `/organizations/${THEIRS}/paper-readers`;
  const foreign = { user_id: REVIEWER, papers: ['officer'] };
  expect((await compliance.as('foreigner')('PUT', path, foreign, { 'if-match': '"0"' })).status).toBe(422);
  const listed = async () =>
    (await compliance.admin('GET', at('/paper-readers'))).body.paper_readers.map(
      ({ user_id }: { user_id: string }) => user_id,
    );
  expect(await listed()).toContain(OF_ONE_SITE);
  const left = compliance.identity.memberships.find(({ userId }) => userId === OF_ONE_SITE);
  if (!left) throw new Error('the reviewer is not there');
  left.role = 1;
  expect(await listed()).not.toContain(OF_ONE_SITE);
  expect((await paperOf(OF_ONE_SITE, 'notices')).status).toBe(403);
  // Admins and officers read each paper; Members have pages of their own.
  expect(await readable(ADMIN)).toHaveLength(11);
  expect((await compliance.as(MEMBER)('GET', at('/readable-papers'))).status).toBe(403);
});
