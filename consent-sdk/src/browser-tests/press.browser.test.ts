import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import {
  createStage,
  hasButton,
  holdTimers,
  press,
  until,
  type Stage,
  type Visitor,
} from '../../testing/visit';

const { accept, cookie_setting, reject } = SAMPLE_TEXTS.th;
/** How long the frame that answers a press has (milliseconds). */
const FRAME_MS = 32;

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

/** What the page has the moment the banner has gone, before anything else can happen. */
const OBSERVER = `<script>new MutationObserver((_changes, observer) => {
  const there = !!document.querySelector('yinyom-consent');
  if (window.stood && !there) {
    seen = { choice: document.cookie.includes('yinyom_'), kept: Object.keys(localStorage).length };
    observer.disconnect();
  }
  stood = there;
}).observe(document, { childList: true, subtree: true })</script>`;

test('A press takes the banner away first; choice, record and control follow the frame', async () => {
  const next = await holdTimers(visitor.page, FRAME_MS);
  await visitor.show('', OBSERVER);
  await press(visitor.page, accept);
  expect(await hasButton(visitor.page, accept)).toBe(false);
  expect(await visitor.page.evaluate('seen')).toEqual({ choice: false, kept: 0 });
  await next();
  await visitor.recorded();
  await until(() => hasButton(visitor.page, cookie_setting), 'the control is there');
  expect(visitor.consent.records[0]).toMatchObject({ method: 'banner_accept', language: 'th' });
});

test('A visitor who leaves before that frame has decided, once, and is not asked again', async () => {
  // The frame never comes on any page.
  await holdTimers(visitor.page, FRAME_MS);
  await visitor.show();
  await press(visitor.page, reject);
  await visitor.page.reload();
  await until(() => hasButton(visitor.page, cookie_setting), 'the control is there');
  await visitor.recorded();
  expect(await hasButton(visitor.page, accept)).toBe(false);
  expect(visitor.consent.records[0]!.method).toBe('banner_decline');
});

test('A page that calls the API has the choice when the call returns', async () => {
  await visitor.show();
  const granted = await visitor.page.evaluate(() => {
    const yinyom = window.yinyom as YinyomApi;
    yinyom.set({ 3: true });
    return [yinyom.get()?.types['3'], document.cookie.includes('yinyom_')];
  });
  expect(granted).toEqual([true, true]);
  await visitor.recorded();
});
