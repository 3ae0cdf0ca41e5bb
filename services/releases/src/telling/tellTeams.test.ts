import { HOUR_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import { identityStandIn } from '@yinyom/testing/identityStandIn';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createErrorStore } from '../errors/error.store';
import type { ReleasedPart } from '../released-builds/ReleasedBuilds';
import { createTellingStore } from './telling.store';
import { createTeamTelling } from './tellTeams';

let database: TestDatabase;
let identity: ReturnType<typeof identityStandIn>;
let errors: ReturnType<typeof createErrorStore>;
let telling: ReturnType<typeof createTeamTelling>;
let team: ReleasedPart['team'];
let now: Date;

beforeEach(async () => {
  database = await startTestDatabase();
  const connection = await database.connect('releases');
  identity = identityStandIn();
  errors = createErrorStore(connection);
  team = { name: 'Hello team', contact: 'hello@example.ac.th', language: 'en' };
  const builds = [{ build: 'b1', released_at: null }];
  telling = createTeamTelling({
    builds: { list: () => Promise.resolve([{ name: 'mfe_hello', team, builds }]) },
    errors,
    tellings: createTellingStore(connection),
    identity: identity.client,
  });
  now = new Date('2026-11-29T10:00:00.000Z');
});
afterEach(() => database.close());

const meet = (id: string, build = 'b1') =>
  errors.add(
    {
      _id: id,
      name: 'mfe_hello',
      build,
      kind: 'render',
      message: `broken ${id}`,
      frames: [],
      page: '/hello',
    },
    1,
    now,
  );
const look = async (afterMs: number) => {
  now = new Date(now.getTime() + afterMs);
  await telling.tellErrors(now);
};
const amounts = () => identity.partMails.map((mail) => ('amount' in mail ? mail.amount : mail.what));

it('what is there at the first look is no news; what comes later is mailed once its minute is over, without its text', async () => {
  await meet('old');
  await look(MINUTE_MS);
  await look(2 * HOUR_MS);
  expect(identity.partMails).toEqual([]);
  await meet('new');
  await look(MINUTE_MS);
  expect(identity.partMails).toEqual([]);
  await look(MINUTE_MS);
  expect(identity.partMails).toEqual([
    {
      email: 'hello@example.ac.th',
      language: 'en',
      part: 'mfe_hello',
      build: 'b1',
      amount: 1,
      once: 'part-errors mfe_hello 2026-11-29T10:01:00.000Z 2026-11-29T12:02:00.000Z hello@example.ac.th',
    },
  ]);
});

it('one mail in an hour, whatever is sent; the next one has what came meanwhile', async () => {
  await look(0);
  await look(HOUR_MS);
  await meet('first');
  await look(2 * MINUTE_MS);
  for (const id of ['second', 'third']) await meet(id);
  await look(30 * MINUTE_MS);
  expect(amounts()).toEqual([1]);
  await look(30 * MINUTE_MS);
  await look(HOUR_MS);
  expect(amounts()).toEqual([1, 2]);
});

it('an error that is stored late is in the next mail, which no earlier one holds back', async () => {
  await look(0);
  await look(2 * HOUR_MS);
  await meet('first');
  await look(150_000);
  // It was met before the look, and was on its way.
  now = new Date(now.getTime() - 1_000);
  await meet('late');
  now = new Date(now.getTime() + 1_000);
  await look(HOUR_MS);
  expect(identity.partMails).toHaveLength(2);
  expect(amounts()).toEqual([1, 1]);
  expect(new Set(identity.partMails.map((mail) => 'once' in mail && mail.once)).size).toBe(2);
});

it('nothing is mailed about builds that are not in use, nor to a contact that is no mail address', async () => {
  await look(0);
  await look(HOUR_MS);
  await meet('gone', 'b0');
  await look(2 * MINUTE_MS);
  team = { name: 'Hello team', contact: '#hello on our chat' };
  await meet('new');
  await look(2 * MINUTE_MS);
  expect(identity.partMails).toEqual([]);
});

it('who is on call gets the mails, too, and each address only once', async () => {
  const both = ['hello@example.ac.th', 'night@example.ac.th'];
  for (const [on_call, expected] of [
    ['+66 2 000 0000', both.slice(0, 1)],
    ['hello@example.ac.th', both.slice(0, 1)],
    ['night@example.ac.th', both],
  ] as const) {
    team = { name: 'Hello team', contact: 'hello@example.ac.th', on_call };
    identity.partMails.length = 0;
    await look(HOUR_MS);
    await look(HOUR_MS);
    await meet(`night ${on_call}`);
    await look(2 * MINUTE_MS);
    expect(identity.partMails.map(({ email }) => email)).toEqual(expected);
  }
});

it('what the platform did with a canary is mailed with its figures; a wider share is not', async () => {
  const verdict = {
    share: 0.1,
    canary: { loads: 20, failed: 5 },
    current: { loads: 900, failed: 1 },
    evidence: 300,
  };
  for (const what of ['wait', 'widen', 'take_back', 'promote'] as const)
    await telling.tellStep('mfe_hello', 'b2', { ...verdict, what });
  expect(amounts()).toEqual(['taken_back', 'promoted']);
  expect(identity.partMails[0]).toMatchObject({
    build: 'b2',
    failed: 5,
    loads: 20,
    other_failed: 1,
    other_loads: 900,
  });
});
