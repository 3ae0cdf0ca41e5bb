import type { BodyOf } from '@yinyom/contracts/endpoint';
import { getApplication } from '@yinyom/contracts/websites/application';
import { getTemplate, saveTemplate, type TemplateDiff } from '@yinyom/contracts/websites/template';
import { saveTemplateLogo } from '@yinyom/contracts/websites/templateLogo';
import { navigateTo } from '@yinyom/mfe-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { sampleApplication, sampleDiff, sampleTemplate, sampleTexts } from '../testing/sampleData';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodyOf = (call: { body: unknown } | undefined) => call?.body as Record<string, unknown>;

test('all twelve layouts can be chosen by picture, and the choice is saved as a draft', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, sampleTemplate({ etag: '"two"' }));
  await openWebsite('banner');
  const layouts = within(await screen.findByRole('group', { name: 'Banner layout' }));
  expect(layouts.getAllByRole('radio')).toHaveLength(12);
  expect(layouts.getByRole('radio', { name: 'Bottom' })).toBeChecked();
  await userEvent.click(layouts.getByRole('radio', { name: 'Popup right' }));
  expect(screen.getByText('There are unsaved changes')).toBeVisible();
  await press('Save draft');
  await screen.findByText('Draft saved. Visitors do not see it yet.');
  const call = gateway.received(saveTemplate)[0];
  expect(call?.headers.get('If-Match')).toBe('"one"');
  expect(bodyOf(call)).toMatchObject({ publish: false, design: { layout: 9 } });
  expect(bodyOf(call)['design']).not.toHaveProperty('logo');
});

test('a change can be undone, typing in one field being one step', async () => {
  websitePlatform();
  await openWebsite('texts');
  const title = await screen.findByRole('textbox', { name: /^Banner title/ });
  await userEvent.type(title, ' new');
  expect(title).toHaveValue('Title th new');
  await press('Undo');
  expect(title).toHaveValue('Title th');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the preview shows the part that is being written', async () => {
  websitePlatform();
  await openWebsite('texts');
  const view = await screen.findByRole('combobox', { name: 'Show' });
  expect(view).toHaveDisplayValue('Banner');
  await userEvent.click(screen.getByRole('textbox', { name: /^Window title/ }));
  expect(view).toHaveDisplayValue('Settings window');
  await userEvent.click(screen.getByRole('textbox', { name: /^Banner title/ }));
  expect(view).toHaveDisplayValue('Banner');
});

test('unsaved work survives a look at another section, and leaving the website asks first', async () => {
  websitePlatform();
  await openWebsite('texts');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Banner title/ }), '!');
  await userEvent.click(screen.getByRole('tab', { name: 'Script' }));
  await screen.findByRole('heading', { name: 'Install the script' });
  await userEvent.click(screen.getByRole('tab', { name: 'Texts' }));
  expect(await screen.findByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th!');
  act(() => navigateTo('/websites'));
  const question = await screen.findByRole('dialog', { name: 'Changes are not saved' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(location.pathname).toMatch(/^\/en\/websites\/.+/);
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th!');
});

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

test('a new website is told that only its privacy link is missing, and led to the field', async () => {
  const gateway = websitePlatform();
  const without = (language: 'th' | 'en') => {
    const texts = sampleTexts(language);
    return { ...texts, privacy: { name: texts.privacy.name, url: '' } };
  };
  gateway.answer(getTemplate, sampleTemplate({ languages: { th: without('th'), en: without('en') } }));
  await openWebsite('banner');
  expect(
    await screen.findByText(/Only the link to the privacy notice is missing \(ไทย, English\)/),
  ).toBeVisible();
  await press('Fill it in now');
  const field = await screen.findByRole('textbox', { name: /^Link address/ });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'https://www.example.co.th/privacy');
  await press('Use this link for every language without one');
  expect(screen.queryByText(/privacy notice is missing/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /English/ }));
  expect(screen.getByRole('textbox', { name: /^Link address/ })).toHaveValue(
    'https://www.example.co.th/privacy',
  );
});

test('a font of the platform is chosen by name, another one by name and file', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, sampleTemplate({ etag: '"two"' }));
  await openWebsite('design');
  const choice = await screen.findByRole('combobox', { name: 'Font' });
  expect(choice).toHaveDisplayValue('Another font (file or address)');
  await userEvent.selectOptions(choice, 'Noto Sans Khmer (Khmer, from this platform)');
  expect(screen.queryByRole('textbox', { name: /^Font url/ })).not.toBeInTheDocument();
  await press('Save draft');
  await screen.findByText('Draft saved. Visitors do not see it yet.');
  expect(bodyOf(gateway.received(saveTemplate)[0])).toMatchObject({
    design: {
      font: { family: 'Noto Sans Khmer', url: `${location.origin}/sdk/v1/fonts/noto-sans-khmer.woff2` },
    },
  });
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
  expect(dialog.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Every visitor' }));
  expect(dialog.getByText(/visitors will be asked for their consent anew/)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Nobody' }));
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
  expect(await screen.findByText(/The draft is the same, so there is nothing to publish/)).toBeVisible();
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Banner title/ }), '!');
  expect(publish).toBeEnabled();
});

test('H12 when nothing turns out to differ, the dialog has nothing to confirm', async () => {
  const gateway = websitePlatform();
  const dialog = within(await publishWith(gateway));
  expect(dialog.getByText('Nothing differs from the published version')).toBeVisible();
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
  expect(await screen.findByText('Not published yet: visitors see nothing, tags stay held')).toBeVisible();
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
  expect(dialog.getByRole('radio', { name: 'Nobody' })).toBeDisabled();
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

test('F-A1 d) when somebody else saved in between nothing is overwritten and the latest can be loaded', async () => {
  const gateway = websitePlatform();
  await openWebsite('texts');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Banner title/ }), '!');
  gateway.refuse(saveTemplate, 412, 'version_conflict', { message: 'Someone else has changed this.' });
  await press('Save draft');
  expect(await screen.findByText('Someone else has changed this.')).toBeVisible();
  const theirs = sampleTexts('th');
  // What was refused is still there, and so is the editor.
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title th!');
  gateway.answer(
    getTemplate,
    sampleTemplate({
      etag: '"theirs"',
      languages: { th: { ...theirs, banner: { ...theirs.banner, title: 'Theirs' } }, en: sampleTexts('en') },
    }),
  );
  await press('Load the latest (drop my changes)');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Theirs'));
  expect(screen.queryByText('Someone else has changed this.')).not.toBeInTheDocument();
});

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

test('F-A1 a) a missing link is told, filled in for every language, and published', async () => {
  const gateway = withoutPrivacyLink();
  await openWebsite('banner');
  await press('Publish');
  expect(await screen.findByRole('alert')).toHaveTextContent('privacy link URL English');
  await press('Fill it in now');
  await userEvent.type(await privacyLink(), LINK);
  await press('Use this link for every language without one');
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the banner' }));
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
  expect(screen.getByText('There are unsaved changes')).toBeVisible();
});

test('F-A1 what is typed while a draft is on its way stays', async () => {
  const gateway = websitePlatform();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  gateway.answer(saveTemplate, async ({ body }) => {
    await arrived;
    return sampleTemplate({ etag: '"kept"', languages: (body as BodyOf<typeof saveTemplate>).languages });
  });
  await openWebsite('texts');
  const title = await screen.findByRole('textbox', { name: /^Banner title/ });
  await userEvent.type(title, ' one');
  await press('Save draft');
  await userEvent.type(title, ' two');
  arrive();
  await screen.findByText('Draft saved. Visitors do not see it yet.');
  expect(title).toHaveValue('Title th one two');
  expect(screen.getByText('There are unsaved changes')).toBeVisible();
});

test('texts can be copied from another language after a question', async () => {
  websitePlatform();
  await openWebsite('texts');
  await press('Copy from another language');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'English' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace all texts of this language?' }));
  await userEvent.click(question.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Banner title/ })).toHaveValue('Title en'));
});

test('custom colours warn where a text would be hard to read', async () => {
  websitePlatform();
  await openWebsite('design');
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom colours' }));
  expect(screen.getAllByRole('textbox', { name: /^(Background|Text|Accept|Reject|Decline)/ })).toHaveLength(
    10,
  );
  const text = screen.getByRole('textbox', { name: 'Accept-all text' });
  await userEvent.clear(text);
  await userEvent.type(text, '#0b6e6f');
  expect(await screen.findByText(/contrast 1:1, at least 4.5:1 is needed/)).toBeVisible();
});

const upload = async (file: File) => {
  await screen.findByRole('button', { name: 'Upload logo' });
  await userEvent.upload(screen.getAllByTestId('file')[0] as HTMLElement, file, { applyAccept: false });
};
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ['a picture that only pretends to be a png', [0x47, 0x49, 0x46], 'The file must be of type png.'],
  [
    'a png one byte too large',
    [...PNG_HEAD, ...Array<number>(20_481 - 8).fill(0)],
    'The file size must not exceed 20 KB.',
  ],
])('%s is refused with the specification’s message', async (_, bytes, message) => {
  const gateway = websitePlatform();
  await openWebsite('design');
  await upload(new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(gateway.received(saveTemplateLogo)).toHaveLength(0);
});

test('what the platform finds wrong with a logo is told', async () => {
  const gateway = websitePlatform();
  const message = 'The logo may be at most 2000 pixels wide and 500 pixels high.';
  gateway.refuse(saveTemplateLogo, 422, 'validation_failed', {
    errors: [{ field: 'logo', code: 'logo_dimensions', message }],
  });
  await openWebsite('design');
  await upload(new File([new Uint8Array(PNG_HEAD)], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a png of exactly 20 KB is sent as base64 in a form', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplateLogo, { url: '/l.png', sha256: 'a', width: 48, height: 24, bytes: 20_480 });
  await openWebsite('design');
  await upload(
    new File([new Uint8Array([...PNG_HEAD, ...Array<number>(20_480 - 8).fill(7)])], 'logo.png', {
      type: 'image/png',
    }),
  );
  await waitFor(() => expect(gateway.received(saveTemplateLogo)).toHaveLength(1));
  const { logo } = bodyOf(gateway.received(saveTemplateLogo)[0]) as { logo: string };
  expect(atob(logo)).toHaveLength(20_480);
});

test('the draft is checked against the law while it is typed, beside the field and in sum', async () => {
  websitePlatform();
  await openWebsite('texts');
  const sum = await screen.findByText(/must be corrected: 0, please check: \d/);
  const description = screen.getByRole('textbox', { name: /^Banner description/ });
  await userEvent.clear(description);
  await userEvent.type(description, 'หากท่านใช้งานเว็บไซต์นี้ต่อ ถือว่าท่านยินยอม');
  await waitFor(() => expect(sum).toHaveTextContent('must be corrected: 1'));
  expect(description).toBeInvalid();
  expect(description).toHaveAccessibleDescription(/This text says that going on means consent/);
  await userEvent.clear(description);
  await userEvent.type(description, 'Example Company ขอความยินยอม');
  await waitFor(() => expect(sum).toHaveTextContent('must be corrected: 0'));
  expect(description).toBeValid();
});
