import { OURS } from '@yinyom/testing/identityStandIn';
import { begin, ended, finds, forgetPause, foundItem } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';

let scanner: Scanner;
beforeEach(async () => {
  scanner = await startScanner();
});
afterEach(() => scanner.close());

describe('what differs from the scan before', () => {
  it('is told: new, gone, longer, of another category', async () => {
    const site = scanner.websites.addSite(OURS);
    // What has no category is not called gone.
    scanner.websites.decided.set('old_thing', 3);
    const items = ['_ga', 'old_thing', 'longer', 'moved'].map((name) =>
      foundItem({ name, durationSeconds: 86_400 }),
    );
    let found = items;
    await scanner.worker(async (...given) => finds(found)(...given));
    const first = await begin(scanner, site);
    expect(await ended(scanner, site, first.id)).toMatchObject({ new: 4, removed: 0, diff: { since: null } });
    await forgetPause(scanner, site);
    scanner.websites.decided.set('moved', 4);
    found = [
      foundItem({ durationSeconds: 86_000 }),
      foundItem({ name: 'longer', durationSeconds: 864_000 }),
      foundItem({ name: 'moved', durationSeconds: 86_400 }),
      foundItem({ name: 'fresh' }),
    ];
    const second = await begin(scanner, site);
    const scan = await ended(scanner, site, second.id);
    expect(scan).toMatchObject({ new: 1, removed: 1, changed: 2 });
    expect(scan.diff).toMatchObject({
      since: expect.any(String),
      new: [{ name: 'fresh' }],
      removed: [{ name: 'old_thing' }],
      changed: [
        { name: 'longer', what: 'duration' },
        { name: 'moved', what: 'category' },
      ],
    });
  });

  it('H24 does not call gone what the website’s own script held back for want of a category', async () => {
    const site = scanner.websites.addSite(OURS);
    scanner.websites.decided.set('known_thing', 3);
    let found = ['known_thing', 'chat_widget_id'].map((name) => foundItem({ name }));
    let kind: 'own' | 'none' = 'own';
    await scanner.worker(async (...given) =>
      finds(found, { banner: { kind, name: null, before: null, after: null } })(...given),
    );
    const scanned = async () => {
      const { id } = await begin(scanner, site);
      const scan = await ended(scanner, site, id);
      await forgetPause(scanner, site);
      return scan;
    };
    await scanned();
    found = [];
    const scan = await scanned();
    expect(scan.removed).toBe(1);
    expect(scan.diff).toMatchObject({
      removed: [{ name: 'known_thing' }],
      held_back: [{ name: 'chat_widget_id' }],
    });
    expect(scanner.websites.foundCookies.at(-1)).toMatchObject({ complete: true, held_back: true });
    // Without the script nothing is held back, so what nobody meets is gone.
    found = [foundItem({ name: 'chat_widget_id' })];
    kind = 'none';
    await scanned();
    found = [];
    expect((await scanned()).diff).toMatchObject({ removed: [{ name: 'chat_widget_id' }], held_back: [] });
  });

  it('what this platform sets itself is listed, and neither found nor new nor gone', async () => {
    const site = scanner.websites.addSite(OURS);
    const foreign = foundItem({ name: 'yy_c', domain: 'tracker.com', party: 'third' });
    let found = [...['_ga', 'yinyom_demo0000', 'yy_c'].map((name) => foundItem({ name })), foreign];
    await scanner.worker(async (...given) => finds(found)(...given));
    const first = await begin(scanner, site);
    const scan = await ended(scanner, site, first.id);
    expect(scan).toMatchObject({ cookies_found: 2, new: 2 });
    expect(scan.items).toHaveLength(4);
    await forgetPause(scanner, site);
    found = [foundItem({ name: '_ga' }), foreign];
    const second = await begin(scanner, site);
    expect(await ended(scanner, site, second.id)).toMatchObject({ cookies_found: 2, removed: 0 });
  });

  it('says nothing about what is gone when the scan did not see everything', async () => {
    const site = scanner.websites.addSite(OURS);
    await scanner.worker(finds([], { state: 'partial', reason: 'time_limit' }));
    const { id } = await begin(scanner, site);
    expect(await ended(scanner, site, id)).toMatchObject({
      status: 'partial',
      reason: 'time_limit',
      removed: 0,
    });
    expect(scanner.websites.foundCookies.at(-1)?.complete).toBe(false);
  });
});
