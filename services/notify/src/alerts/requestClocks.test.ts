import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
beforeAll(async () => {
  story = await startWatchStory(new Date('2026-11-25T10:00:00+07:00'));
  story.usual({ shown: 10, decisions: 6, accepted: 4 });
  story.tellFigures();
  // Websites of these tests cannot be looked at.
  await story.notify.call('admin')('PUT', `/applications/${story.site.application_id}/alert-rules`, {
    rules: [{ rule: 'script_missing', enabled: false }],
  });
});
afterAll(() => story.close());

it('clocks of requests are alerts of the organization for Admins and officers, and over when they are closed', async () => {
  const due_at = new Date(story.now.getTime() + 86_400_000).toISOString();
  const { watched, compliance } = story.notify.sources;
  watched.requests = { ...watched.requests, due_soon: [{ id: 'r1', number: 'DSR-2026-000001', due_at }] };
  const asked = jest.spyOn(compliance, 'watchRequests');
  await story.look();
  const organization_id = story.site.organization_id;
  expect(asked).toHaveBeenCalledWith({
    organization_id,
    unassigned_before: new Date(story.now.getTime() - 86_400_000).toISOString(),
  });
  expect(await story.alerts()).toMatchObject([
    { rule: 'request_due_soon', application_id: null, subject: 'r1', severity: 'warning' },
  ]);
  const seenBy = async (user: string) => {
    const list = `/applications/${story.site.application_id}/alerts`;
    const count = (await story.notify.call(user)('GET', '/me/alerts/count')).body.raised;
    return [(await story.notify.call(user)('GET', list)).body.entities.length, count];
  };
  story.notify.identity.memberships.push({
    userId: 'officer',
    organizationId: organization_id,
    role: 1,
    flags: ['dpo'],
  });
  expect(await seenBy('admin')).toEqual([1, 1]);
  expect(await seenBy('officer')).toEqual([1, 1]);
  expect(await seenBy('member')).toEqual([0, 0]);
  watched.requests = { due_soon: [], overdue: [], unassigned: [] };
  for (let turn = 0; turn < 2; turn += 1) {
    story.later(61);
    await story.look();
  }
  expect(await story.alerts()).toMatchObject([{ rule: 'request_due_soon', state: 'resolved' }]);
});
