import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { getApplication } from '@yinyom/contracts/websites/application';
import {
  getTemplate,
  listTemplateVersions,
  saveTemplate,
  type Template,
  type TemplateDiff,
} from '@yinyom/contracts/websites/template';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import { TIME_ZONE } from '@yinyom/contracts/constants';
import { daysBetween } from '@yinyom/contracts/time/bangkokDay';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { bodyOf, press } from '../testing/press';
import {
  APPLICATION_ID,
  sampleApplication,
  sampleDiff,
  samplePage,
  sampleTemplate,
  sampleTexts,
} from '../testing/sampleData';

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
  // Each leads to its field.
  await userEvent.click(
    problems.getByRole('button', { name: 'Please fill out the reject button text English' }),
  );
  expect(screen.getByRole('textbox', { name: /^Reject button/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Banner title/ })).toBeInvalid();
  expect(gateway.received(saveTemplate)).toHaveLength(0);
});

/** The dialog before publishing, for a draft that differs in some way. */
const publishWith = async (
  gateway: ReturnType<typeof websitePlatform>,
  diff: Partial<TemplateDiff> = {},
  saved: Partial<Template> = {},
) => {
  let etag = 1;
  gateway.answer(saveTemplate, () =>
    sampleTemplate({ etag: `"save-${etag++}"`, diff: sampleDiff(diff), ...saved }),
  );
  await openWebsite('banner');
  await press('Publish');
  return screen.findByRole('dialog', { name: 'Review and publish' });
};

test('before publishing it warns that visitors will be asked again, shows the changes and sends the choice', async () => {
  const gateway = websitePlatform();
  const { design } = sampleTemplate();
  const dialog = within(
    await publishWith(gateway, { design: ['layout'] }, { design: { ...design, layout: 9 } }),
  );
  expect(await dialog.findByText('Banner layout: Bottom → Popup right')).toBeVisible();
  // What changes comes before what was checked, which is folded to its counts.
  const check = dialog.getByText('Data protection law check');
  const changes = dialog.getByRole('heading', { name: 'What changes for visitors' });
  expect(changes).toHaveAttribute('autofocus');
  expect(changes.compareDocumentPosition(check)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(check);
  const [, thai] = within(dialog.getByRole('table', { name: 'Reading test' })).getAllByRole('row');
  expect(thai).toHaveTextContent(/ไทย.*100%.*100%.*\d+ s/);
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

test('N1 a published version says how much of its text a phone shows, in the language that shows least', async () => {
  const gateway = websitePlatform();
  gateway.answer(
    listTemplateVersions,
    samplePage([
      {
        version: 3,
        status: 'published' as const,
        published_at: '2026-11-20T05:00:00.000Z',
        by: { id: 'u' },
        reconsent: 'none' as const,
        notice_sha256: {},
        diff: sampleDiff(),
        reading: [
          { language: 'th' as const, seconds: 15, phone: 1, desktop: 1 },
          { language: 'en' as const, seconds: 18, phone: 0.62, desktop: 1 },
        ],
      },
    ]),
  );
  await openWebsite('banner');
  expect(await screen.findByText(/On phones, at least 62% of the text is visible/)).toBeVisible();
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

/** The figures of the consents service for a website on which some visitors decided. */
const figures = (visitors: number): AnswerOf<typeof getApplicationSummary> => ({
  application: { id: APPLICATION_ID, domain_name: 'www.example.co.th', name: 'www.example.co.th' },
  total_cookies: 0,
  unclassified_count: 0,
  unrecorded: 0,
  violations: null,
  last_scan: null,
  from: '2025-11-24',
  to: '2026-11-23',
  timezone: TIME_ZONE,
  unique_clients: visitors,
  users_accepted: visitors,
  users_customised: 0,
  users_declined: 0,
  shown: 0,
  decisions: visitors,
  consent_rate: null,
  by_type: { accept_all: 0, accept: 0, reconsent: 0, decline_all: 0 },
  by_category: [],
  by_device: [],
  by_language: [],
  trend: [],
  funnel: { shown: 0, answered: visitors, accepted: visitors },
  before: {
    from: '2026-09-21',
    to: '2026-10-20',
    unique_clients: 0,
    users_accepted: 0,
    users_declined: 0,
    funnel: { shown: 0, answered: 0, accepted: 0 },
  },
  usage: { month: '2026-11', unique_clients: 0, limit: null, free_until: null },
});

test('who is asked again is told in numbers, of the time for which a choice is valid', async () => {
  const gateway = websitePlatform();
  gateway.answer(getApplication, sampleApplication({ consent_expiry_days: 180 }));
  gateway.answer(getApplicationSummary, figures(1240));
  const dialog = within(await publishWith(gateway, { design: ['layout'] }));
  expect(await dialog.findByText(/choices of ≈ 1,240 visitors from the last 180 days stand/)).toBeVisible();
  const { from, to } = gateway.received(getApplicationSummary)[0]?.query ?? {};
  expect(daysBetween(from ?? '', to ?? '')).toBe(180);
  await userEvent.click(dialog.getByRole('radio', { name: 'Every visitor' }));
  expect(dialog.getByText(/≈ 1,240 visitors decided.*Each of them is asked again/)).toBeVisible();
});

test('when the number cannot be had it is not made up, and publishing goes on', async () => {
  const gateway = websitePlatform();
  gateway.disconnect(getApplicationSummary);
  const dialog = within(await publishWith(gateway, { design: ['layout'] }));
  expect(await dialog.findByText(/The number of visitors could not be read/)).toBeVisible();
  expect(dialog.queryByText(/≈/)).not.toBeInTheDocument();
  gateway.answer(getApplicationSummary, figures(0));
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/No visitor’s choice was recorded in the last 365 days/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});

test('every text that changes stands beside what visitors read now, with what differs marked', async () => {
  const gateway = websitePlatform();
  const th = sampleTexts('th');
  const draft = { ...th, banner: { ...th.banner, title: 'Title of th' } };
  const languages = { th: draft, en: sampleTexts('en') };
  gateway.answer(getTemplate, ({ query }) =>
    query['version'] === 'published' ? sampleTemplate() : sampleTemplate({ languages }),
  );
  const dialog = within(await publishWith(gateway, { texts: ['th.banner.title'] }, { languages }));
  const words = within(
    (await dialog.findByRole('heading', { name: 'Words that change' })).parentElement as HTMLElement,
  );
  expect(words.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Now',
    'After publishing',
  ]);
  expect(words.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Title th',
    'Title of th',
  ]);
  expect(words.getByRole('insertion')).toHaveTextContent('of');
  expect(words.queryByRole('deletion')).not.toBeInTheDocument();
  expect(words.queryByText('English')).not.toBeInTheDocument();
  // Both pictures, which are looked at only.
  expect(dialog.getByTitle('Picture of the banner: Now')).toHaveAttribute('inert');
  expect(dialog.getByTitle('Picture of the banner: After publishing')).toHaveAttribute('inert');
});

test('H12 when nothing turns out to differ, the dialog has nothing to confirm', async () => {
  const gateway = websitePlatform();
  const dialog = within(await publishWith(gateway));
  expect(dialog.getByText('Nothing has changed since the published version')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveAccessibleDescription(
    /Nothing has changed/,
  );
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
  expect(dialog.getByText(/This is the first publication/)).toBeVisible();
  expect(dialog.queryByText(/anew/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('The banner was published');
  expect(bodyOf(gateway.received(saveTemplate)[1])).toMatchObject({ publish: true, reconsent: 'all' });
});

test('when visitors were not told something everybody must be asked, and the dialog says what', async () => {
  const gateway = websitePlatform();
  const reconsent_reasons = [
    { kind: 'purpose' as const, name: 'th.banner.description' },
    { kind: 'recipient' as const, name: '_fbp (Meta)' },
    { kind: 'controller' as const, name: 'organization' },
  ];
  const diff = { texts: ['th.banner.description'], requires_reconsent: true, reconsent_reasons };
  const dialog = within(await publishWith(gateway, diff));
  expect(dialog.getByRole('radio', { name: 'No one' })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: 'Every visitor' })).toBeChecked();
  expect(dialog.getByText('New provider that receives data: _fbp (Meta)')).toBeVisible();
  expect(dialog.getByText(/^New purpose, or a text .+: ไทย$/)).toBeVisible();
  expect(dialog.getByText('The data controller changed: Name of the organization that asks')).toBeVisible();
});

test('an error of the check against the law stops the publication, a warning does not', async () => {
  const gateway = websitePlatform();
  gateway.answer(saveTemplate, {
    ...sampleTemplate({ etag: '"two"' }),
    lint: [
      { code: 'text_contrast_low', severity: 'warning', message: 'Close colours.' },
      {
        code: 'reject_less_prominent',
        severity: 'error',
        field: 'design.colors.reject',
        message: 'Reject is hidden.',
      },
    ],
  });
  await openWebsite('banner');
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Must be correctedReject is hidden.');
  expect(dialog.getByRole('heading', { name: 'Must be corrected' })).toHaveAttribute('autofocus');
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  expect(publish).toBeDisabled();
  expect(publish).toHaveAccessibleDescription(/once the points that must be corrected are resolved/);
  expect(dialog.queryByText('reject_less_prominent')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Go to the field' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true');
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
  expect(dialog.getByText(/Unclassified cookies: session_id/)).not.toBeVisible();
  await userEvent.click(dialog.getByText('0 to correct, 1 to check'));
  expect(dialog.getByText(/Unclassified cookies: session_id/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Classify the cookies' })).toHaveAttribute(
    'href',
    expect.stringContaining('/re-assign'),
  );
  expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});
