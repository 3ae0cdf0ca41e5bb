import { readySite, saveTemplate, withTitle } from '../testing/bannerEditing';
import { callsDuring } from '../testing/callsDuring';
import { startWebsites, type Websites } from '../testing/startWebsites';

const COUNTED = {
  takeSnapshot: 'notice/src/snapshot/takeSnapshot',
  templateDiff: 'publish/templateDiff',
  lintTemplate: 'notice/src/lint/lintTemplate',
};

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
  const calls = await callsDuring(COUNTED, async () => {
    const { status } = await saveTemplate(websites, site.id, { ...withTitle(template, 'ใหม่'), publish });
    expect(status).toBe(200);
  });
  expect(calls).toEqual({ takeSnapshot: 1, templateDiff: 1, lintTemplate: 1 });
});
