import { createStage, until, type Stage, type Visitor } from '../../testing/visit';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
});
afterEach(() => visitor.leave());

const shown = async () => {
  await until(() => visitor.consent.shows.length > 0, 'the showing is told');
  return visitor.consent.shows;
};
const ITEM = { version: 1, language: 'th', count: 1 };
/** A page whose clock stands at so many milliseconds after its first byte, however long the machine takes. */
const clockAt = (ms: number) =>
  visitor.page.evaluateOnNewDocument((after) => {
    performance.now = () => {
      const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return view!.responseStart + after;
    };
  }, ms);

test('A banner that stands with the page is told as one that came in time', async () => {
  await clockAt(2_900);
  await visitor.show();
  expect(await shown()).toEqual([{ ...ITEM, version: expect.any(Number), late: 0 }]);
});

test('A banner that was held back is told as late', async () => {
  await clockAt(4_000);
  await visitor.show();
  expect(await shown()).toMatchObject([{ late: 1 }]);
});

test('Of a page that was prepared in advance the showing is told and no wait', async () => {
  await visitor.page.evaluateOnNewDocument(() => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'activationStart', { value: 7_000 });
  });
  await clockAt(4_000);
  await visitor.show();
  expect(await shown()).toEqual([{ ...ITEM, version: expect.any(Number) }]);
});

test('Of a page in a tab that nobody looks at the showing is told and no wait', async () => {
  // A tab behind another one is not drawn at all, so nothing could wait for its banner: it only says that it is hidden.
  await visitor.page.evaluateOnNewDocument(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await clockAt(4_000);
  await visitor.show();
  expect(await shown()).toEqual([{ ...ITEM, version: expect.any(Number) }]);
});

test('Who goes back to a page that was kept is told of once, with the wait of the first time', async () => {
  await clockAt(200);
  await visitor.show();
  await shown();
  stage.site.pages['/plain'] = { body: '<!doctype html><title>ธรรมดา</title>' };
  await visitor.open(stage.site.url('/plain'));
  await clockAt(9_000);
  await visitor.page.goBack();
  await visitor.page.waitForFunction(() => document.querySelector('yinyom-consent') !== null);
  const again = await visitor.page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type,
  );
  // A browser that loads it anew shows a new banner, of which it knows no wait.
  if (again === 'back_forward') {
    await until(() => visitor.consent.shows.length === 2, 'the second showing is told');
    expect(visitor.consent.shows[1]).not.toHaveProperty('late');
  }
  expect(visitor.consent.shows[0]).toMatchObject({ late: 0 });
});

test('A page that took the clock away loses nothing: the showing is told', async () => {
  await visitor.page.evaluateOnNewDocument(() => {
    performance.getEntriesByType = () => {
      throw new Error('not here');
    };
  });
  await visitor.show();
  expect(await shown()).toEqual([{ ...ITEM, version: expect.any(Number) }]);
});
