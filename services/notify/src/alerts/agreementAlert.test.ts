import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
beforeAll(async () => {
  story = await startWatchStory(new Date('2026-11-25T03:00:00Z'));
  story.tellFigures();
});
afterAll(() => story.close());

it('a review of an agreement that is due is reported to Admins, until it was done', async () => {
  const due = [{ id: 'a', processor_name: 'Example Co.', review_at: '2026-01-01' }];
  story.notify.sources.watched.agreements = due;
  await story.look();
  expect(await story.alerts()).toMatchObject([
    { rule: 'agreement_review_due', application_id: null, subject: 'a', figures: { names: ['Example Co.'] } },
  ]);
  story.notify.sources.watched.agreements = [];
  story.later(24 * 60);
  await story.look();
  story.later(24 * 60);
  await story.look();
  expect(await story.alerts()).toMatchObject([{ state: 'resolved' }]);
});
