import { WORDS } from '../words/allWords';
import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { preference, statistics, marketing } = CATEGORY;
const { accept } = SAMPLE_TEXTS.th;
const { allow_all } = SAMPLE_WORDS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor({ audience: 'minors' });
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>โรงเรียน</h1>');
  await visitor.open(stage.site.url('/'));
  await press(visitor.page, accept);
  await visitor.page.waitForSelector(`::-p-aria([name="${WORDS.th.self}"][role="radio"])`);
});
afterEach(() => visitor.leave());
const isRecorded = () => until(() => visitor.consent.records.length === 1, 'the decision is recorded');

test('On a website for minors accepting leads to the parent step; alone a minor grants no statistics or marketing', async () => {
  expect(visitor.consent.attempts).toEqual([]);
  await press(visitor.page, allow_all);
  await isRecorded();
  expect(visitor.consent.records[0]).toMatchObject({
    consenter_role: 'self',
    method: 'modal_accept',
    categories: { [preference]: true, [statistics]: false, [marketing]: false },
  });
});

test('A parent grants everything and the record says that a parent did', async () => {
  const parent = await visitor.page.$(`::-p-aria([name="${WORDS.th.parent}"][role="radio"])`);
  await parent!.click();
  await press(visitor.page, allow_all);
  await isRecorded();
  expect(visitor.consent.records[0]).toMatchObject({
    consenter_role: 'parent',
    categories: { [statistics]: true, [marketing]: true },
  });
});

test('The placeholder of a frame leads a minor to the parent step as well, and grants nothing by itself', async () => {
  await visitor.page.keyboard.press('Escape');
  stage.site.page(
    '/video',
    visitor.consent.scriptUrl,
    '<iframe data-category="4" data-src="/film"></iframe>',
  );
  await visitor.open(stage.site.url('/video'));
  await press(visitor.page, WORDS.th.allow);
  await visitor.page.waitForSelector(`::-p-aria([name="${WORDS.th.self}"][role="radio"])`);
  expect(visitor.consent.attempts).toEqual([]);
  await press(visitor.page, allow_all);
  await isRecorded();
  expect(visitor.consent.records[0]).toMatchObject({
    consenter_role: 'self',
    categories: { [marketing]: false },
  });
});
