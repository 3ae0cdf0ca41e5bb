import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { createRequestsSource } from '../binder-papers/requestsSource';
import { createStores } from '../createStores';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { createSeals } from './seals';
import { createSelfService } from './selfService';

let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance({ now: () => new Date('2026-11-20T03:00:00Z') });
});
afterAll(() => compliance.close());

const list = async (query: string) =>
  (await compliance.officer('GET', `/organizations/${OURS}/requests?${query}`)).body;
const whole = async (id: string) => (await compliance.officer('GET', `/requests/${id}`)).body;

it('what visitors did alone about their own records is entered once, closed, without a person, and says nothing about speed', async () => {
  const stores = createStores(compliance.connection);
  const own = [
    { id: 'a1'.repeat(12), right: 'access' as const, at: '2026-11-20T02:00:00.000Z' },
    { id: 'a2'.repeat(12), right: 'erasure' as const, at: '2026-11-20T02:01:00.000Z' },
  ].map((one) => ({ ...one, organization_id: OURS, application_id: 'c'.repeat(24) }));
  // No id of a request: it can never be entered.
  const broken = { ...own[0]!, id: 'broken' };
  /** The consents service, which forgets nothing the first time: the process died. */
  const left = [[broken, ...own], [broken, ...own], [broken]];
  const forgotten: string[][] = [];
  const enter = createSelfService({
    ...stores,
    seals: createSeals(testSecrets.DATA_SECRET),
    logger: createLogger('silent'),
    consents: {
      listOwnRequests: async () => left.shift() ?? [],
      forgetOwnRequests: async ({ ids }) => {
        forgotten.push(ids);
        return null;
      },
    },
  });
  const figures = async () =>
    (await compliance.officer('GET', `/organizations/${OURS}/requests/figures`)).body;
  const before = await figures();
  await enter();
  expect(forgotten).toEqual([own.map(({ id }) => id), own.map(({ id }) => id)]);
  const after = await figures();
  expect(after.by_channel.self_service).toBe(2);
  expect([after.median_days, after.share_in_time]).toEqual([before.median_days, before.share_in_time]);
  const { number: entered } = await compliance.enter();
  const source = createRequestsSource({ ...stores, now: () => new Date('2026-11-20T03:00:00Z') });
  const scope = {
    organizationId: OURS,
    organizationName: 'Example University',
    applications: null,
    from: new Date('2026-11-01T00:00:00Z'),
    until: new Date('2026-12-01T00:00:00Z'),
  };
  const printed = await source.document(scope, 'en');
  const alone = ['a1', 'a2'].map((id) => id.repeat(12)).map(whole);
  const numbersAlone = (await Promise.all(alone)).map(({ number }) => number as string);
  expect([printed.includes(entered), numbersAlone.some((number) => printed.includes(number))]).toEqual([
    true,
    false,
  ]);
  expect(printed).toContain('Done by visitors themselves on the website and answered immediately: 2.');
  const csv = [];
  for (const { content } of await source.originals(scope))
    for await (const part of content) csv.push(String(part));
  for (const number of [entered, ...numbersAlone]) expect(csv.join('')).toContain(number);
  const request = await whole('a2'.repeat(12));
  expect(request).toMatchObject({
    channel: 'self_service',
    state: 'completed',
    rights: ['erasure'],
    person: null,
    consent_id: null,
    details: '',
    closed_at: '2026-11-20T02:01:00.000Z',
    purge_at: null,
    timeline: [{ kind: 'received' }, { kind: 'closed', by: { kind: 'person', name: '' } }],
  });
  const numbers = (await list('state=completed&limit=100')).entities.map(
    ({ number }: { number: string }) => number,
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
