import { until } from '../testing/startNotify';
import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
beforeEach(async () => {
  story = await startWatchStory(new Date('2026-11-25T10:00:00+07:00'));
  story.notify.sources.watched.scan = {
    scan_id: 'a'.repeat(24),
    finished_at: story.now.toISOString(),
    violations: [
      {
        cookie: '_fbp',
        domain: 'www.example.ac.th',
        page: 'https://www.example.ac.th/',
        pass: 'none',
        set_by: { kind: 'script', url: 'https://connect.facebook.net/x.js', line: 1 },
        category_type: 4,
        is_new: true,
      },
    ],
  };
});
afterEach(() => story.close());

it('a website that a demo made up is judged by its scan and its cookies alone', async () => {
  story.notify.sources.watched.sites = [{ ...story.site, sample: true }];
  story.notify.sources.watched.unsigned_day = '2026-11-20';
  await story.look();
  story.later(60);
  await story.look();
  expect(await story.alerts()).toMatchObject([{ rule: 'violation_new', state: 'raised' }]);
});

it('a website that was scanned before anybody knew of it is looked at without waiting for the next roll', async () => {
  const { sources, service } = story.notify;
  const fresh = 'f'.repeat(24);
  sources.watched.sites = [{ ...story.site, application_id: fresh }];
  await service.watching.scanned(fresh);
  await until(
    () => story.notify.connection.collection('alerts').countDocuments({ place: fresh }),
    (noted) => noted > 0,
  );
});
