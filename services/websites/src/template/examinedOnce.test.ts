import { lintTemplate } from '@yinyom/notice/lint/lintTemplate';
import { takeSnapshot } from '@yinyom/notice/snapshot/takeSnapshot';
import { templateDiff } from '../publish/templateDiff';
import { readySite, saveTemplate, withTitle } from '../testing/bannerEditing';
import { startWebsites, type Websites } from '../testing/startWebsites';

// The real functions, counted.
jest.mock('@yinyom/notice/lint/lintTemplate', () => {
  const real: object = jest.requireActual('@yinyom/notice/lint/lintTemplate');
  return { ...real, lintTemplate: jest.fn((real as { lintTemplate: typeof lintTemplate }).lintTemplate) };
});
jest.mock('@yinyom/notice/snapshot/takeSnapshot', () => {
  const real: object = jest.requireActual('@yinyom/notice/snapshot/takeSnapshot');
  return { ...real, takeSnapshot: jest.fn((real as { takeSnapshot: typeof takeSnapshot }).takeSnapshot) };
});
jest.mock('../publish/templateDiff', () => {
  const real: object = jest.requireActual('../publish/templateDiff');
  return { ...real, templateDiff: jest.fn((real as { templateDiff: typeof templateDiff }).templateDiff) };
});

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

it.each([
  ['saved', false],
  ['published', true],
])('a banner that is %s is put together, compared and checked once', async (_how, publish) => {
  const { site, template } = await readySite(websites);
  const counted = [takeSnapshot, templateDiff, lintTemplate].map((one) => jest.mocked(one));
  counted.forEach((one) => one.mockClear());
  const { status } = await saveTemplate(websites, site.id, { ...withTitle(template, 'ใหม่'), publish });
  expect(status).toBe(200);
  expect(counted.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
