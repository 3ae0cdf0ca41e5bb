import { getApplication } from '@yinyom/contracts/websites/application';
import { getTemplate, saveTemplate, type TemplateDiff } from '@yinyom/contracts/websites/template';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf, press } from '../testing/press';
import { sampleApplication, sampleDiff, sampleTemplate, sampleTexts } from '../testing/sampleData';

test('publishing stops at missing texts and names each one with its language', async () => {
  const gateway = websitePlatform();
  const texts = sampleTexts('en');
  gateway.answer(
    getTemplate,
    sampleTemplate({
      languages: {
        th: sampleTexts('th'),
        en: {
          ...texts,
          banner: { ...texts.banner, title: '', reject: '' },
          privacy: { name: texts.privacy.name, url: '' },
        },
      },
      design: { ...sampleTemplate().design, font: { family: '', url: '' } },
    }),
  );
  await openWebsite('texts');
  expect(await screen.findByRole('tab', { name: /English.*3 missing/ })).toBeVisible();
  await press('Publish');
  const problems = within(await screen.findByRole('alert'));
  expect(problems.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Please fill out the name Font Family.',
    'Please fill font url.',
    'Please fill out the banner title English',
    'Please fill out the reject button text English',
    'Please fill out the privacy link URL English',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: /English/ }));
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toBeInvalid();
  expect(gateway.received(saveTemplate)).toHaveLength(0);
});

/** The dialog before publishing, for a draft that differs in some way. */
const publishWith = async (gateway: ReturnType<typeof websitePlatform>, diff: Partial<TemplateDiff> = {}) => {
  let etag = 1;
  gateway.answer(saveTemplate, () => sampleTemplate({ etag: `"save-${etag++}"`, diff: sampleDiff(diff) }));
  await openWebsite('banner');
  await press('Publish');
  return screen.findByRole('dialog', { name: 'Publish the banner' });
};

test('before publishing it warns that visitors will be asked again, shows the changes and sends the choice', async () => {
  const gateway = websitePlatform();
  const dialog = within(await publishWith(gateway, { design: ['layout'] }));
  expect(dialog.getByText('Design: 1')).toBeVisible();
  // H12: nobody is asked again for a colour unless the owner wants it.
  expect(dialog.getByRole('radio', { name: 'No one' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Every visitor' }));
  expect(dialog.getByText(/visitors are asked for their consent anew/)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'No one' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('The banner was published');
  const [draft, published] = gateway.received(saveTemplate);
  expect(bodyOf(draft)).toMatchObject({ publish: false });
  expect(bodyOf(published)).toMatchObject({ publish: true, reconsent: 'none' });
  expect(published?.headers.get('If-Match')).toBe('"save-1"');
});

test('H12 a draft that is what visitors see already cannot be published, and the bar says why', async () => {
  const gateway = websitePlatform();
  gateway.answer(getTemplate, sampleTemplate({ status: 'published', version: 1 }));
  await openWebsite('texts');
  expect(await screen.findByText(/The draft is identical, so there is nothing to publish/)).toBeVisible();
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Banner title/ }), '!');
  expect(publish).toBeEnabled();
});

test('H12 when nothing turns out to differ, the dialog has nothing to confirm', async () => {
  const gateway = websitePlatform();
  const dialog = within(await publishWith(gateway));
  expect(dialog.getByText('Nothing has changed since the published version')).toBeVisible();
  expect(dialog.queryByRole('radio', { name: 'Every visitor' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
});

test('H1 F-L1 the editor says that visitors see nothing yet; the first publication asks everybody', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, sampleApplication({ template_version: 0 }));
  const first = { published_version: 0, version: 1, published_at: null };
  gateway.answer(getTemplate, sampleTemplate(first));
  gateway.answer(saveTemplate, sampleTemplate({ ...first, etag: '"two"' }));
  await openWebsite('banner');
  expect(await screen.findByText('Not published yet: visitors see nothing, tags stay blocked')).toBeVisible();
  expect(screen.queryByText(/Published, version/)).not.toBeInTheDocument();
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the banner' }));
  expect(dialog.getByText(/This is the first publication/)).toBeVisible();
  expect(dialog.queryByText(/anew/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('The banner was published');
  expect(bodyOf(gateway.received(saveTemplate)[1])).toMatchObject({ publish: true, reconsent: 'all' });
});

test('when a purpose changed everybody must be asked', async () => {
  const gateway = websitePlatform();
  const dialog = within(await publishWith(gateway, { texts: ['th'], requires_reconsent: true }));
  expect(dialog.getByRole('radio', { name: 'No one' })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: 'Every visitor' })).toBeChecked();
});

test('an error of the check against the law stops the publication, a warning does not', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, {
    ...sampleTemplate({ etag: '"two"' }),
    lint: [
      { code: 'text_contrast_low', severity: 'warning', message: 'Close colours.' },
      { code: 'reject_less_prominent', severity: 'error', message: 'Reject is hidden.' },
    ],
  });
  await openWebsite('banner');
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the banner' }));
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Must be correctedReject is hidden.');
  expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
});

test('unclassified cookies are warned about with a way to classify them', async () => {
  const gateway = websitePlatform();
  const message = 'Unclassified cookies: session_id.';
  gateway.answer(saveTemplate, {
    ...sampleTemplate({ etag: '"two"' }),
    diff: sampleDiff({ cookies_added: ['session_id HTTP'] }),
    lint: [{ code: 'cookies_unclassified', severity: 'warning', field: 'cookies', message }],
  });
  await openWebsite('banner');
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the banner' }));
  expect(dialog.getByText(/session_id/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Classify the cookies' })).toHaveAttribute(
    'href',
    expect.stringContaining('/re-assign'),
  );
  expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});
