import { getReview, type ReviewPage } from '@yinyom/contracts/websites/review';
import {
  addReviewRemark,
  settleReviewRemark,
  type ReviewRemark,
} from '@yinyom/contracts/websites/reviewRemark';
import { listTemplateVersions } from '@yinyom/contracts/websites/template';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import {
  APPLICATION_ID,
  ORGANIZATION_ID,
  sampleDiff,
  samplePage,
  sampleReview,
  sampleTexts,
} from '../testing/sampleData';

const published: NonNullable<ReviewPage['published']> = {
  version: 3,
  published_at: '2026-11-20T03:04:00.000Z',
  content_sha256: 'a'.repeat(64),
  controller: 'Example Company',
  default_language: 'en',
  languages: ['en'],
  texts: { en: sampleTexts('en') },
  categories: [],
  cookies: [],
  lint: [],
};
const remark = (values: Partial<ReviewRemark> = {}): ReviewRemark => ({
  id: '6560000000000000000000e1',
  version: 2,
  text_path: 'banner.title',
  remark: 'Please name the controller.',
  at: '2026-11-21T03:04:00.000Z',
  by: { id: 'lawyer', name: 'Khun Lawyer', role: 0, external: true },
  settled: null,
  ...values,
});

const open = async (remarks: ReviewRemark[], role: 0 | 10) => {
  const gateway = fakeGateway();
  gateway.answer(getReview, sampleReview({ published, remarks }));
  await renderRemote(remote, {
    path: `/review/${APPLICATION_ID}`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role },
  });
  return gateway;
};

test('a reviewer remarks on one text; before the first remark there is no list of them', async () => {
  const gateway = await open([], 0);
  gateway.answer(addReviewRemark, remark());
  await userEvent.click(await screen.findByRole('button', { name: /^Add a remark: Banner title/ }));
  expect(screen.queryByRole('region', { name: 'Remarks on single texts' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: /^Remark on “Banner title/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save remark' }));
  expect(gateway.received(addReviewRemark)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Remark/), 'Please name the controller.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save remark' }));
  await waitFor(() =>
    expect(gateway.received(addReviewRemark)).toMatchObject([
      { body: { version: 3, text_path: 'banner.title', remark: 'Please name the controller.' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a line says how many remarks on it are open, and shows them; reviewers settle none', async () => {
  const settled = { at: '2026-11-22T03:04:00.000Z', by_name: 'Khun Editor' };
  await open([remark(), remark({ id: '6560000000000000000000e2', remark: 'Too long.', settled })], 0);
  await userEvent.click(await screen.findByRole('button', { name: /^1 open: Banner title/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Please name the controller.')).toBeVisible();
  expect(dialog.getAllByText(/^Khun Lawyer \(external\) · Version 2/)).toHaveLength(2);
  expect(dialog.getByText(/^Settled by Khun Editor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as settled/ })).not.toBeInTheDocument();
});

test('an editor settles a remark and opens it again; a text that is gone keeps its path as a name', async () => {
  const settled = { at: '2026-11-22T03:04:00.000Z', by_name: 'Khun Editor' };
  const other = remark({ id: '6560000000000000000000e2', text_path: 'gone.title', settled });
  const gateway = await open([remark(), other], 10);
  gateway.answer(settleReviewRemark, remark({ settled }));
  const list = within(await screen.findByRole('region', { name: 'Remarks on single texts' }));
  await userEvent.click(list.getByRole('button', { name: /^Mark as settled: Banner title/ }));
  expect(await screen.findByText('Remark settled')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Open again: gone.title' }));
  await waitFor(() =>
    expect(gateway.received(settleReviewRemark)).toMatchObject([
      { body: { settled: true } },
      { body: { settled: false } },
    ]),
  );
});

test('the history of the banner leads editors to the open remarks of a version', async () => {
  const gateway = websitePlatform();
  const settled = { at: '2026-11-22T03:04:00.000Z', by_name: 'Khun Editor' };
  const second = remark({ id: '6560000000000000000000e2', settled });
  gateway.answer(getReview, sampleReview({ published, remarks: [remark(), second] }));
  gateway.answer(
    listTemplateVersions,
    samplePage(
      [2, 1].map((version) => ({
        version,
        status: 'superseded' as const,
        published_at: '2026-11-20T03:04:00.000Z',
        by: { id: 'u' },
        reconsent: 'none' as const,
        notice_sha256: {},
        diff: sampleDiff(),
        reading: [],
      })),
    ),
  );
  await openWebsite('banner');
  const link = await screen.findByRole('link', { name: 'Remarks on single texts: 1 open' });
  expect(link).toHaveAttribute('href', expect.stringMatching(`/review/${APPLICATION_ID}$`));
  expect(screen.getAllByRole('link', { name: /^Remarks on single texts/ })).toHaveLength(1);
});
