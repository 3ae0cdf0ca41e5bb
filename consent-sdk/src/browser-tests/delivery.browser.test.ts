import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, reject } = SAMPLE_TEXTS.th;
const OUTBOX = 'yinyom_k7Qm2xV9_outbox';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
  stage.site.page('/next', visitor.consent.scriptUrl, '<h1>หน้าถัดไป</h1>');
});
afterEach(() => visitor.leave());

const open = (path = '/') => visitor.open(stage.site.url(path));
const waiting = () =>
  visitor.page.evaluate(
    (key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object),
    OUTBOX,
  );
const attempts = (count: number) =>
  until(() => visitor.consent.attempts.length >= count, `${count} calls arrived`);
const recorded = () => until(() => visitor.consent.records.length > 0, 'the decision is recorded');
const emptied = () => until(async () => (await waiting()).length === 0, 'the outbox is empty');

test.each([503, 500, 429])(
  'P-03 A decision refused with %i stays in the outbox and arrives once on a later page',
  async (status) => {
    visitor.consent.refuse = { status };
    await open();
    await press(visitor.page, accept);
    await attempts(1);
    const [eventId] = await waiting();
    expect(eventId).toBe(visitor.consent.attempts[0]!.event_id);

    visitor.consent.refuse = null;
    await open('/next');
    await recorded();
    await emptied();
    expect(visitor.consent.records.map((record) => record.event_id)).toEqual([eventId]);
  },
);

test('A refused decision is tried again on the same page', async () => {
  visitor.consent.refuse = { status: 503, retryAfter: 1 };
  await open();
  await press(visitor.page, accept);
  await attempts(1);
  visitor.consent.refuse = null;
  await recorded();
  await emptied();
});

test('P-03 Nothing is sent before the time that the server names with 429', async () => {
  await visitor.page.evaluateOnNewDocument(() => {
    const waits: number[] = ((window as { waits?: number[] }).waits = []);
    const original = window.setTimeout;
    window.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) => {
      waits.push(ms);
      return original(work, ms, ...rest);
    }) as typeof setTimeout;
  });
  visitor.consent.refuse = { status: 429, retryAfter: 3600 };
  await open();
  await press(visitor.page, accept);
  await attempts(1);
  await until(
    // Other timers are seconds long at most.
    () => visitor.page.evaluate('waits.some((ms) => ms >= 60_000)') as Promise<boolean>,
    'it waits for the next try',
  );
  const longest = await visitor.page.evaluate('Math.max(...waits)');
  // Up to a quarter longer: a campus that was refused together does not come back together.
  expect(longest).toBeGreaterThanOrEqual(3_600_000);
  expect(longest).toBeLessThanOrEqual(4_500_000);
  expect(visitor.consent.attempts).toHaveLength(1);
});

test('An undelivered decision of six days is delivered, one of seven is given up', async () => {
  visitor.consent.refuse = { status: 503 };
  await open();
  await press(visitor.page, accept);
  await attempts(1);
  const [eventId] = await waiting();
  await visitor.page.evaluate(
    (key, id) => {
      const [entry] = Object.values(JSON.parse(localStorage.getItem(key)!) as Record<string, object>);
      const { body } = entry as { body: object };
      const decided = (days: number, event_id: string) => ({
        ...entry,
        body: { ...body, event_id, client_time: new Date(Date.now() - days * 86_400_000).toISOString() },
      });
      const old = '00000000-0000-4000-8000-000000000000';
      localStorage.setItem(
        key,
        JSON.stringify({
          [old]: decided(7, old),
          [id]: decided(6, id),
        }),
      );
    },
    OUTBOX,
    eventId!,
  );
  visitor.consent.attempts.length = 0;
  visitor.consent.refuse = null;
  await open('/next');
  await recorded();
  await emptied();
  expect(new Set(visitor.consent.attempts.map(({ event_id }) => event_id))).toEqual(new Set([eventId]));
  expect(await visitor.page.evaluate((key) => localStorage.getItem(key), OUTBOX)).toBeNull();
});

test('A decision made while the server is down arrives when it is back', async () => {
  await open();
  await visitor.page.waitForNetworkIdle();
  await visitor.consent.stop();
  await press(visitor.page, reject);
  await until(async () => (await waiting()).length === 1, 'the decision is kept');
  await visitor.consent.start();
  await open('/next');
  await recorded();
  await emptied();
  expect(visitor.consent.records).toHaveLength(1);
  expect(visitor.consent.records[0]!.method).toBe('banner_decline');
});

test('A decision made offline is sent as soon as the browser is online, without a new page', async () => {
  await open();
  await visitor.page.waitForNetworkIdle();
  await visitor.page.setOfflineMode(true);
  await press(visitor.page, accept);
  await until(async () => (await waiting()).length === 1, 'the decision is kept');
  await visitor.page.setOfflineMode(false);
  await recorded();
  await emptied();
});

test('A decision followed at once by leaving the page is recorded exactly once', async () => {
  await open();
  const handle = await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
  await visitor.page.evaluate((url) => {
    addEventListener('yinyom:change', () => location.assign(url));
  }, stage.site.url('/next'));
  await Promise.all([visitor.page.waitForNavigation(), handle!.click()]);
  await recorded();
  await emptied();
  expect(visitor.consent.records).toHaveLength(1);
  expect(new Set(visitor.consent.attempts.map(({ event_id }) => event_id)).size).toBe(1);
});

test('Closing the tab right after deciding still delivers the decision', async () => {
  await open();
  await visitor.page.waitForNetworkIdle();
  visitor.consent.refuse = { status: 503 };
  await press(visitor.page, accept);
  await attempts(1);
  visitor.consent.refuse = null;
  await visitor.page.close({ runBeforeUnload: true });
  await recorded();
  expect(visitor.consent.records).toHaveLength(1);
});

test.each([403, 404, 409, 422])(
  'A final refusal (%i) empties the outbox instead of asking for ever',
  async (status) => {
    visitor.consent.refuse = { status, code: 'origin_not_allowed' };
    await open();
    await press(visitor.page, accept);
    await attempts(1);
    await emptied();
  },
);

test('H20 On a host that is not the website’s the console says so once, at the banner and not again after it', async () => {
  visitor.consent.refuseServed = 'origin_not_allowed';
  visitor.consent.refuse = { status: 403, code: 'origin_not_allowed' };
  const lines: string[] = [];
  visitor.page.on('console', (message) => lines.push(message.text()));
  const told = () => lines.filter((line) => line.includes('Nothing is recorded on this host.'));
  await open();
  await until(() => told().length === 1, 'the console says it');
  await press(visitor.page, accept);
  await attempts(1);
  await emptied();
  expect(told()).toHaveLength(1);
});

test('A token that has become invalid is renewed once for the same version and the decision arrives', async () => {
  visitor.consent.refuse = { status: 422, code: 'config_token_invalid' };
  await open();
  await visitor.page.waitForNetworkIdle();
  visitor.consent.publish({ ...visitor.consent.config, config_token: 'fresh-token' });
  visitor.consent.acceptToken = 'fresh-token';
  await press(visitor.page, accept);
  await recorded();
  expect(visitor.consent.attempts).toHaveLength(2);
  expect(visitor.consent.records[0]!.config_token).toBe('fresh-token');
});

test('A decision on a version that is gone is given up, not recorded for another version', async () => {
  visitor.consent.refuse = { status: 422, code: 'config_token_invalid' };
  await open();
  await visitor.page.waitForNetworkIdle();
  visitor.consent.publish({ ...visitor.consent.config, version: 13, config_token: 'fresh-token' });
  await press(visitor.page, accept);
  await attempts(1);
  await emptied();
  expect(visitor.consent.records).toHaveLength(0);
});

test('The call needs no preflight and carries no cookies', async () => {
  await open();
  await press(visitor.page, accept);
  await recorded();
  expect(visitor.consent.calls.filter((call) => call.startsWith('OPTIONS'))).toEqual([]);
  expect(visitor.consent.lastHeaders['content-type']).toMatch(/^text\/plain/);
  expect(visitor.consent.lastHeaders.cookie).toBeUndefined();
});
