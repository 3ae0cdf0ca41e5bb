import { EVENT_DATA, type MessageType } from '@yinyom/contracts/notify/eventTypes';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { createRemind } from '../upkeep/remind';
import { createRequestStore } from './request.store';

let compliance: Compliance;
let now = new Date('2026-11-22T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
});
afterAll(() => compliance.close());

const events = async () => compliance.service.internal.listEvents({ limit: 100 });
const forgetAll = async () =>
  compliance.service.internal.forgetEvents({ ids: (await events()).map(({ id }) => id) });
const remind = () => createRemind({ requests: createRequestStore(compliance.connection), now: () => now })();

it('a request is published when it begins and when it ends, with the names of OpenDSR and without its person', async () => {
  const { id, number, etag, due_at } = await compliance.enter();
  await compliance.officer(
    'POST',
    `/requests/${id}/reject`,
    { reason: 'repeated', explanation: 'as last week' },
    { 'if-match': etag },
  );
  const found = await events();
  expect(found.map(({ type }) => type)).toEqual(['request.received', 'request.closed']);
  for (const { type, data } of found) {
    expect(EVENT_DATA[type as MessageType].safeParse(data).success).toBe(true);
    expect(data).toMatchObject({
      subject_request_id: id,
      number,
      subject_request_types: ['access'],
      submitted_time: now.toISOString(),
      due_at,
    });
  }
  expect(found.map(({ data }) => data['request_status'])).toEqual(['pending', 'cancelled']);
  expect(found[1]?.data).toMatchObject({ state: 'rejected', closed_at: now.toISOString() });
  expect(JSON.stringify(found)).not.toMatch(/suda|last week/i);
  await forgetAll();
  expect(await events()).toEqual([]);
});

it('an open request is published 7, 3 and 1 days before its end, each once however many processes look', async () => {
  const { due_at } = await compliance.enter();
  await forgetAll();
  const daysLeft = async () => (await events()).map(({ data }) => data['days_left']);
  const at = async (daysBefore: number, ms = 0) => {
    now = new Date(Date.parse(due_at) - daysBefore * 86_400_000 + ms);
    await Promise.all([remind(), remind()]);
    await remind();
  };
  await at(7, -1);
  expect(await daysLeft()).toEqual([]);
  await at(7);
  expect(await daysLeft()).toEqual([7]);
  await at(3);
  await at(1);
  expect(await daysLeft()).toEqual([7, 3, 1]);
  await at(0, 1);
  expect(await daysLeft()).toEqual([7, 3, 1]);
  await forgetAll();
});

it('another end is another thing to be reminded of, with the days that are really left', async () => {
  now = new Date('2027-03-01T03:00:00Z');
  const { id, etag, due_at } = await compliance.enter();
  await forgetAll();
  now = new Date(Date.parse(due_at) - 2.5 * 86_400_000);
  await remind();
  const { body } = await compliance.officer(
    'PUT',
    `/requests/${id}`,
    { rights: ['erasure'] },
    { 'if-match': etag },
  );
  const moved = body.due_at !== due_at;
  now = new Date(Date.parse(body.due_at) - 2.5 * 86_400_000);
  await remind();
  const found = (await events()).map(({ data }) => [data['days_left'], data['due_at']]);
  expect([moved, found]).toEqual([
    true,
    [
      [3, due_at],
      [3, body.due_at],
    ],
  ]);
  await forgetAll();
});

it('after a stop the shortest alone is published, and of what is closed nothing', async () => {
  const { due_at } = await compliance.enter();
  const closed = await compliance.enter();
  const reject = { reason: 'repeated', explanation: 'x' };
  await compliance.officer('POST', `/requests/${closed.id}/reject`, reject, { 'if-match': closed.etag });
  await forgetAll();
  now = new Date(Date.parse(due_at) - 86_400_000);
  await remind();
  const found = await events();
  expect(found.map(({ data }) => [data['number'] !== closed.number, data['days_left']])).toEqual([[true, 1]]);
});
