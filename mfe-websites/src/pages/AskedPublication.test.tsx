import { getApplication } from '@yinyom/contracts/websites/application';
import { getTemplate, saveTemplate } from '@yinyom/contracts/websites/template';
import { screen } from '@testing-library/react';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { sampleApplication, sampleDiff, sampleTemplate } from '../testing/sampleData';

test('an address that asks for it leads to the dialog before publishing', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, sampleTemplate({ etag: '"save-1"', diff: sampleDiff({}) }));
  await openWebsite('banner&do=publish');
  expect(await screen.findByRole('dialog', { name: 'Review and publish' })).toBeVisible();
  expect(location.search).toBe('?section=banner');
  expect(gateway.received(saveTemplate)).toMatchObject([{ body: { publish: false } }]);
});

test('the bar and the dialog go by the same comparison, even where the website is marked as changed', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, sampleApplication({ pending_changes: true }));
  gateway.answer(getTemplate, sampleTemplate({ status: 'published', version: 1 }));
  await openWebsite('banner');
  expect(await screen.findByText(/The draft is identical, so there is nothing to publish/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
});
