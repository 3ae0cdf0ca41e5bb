import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { getSiteConfig } from '@yinyom/contracts/websites/publicSite';
import {
  getReview,
  getReviewCertificate,
  listReviewWebsites,
  signReview,
} from '@yinyom/contracts/websites/review';
import type { Review, ReviewPage } from '@yinyom/contracts/websites/review';
import { answerConfirmation, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftOf } from '../features/banner/draft/draft';
import { draftSnapshot } from '../features/banner/notice/draftSnapshot';
import { previewConfig } from '../features/banner/preview/previewConfig';
import { remote } from '../remote';
import {
  APPLICATION_ID,
  ORGANIZATION_ID,
  sampleApplication,
  sampleCategory,
  sampleDiff,
  sampleReview,
  sampleTemplate,
  sampleTexts,
} from '../testing/sampleData';

const HASH = 'a'.repeat(64);
const category = '6560000000000000000000c3';
const published: NonNullable<ReviewPage['published']> = {
  version: 3,
  published_at: '2026-11-20T03:04:00.000Z',
  content_sha256: HASH,
  controller: 'Example Company',
  default_language: 'th',
  languages: ['th', 'en'],
  texts: {
    th: { ...sampleTexts('th'), banner: { ...sampleTexts('th').banner, title: 'เราใช้คุกกี้' } },
    en: { ...sampleTexts('en'), banner: { ...sampleTexts('en').banner, title: 'We use cookies' } },
  },
  categories: [
    {
      id: category,
      type: 3,
      title: { th: 'สถิติ', en: 'Statistics' },
      description: { th: 'นับผู้เข้าชม', en: 'Counts visitors' },
    },
  ],
  cookies: [
    {
      category_id: category,
      name: '_ga',
      match: 'exact',
      provider: 'Example Analytics',
      purpose: { th: 'แยกผู้เข้าชม', en: 'Tells visitors apart' },
      expiry: 86_400,
      type: 1,
    },
  ],
  lint: [
    { code: 'default_text_unreviewed', severity: 'warning', field: 'languages.jp', message: 'Not reviewed.' },
    { code: 'default_text_unreviewed', severity: 'warning', field: 'languages.kh', message: 'Not reviewed.' },
  ],
};
/** What visitors get of a version. */
const site = (version: number): AnswerOf<typeof getSiteConfig> => {
  const [application, template] = [sampleApplication({ template_version: version - 1 }), sampleTemplate()];
  const draft = draftOf(template);
  const snapshot = draftSnapshot({
    application,
    template,
    draft,
    categories: [sampleCategory(1)],
    cookies: [],
  });
  return { published: true, ...previewConfig(application, snapshot, 'en', 'https://consent.example.org') };
};
const review = (values: Partial<Review> = {}): Review => ({
  version: 3,
  content_sha256: HASH,
  at: '2026-11-21T03:04:00.000Z',
  by: { id: 'lawyer', name: 'Khun Law', role: 0, external: true },
  current: true,
  ...values,
});
beforeAll(() => {
  // The test environment lays nothing out.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
const session = { token: 't', role: 0 as const, organizationId: ORGANIZATION_ID };
const open = async (values: Partial<ReviewPage> = { published }) => {
  const gateway = fakeGateway();
  gateway.answer(getReview, sampleReview(values));
  gateway.answer(getSiteConfig, site(3));
  await renderRemote(remote, { path: `/review/${APPLICATION_ID}`, lang: 'en', session });
  await screen.findByRole('heading', { name: 'Review of www.example.co.th' });
  return gateway;
};
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

describe('the list of a reviewer', () => {
  it('says of each website what is published, what was reviewed, and what is due', async () => {
    const gateway = fakeGateway();
    const site = { application_id: APPLICATION_ID, name: 'Shop', domain_name: 'a.co.th', version: 3 };
    gateway.answer(listReviewWebsites, {
      entities: [
        { ...site, reviewed_version: 2 },
        { ...site, application_id: 'b'.repeat(24), domain_name: 'b.co.th', reviewed_version: 3 },
        {
          ...site,
          application_id: 'c'.repeat(24),
          domain_name: 'c.co.th',
          version: 0,
          reviewed_version: null,
        },
      ],
    });
    await renderRemote(remote, { path: '/review', lang: 'en', session });
    expect(await screen.findByRole('link', { name: 'a.co.th' })).toHaveAttribute(
      'href',
      `/en/review/${APPLICATION_ID}`,
    );
    expect(rowOf('a.co.th').getByText('To be reviewed')).toBeVisible();
    expect(rowOf('b.co.th').getByText('Reviewed')).toBeVisible();
    expect(rowOf('c.co.th').getByText('Not published yet')).toBeVisible();
    expect(rowOf('c.co.th').queryByText('To be reviewed')).toBeNull();
  });

  it('says when there is no website, and offers to try again when it cannot be read', async () => {
    const gateway = fakeGateway();
    gateway.answer(listReviewWebsites, { entities: [] });
    await renderRemote(remote, { path: '/review', lang: 'en', session });
    expect(await screen.findByText('No websites yet')).toBeVisible();
  });
});

describe('the page of a review', () => {
  it('13: shows banner and settings window as visitors get them, in the language that is chosen', async () => {
    const gateway = await open();
    expect(await screen.findByTitle('Banner: English')).toHaveAttribute('sandbox', 'allow-scripts');
    expect(screen.getByTitle('Settings window: English')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'ไทย' }));
    expect(await screen.findByTitle('Banner: ไทย')).toBeInTheDocument();
    expect(gateway.received(getSiteConfig).map(({ query }) => query)).toEqual([
      { lang: 'en', v: '3' },
      { lang: 'th', v: '3' },
    ]);
  });

  it('13: draws nothing of another version than the texts below; reads them again', async () => {
    const gateway = fakeGateway();
    gateway.answer(getReview, sampleReview({ published }));
    gateway.answer(getSiteConfig, site(4));
    await renderRemote(remote, { path: `/review/${APPLICATION_ID}`, lang: 'en', session });
    await waitFor(() => expect(gateway.received(getReview).length).toBeGreaterThan(1));
    expect(screen.queryByTitle('Banner: English')).toBeNull();
  });

  it('shows the texts of all languages beside each other, the check, and the cookies with their purposes', async () => {
    await open();
    const title = rowOf('Banner title');
    expect(title.getByText('เราใช้คุกกี้')).toHaveAttribute('lang', 'th-TH');
    expect(title.getByText('We use cookies')).toHaveAttribute('lang', 'en-US');
    expect(rowOf('Category: สถิติ').getByText('Statistics')).toBeVisible();
    expect(rowOf('Description: สถิติ').getByText('Counts visitors')).toBeVisible();
    expect(rowOf('_ga').getByText('แยกผู้เข้าชม')).toBeVisible();
    expect(rowOf('_ga').getByText('Tells visitors apart')).toBeVisible();
    expect(screen.getByText('Not reviewed.')).toHaveTextContent('Not reviewed. (Japanese, Khmer)');
    expect(screen.getByText(/You have not reviewed this website before/)).toBeVisible();
  });

  it('names what changed since the version that the reader reviewed', async () => {
    const diff = { ...sampleDiff(), texts: ['th.banner.title'], cookies_added: ['_fbp HTTP'] };
    await open({ published, since: { version: 2, diff } });
    const changes = within(screen.getByRole('region', { name: /What changed since version 2/ }));
    expect(changes.getByText('th.banner.title')).toBeVisible();
    expect(changes.getByText('_fbp HTTP')).toBeVisible();
  });

  it('says so before anything was published', async () => {
    await open({ published: null });
    expect(screen.getByText('This website has not published a banner yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record my review' })).toBeNull();
  });

  it('tells records of what is published from older ones, and never sounds like an approval', async () => {
    await open({ published, reviews: [review(), review({ version: 2, current: false, note: 'See §3.' })] });
    const records = within(screen.getByRole('region', { name: 'Recorded reviews' }));
    expect(records.getAllByText('Reviewed by Khun Law (external)')).toHaveLength(2);
    expect(records.getByText('Same as what is published now')).toBeVisible();
    expect(records.getByText('Content has changed since')).toBeVisible();
    expect(records.getByText('See §3.')).toBeVisible();
    expect(records.getByText(/not an approval by an authority/)).toBeVisible();
  });
});

it('each record can be downloaded with its signature, under the names of website and reviewer', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push(this.download);
  });
  const by = review().by.id;
  const gateway = await open({ published, reviews: [review()] });
  gateway.answer(getReviewCertificate, {
    kind: 'review_certificate',
    version: 1,
    number: 'www.example.co.th 3',
    organization_id: ORGANIZATION_ID,
    organization_name: 'Example Company',
    application_id: APPLICATION_ID,
    domain_name: 'www.example.co.th',
    published_version: 3,
    content_sha256: HASH,
    reviewed_by: review().by,
    reviewed_at: review().at,
    issued_at: review().at,
    key_id: 'key-1',
    keys: [],
    signature: 'c2lnbmVk',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download the signed record' }));
  await waitFor(() => expect(saved).toEqual(['www.example.co.th-review-3-Khun Law.json']));
  click.mockRestore();
  gateway.refuse(getReviewCertificate, 503, 'unavailable', { message: 'Not just now.' });
  await userEvent.click(screen.getByRole('button', { name: 'Download the signed record' }));
  await waitFor(() =>
    expect(gateway.received(getReviewCertificate)[1]).toMatchObject({
      params: { id: APPLICATION_ID, version: String(review().version) },
      query: { by },
    }),
  );
  await waitFor(() => expect(store.getState().toasts.map(({ text }) => text)).toEqual(['Not just now.']));
});

describe('signing', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Record my review' }));

  it('says what is kept for ever, and sends exactly what was shown', async () => {
    const gateway = await open();
    gateway.answer(signReview, review());
    await userEvent.type(screen.getByLabelText('Remarks (optional)'), 'Fine.');
    await press();
    await waitFor(() => expect(store.getState().confirmation?.text).toMatch(/cannot be changed or removed/));
    act(() => answerConfirmation(false));
    expect(gateway.received(signReview)).toHaveLength(0);
    await press();
    await waitFor(() => expect(store.getState().confirmation).not.toBeNull());
    act(() => answerConfirmation(true));
    await waitFor(() => expect(gateway.received(signReview)).toHaveLength(1));
    expect(gateway.received(signReview)[0]?.body).toEqual({
      version: 3,
      content_sha256: HASH,
      note: 'Fine.',
    });
  });

  it('keeps the remarks when another version was published meanwhile, and says so', async () => {
    const gateway = await open();
    gateway.refuse(signReview, 409, 'review_outdated', { message: 'Another version has been published.' });
    await userEvent.type(screen.getByLabelText('Remarks (optional)'), 'Fine.');
    await press();
    await waitFor(() => expect(store.getState().confirmation).not.toBeNull());
    act(() => answerConfirmation(true));
    expect(await screen.findByText('Another version has been published.')).toBeVisible();
    expect(screen.getByLabelText('Remarks (optional)')).toHaveValue('Fine.');
  });
});
