import type { BodyOf } from '@yinyom/contracts/endpoint';
import { getTemplate, saveTemplate } from '@yinyom/contracts/websites/template';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf, press } from '../testing/press';
import { sampleDiff, sampleTemplate, sampleTexts } from '../testing/sampleData';

/** A platform whose website lacks its privacy link in both languages, and keeps what is saved. */
const withoutPrivacyLink = () => {
  const gateway = websitePlatform();
  const without = (language: 'th' | 'en') => {
    const texts = sampleTexts(language);
    return { ...texts, privacy: { name: texts.privacy.name, url: '' } };
  };
  const empty = { th: without('th'), en: without('en') };
  gateway.answer(getTemplate, sampleTemplate({ languages: empty }));
  gateway.answer(saveTemplate, ({ body }) =>
    sampleTemplate({
      etag: '"kept"',
      languages: (body as BodyOf<typeof saveTemplate>).languages,
      diff: sampleDiff({ texts: ['th', 'en'] }),
    }),
  );
  return gateway;
};
const LINK = 'https://www.example.co.th/privacy';
const privacyLink = () => screen.findByRole('textbox', { name: /^Link address/ });

test('a new website is told that only its privacy link is missing, and led to the field', async () => {
  withoutPrivacyLink();
  await openWebsite('banner');
  expect(
    await screen.findByText(/Only the link to the privacy notice is missing \(ไทย, English\)/),
  ).toBeVisible();
  await press('Fill in now');
  const field = await privacyLink();
  expect(field).toHaveFocus();
  await userEvent.type(field, LINK);
  await press('Use this link for every language without one');
  expect(screen.queryByText(/privacy notice is missing/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /English/ }));
  expect(await privacyLink()).toHaveValue(LINK);
});

test('F-A1 a) a missing link is told, filled in for every language, and published', async () => {
  const gateway = withoutPrivacyLink();
  await openWebsite('banner');
  await press('Publish');
  expect(await screen.findByRole('alert')).toHaveTextContent('privacy link URL English');
  await press('Fill in now');
  await userEvent.type(await privacyLink(), LINK);
  await press('Use this link for every language without one');
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('The banner was published');
  expect(bodyOf(gateway.received(saveTemplate).at(-1))).toMatchObject({ publish: true });
});

test('F-A1 b) one language of several filled in: the rest is told, what was typed is saved as a draft', async () => {
  const gateway = withoutPrivacyLink();
  await openWebsite('texts');
  await press('Publish');
  await screen.findByRole('alert');
  expect(gateway.received(saveTemplate)).toHaveLength(0);
  await userEvent.type(await privacyLink(), LINK);
  await press('Publish');
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('URL Thai'));
  expect(screen.getByRole('alert')).toHaveTextContent('privacy link URL English');
  expect(await privacyLink()).toHaveValue(LINK);
  const [saved, ...others] = gateway.received(saveTemplate);
  expect(others).toEqual([]);
  expect(bodyOf(saved)).toMatchObject({ publish: false, languages: { th: { privacy: { url: LINK } } } });
});

test('F-A1 c) a text cleared after a first refusal is saved before the next one is told', async () => {
  const gateway = withoutPrivacyLink();
  await openWebsite('texts');
  await press('Publish');
  await screen.findByRole('alert');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Banner title/ }));
  await press('Publish');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/banner title/));
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('');
  expect(bodyOf(gateway.received(saveTemplate)[0])).toMatchObject({
    publish: false,
    languages: { th: { banner: { title: '' } } },
  });
});

test('F-A1 c) a draft that cannot be saved is told first, and stays in the editor', async () => {
  const gateway = withoutPrivacyLink();
  gateway.refuse(saveTemplate, 412, 'version_conflict', { message: 'Someone else has changed this.' });
  await openWebsite('texts');
  await userEvent.type(await privacyLink(), LINK);
  await press('Publish');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed this.');
  expect(await privacyLink()).toHaveValue(LINK);
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
});

test('another page leads to the link by the name of its field', async () => {
  withoutPrivacyLink();
  await openWebsite('texts&field=languages.th.privacy.url');
  await waitFor(async () => expect(await privacyLink()).toHaveFocus());
});
