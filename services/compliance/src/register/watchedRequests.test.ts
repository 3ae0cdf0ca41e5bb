import { OURS } from '@yinyom/testing/identityStandIn';
import { OFFICER, startCompliance, type Compliance } from '../testing/startCompliance';

let now = new Date('2026-11-01T03:00:00Z');
let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
});
afterAll(() => compliance.close());

const clocks = async () => {
  const unassigned_before = new Date(now.getTime() - 86_400_000).toISOString();
  const found = await compliance.service.internal.watchRequests({ organization_id: OURS, unassigned_before });
  const idsOf = (list: 'due_soon' | 'overdue' | 'unassigned') => found[list].map(({ id }) => id);
  return { due_soon: idsOf('due_soon'), overdue: idsOf('overdue'), unassigned: idsOf('unassigned') };
};

it('each right has its own reminder; what is overdue, assigned or closed is said once or not at all', async () => {
  const access = await compliance.enter({ rights: ['access'] });
  expect(await clocks()).toEqual({ due_soon: [], overdue: [], unassigned: [] });
  now = new Date('2026-11-03T03:00:00Z');
  expect(await clocks()).toEqual({ due_soon: [], overdue: [], unassigned: [access.id] });
  await compliance.officer('POST', `/requests/${access.id}/assign`, { user_id: OFFICER });
  expect((await clocks()).unassigned).toEqual([]);
  // Due at the end of 1 December: seven days before it is a moment of 24 November.
  now = new Date('2026-11-24T16:59:58Z');
  expect((await clocks()).due_soon).toEqual([]);
  now = new Date('2026-11-24T16:59:59Z');
  expect((await clocks()).due_soon).toEqual([access.id]);
  now = new Date('2026-12-01T17:00:00Z');
  expect(await clocks()).toEqual({ due_soon: [], overdue: [access.id], unassigned: [] });
  const { body } = await compliance.officer('GET', `/requests/${access.id}`);
  const reason = { reason: 'repeated', explanation: 'asked last week' };
  await compliance.officer('POST', `/requests/${access.id}/reject`, reason, { 'if-match': body.etag });
  expect(await clocks()).toEqual({ due_soon: [], overdue: [], unassigned: [] });
});

it('numbers and dates alone leave the service, and of this organization alone', async () => {
  await compliance.enter({ received_at: '2026-10-01T03:00:00Z' });
  const asked = { unassigned_before: now.toISOString() };
  const ours = await compliance.service.internal.watchRequests({ ...asked, organization_id: OURS });
  expect(ours.overdue).toEqual([
    { id: expect.any(String), number: expect.stringMatching(/^DSR-/), due_at: '2026-10-31T16:59:59.000Z' },
  ]);
  const theirs = await compliance.service.internal.watchRequests({
    ...asked,
    organization_id: 'f'.repeat(24),
  });
  expect(theirs).toEqual({ due_soon: [], overdue: [], unassigned: [] });
});
