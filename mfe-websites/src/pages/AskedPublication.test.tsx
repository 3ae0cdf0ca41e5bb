import { saveTemplate } from '@yinyom/contracts/websites/template';
import { screen } from '@testing-library/react';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { sampleDiff, sampleTemplate } from '../testing/sampleData';

test('an address that asks for it leads to the dialog before publishing', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, sampleTemplate({ etag: '"save-1"', diff: sampleDiff({}) }));
  await openWebsite('banner&do=publish');
  expect(await screen.findByRole('dialog', { name: 'Review and publish' })).toBeVisible();
  expect(location.search).toBe('?section=banner');
  expect(gateway.received(saveTemplate)).toMatchObject([{ body: { publish: false } }]);
});
