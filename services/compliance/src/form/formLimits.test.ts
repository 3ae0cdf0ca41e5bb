import {
  ALL_FORMS_OF_NETWORK_AN_HOUR,
  FORMS_OF_NETWORK_AN_HOUR,
  NETWORKS_OF_SUBSCRIBER,
} from '@yinyom/contracts/requests/publicRequest';
import { servePages, switchFormOn } from '../testing/formPages';
import { SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';
import { createFormLimits } from './formLimits';

const FIELDS = { rights: 'access', name: 'มาลี <b>', subject_kind: 'customer', answer_way: 'secure_link' };

let compliance: Compliance;
let pages: ReturnType<typeof servePages>;
// Ten minutes before an hour ends.
let now = new Date('2026-11-22T03:50:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, env: { RATE_LIMITS: 'true' } });
  pages = servePages(compliance);
  await switchFormOn(compliance);
});
afterAll(async () => {
  pages.close();
  await compliance.close();
});

const at = (path: string) => `${pages.origin}/r/${SITE_KEY}${path}?lang=en`;
const post = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(at(path), { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const hidden = (text: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';

it('a network sends a few requests an hour: what has errors does not count, what is confirmed gives its place back', async () => {
  const opened = hidden(await (await fetch(at(''))).text(), 'opened');
  const send = (email: string) => post('', { ...FIELDS, opened, email });
  const wrong = await Promise.all(Array.from({ length: 6 }, () => send('no address')));
  expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 422));
  const tokens = [];
  for (let sent = 0; sent < FORMS_OF_NETWORK_AN_HOUR; sent += 1)
    tokens.push(hidden((await send(`student${sent}@example.com`)).text, 'token'));
  const code = compliance.identity.requestCodes.at(-1)?.digits ?? '';

  const stored = compliance.connection.collection('unverified_requests');
  const full = await send('late@example.com');
  expect([full.status, full.headers.get('retry-after'), await stored.countDocuments()]).toEqual([
    429,
    '600',
    FORMS_OF_NETWORK_AN_HOUR,
  ]);
  // The person reads it on the form, which keeps what was typed.
  expect(full.text).toMatch(/role="alert">[^<]* in 10 min[^<]*What you typed is still there\.</);
  expect(full.text).toContain('value="มาลี &lt;b&gt;"');
  expect(full.text).toContain('value="late@example.com"');
  expect(full.text).toMatch(/value="access"\s+checked/);
  // A call says the same.
  const body = { rights: ['access'], name: 'Malee', email: 'late@example.com' };
  const call = () => compliance.send('POST', `/public/sites/${SITE_KEY}/requests`, { body });
  expect((await call()).body).toMatchObject({ code: 'rate_limited' });

  const begun = await post('/verify', { token: tokens.at(-1) ?? '', code });
  expect(begun.status).toBe(200);
  // The same code again gives nothing more back.
  await post('/verify', { token: tokens.at(-1) ?? '', code });
  expect([(await send('next@example.com')).status, (await send('late@example.com')).status]).toEqual([
    200, 429,
  ]);
  now = new Date('2026-11-22T04:00:00Z');
  expect((await call()).status).toBe(201);
  expect(JSON.stringify(await stored.find().toArray())).not.toContain('127.0.0.1');
});

/** Limits on counters in memory. */
const limitsOf = () => {
  const counts = new Map<string, number>();
  const add = (name: string, more: number) => counts.set(name, (counts.get(name) ?? 0) + more);
  const limits = createFormLimits({
    counters: {
      take: async (name: string, most: number) => {
        if ((counts.get(name) ?? 0) >= most) return false;
        add(name, 1);
        return true;
      },
      giveBack: async (name: string) => void add(name, -1),
    },
    seals: { networkHash: (network) => network },
    limited: true,
  });
  return { counts, limits };
};

it('requests that are confirmed have a limit of their own, wide enough for a campus', async () => {
  const { limits } = limitsOf();
  /** @returns whether a request of a network was taken; each is confirmed at once */
  const begin = async (ip: string) => {
    const counted = await limits.takeNetwork(ip, now).catch(() => null);
    await limits.giveBack(counted ?? []);
    return counted !== null;
  };
  const taken = [];
  for (let sent = 0; sent <= ALL_FORMS_OF_NETWORK_AN_HOUR; sent += 1) taken.push(await begin('203.0.113.7'));
  expect(taken.indexOf(false)).toBe(ALL_FORMS_OF_NETWORK_AN_HOUR);
  expect(await begin('198.51.100.7')).toBe(true);
});

it('subscribers of one wide network have more together, and a full one takes nothing from the narrow ones', async () => {
  const { counts, limits } = limitsOf();
  const take = (subscriber: number) =>
    limits.takeNetwork(`2001:db8:1:${subscriber}::1`, now).then(
      () => true,
      (error: { status: number }) => error.status,
    );
  const taken = [];
  for (let subscriber = 0; subscriber <= NETWORKS_OF_SUBSCRIBER; subscriber += 1)
    for (let sent = 0; sent < FORMS_OF_NETWORK_AN_HOUR; sent += 1) taken.push(await take(subscriber));
  const most = FORMS_OF_NETWORK_AN_HOUR * NETWORKS_OF_SUBSCRIBER;
  expect(taken.map((one) => one === true)).toEqual(taken.map((_one, index) => index < most));
  expect(taken.at(-1)).toBe(429);
  // A narrow network that is full uses up nothing of the wide one.
  counts.clear();
  for (let sent = 0; sent < 2 * most; sent += 1) await take(0);
  expect(await take(1)).toBe(true);
});
