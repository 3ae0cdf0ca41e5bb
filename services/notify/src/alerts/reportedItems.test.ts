import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
beforeEach(async () => {
  story = await startWatchStory(new Date('2026-11-25T10:00:00+07:00'));
  story.usual({ shown: 10, decisions: 6, accepted: 4 });
  story.tellFigures();
  // Websites of these tests cannot be looked at.
  await story.notify.call('admin')('PUT', `/applications/${story.site.application_id}/alert-rules`, {
    rules: [{ rule: 'script_missing', enabled: false }],
  });
});
afterEach(() => story.close());

/** The latest scan, with cookies that were there before anybody agreed. */
const scanned = (...cookies: string[]) => {
  story.notify.sources.watched.scan = {
    scan_id: 'a'.repeat(24),
    finished_at: story.now.toISOString(),
    violations: cookies.map((cookie) => ({
      cookie,
      domain: 'example.ac.th',
      page: 'https://www.example.ac.th/',
      pass: 'none' as const,
      set_by: { kind: 'script' as const, url: 'https://connect.facebook.net/x.js', line: 1 },
      category_type: 4,
      is_new: true,
    })),
  };
};

it('what visitors’ browsers told of is told once, also when a scan meets it later, and says who saw it', async () => {
  story.notify.sources.watched.reported = [
    { name: '_fbp', host: 'www.example.ac.th', category_type: 4, known_since: story.now.toISOString() },
  ];
  await story.look();
  expect(await story.alerts()).toMatchObject([
    { rule: 'violation_new', state: 'raised', figures: { item: { name: '_fbp', seen_by: 'visitors' } } },
  ]);
  story.notify.sources.watched.reported = [];
  scanned('_fbp');
  story.later(15);
  await story.look();
  story.later(15);
  await story.look();
  expect(await story.alerts()).toMatchObject([{ state: 'raised' }]);
  expect(story.mails).toHaveLength(1);
  scanned();
  for (let round = 0; round < 2; round += 1) {
    story.later(15);
    await story.look();
  }
  expect(await story.alerts()).toMatchObject([{ state: 'resolved' }]);
});
