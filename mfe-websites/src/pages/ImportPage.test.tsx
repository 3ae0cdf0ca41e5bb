import { getApplication } from '@yinyom/contracts/websites/application';
import { listSiteCategories } from '@yinyom/contracts/websites/category';
import {
  applyImport,
  createImport,
  getImport,
  listImports,
  undoImport,
  type SiteImport,
} from '@yinyom/contracts/websites/imports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { websitePlatform } from '../testing/openWebsite';
import {
  APPLICATION_ID,
  ORGANIZATION_ID,
  sampleApplication,
  sampleCategory,
  samplePage,
} from '../testing/sampleData';
import { remote } from '../remote';

const IMPORT_ID = '6560000000000000000000d1';
const sampleImport = (values: Partial<SiteImport> = {}): SiteImport => ({
  id: IMPORT_ID,
  source: 'klaro',
  status: 'preview',
  created_at: '2026-11-20T03:04:00.000Z',
  applied_at: null,
  undo_until: null,
  categories: [
    {
      theirs: 'analytics',
      title: {},
      description: {},
      cookie_count: 2,
      category_id: sampleCategory(3).id,
      type: 3,
    },
    {
      theirs: 'chat',
      title: { en: 'Live chat' },
      description: {},
      cookie_count: 1,
      category_id: null,
      type: null,
    },
  ],
  rows: [
    {
      row: 0,
      theirs: { name: '/^_ga/', category: 'analytics', provider: '', domain: '', duration: '', purpose: {} },
      outcome: 'new',
      ours: { name: '_ga', match: 'prefix', type: 1, expiry: null, expiry_known: false },
    },
    {
      row: 1,
      theirs: {
        name: '/^(a|b)/',
        category: 'analytics',
        provider: '',
        domain: '',
        duration: '',
        purpose: {},
      },
      outcome: 'look',
      ours: null,
    },
  ],
  text_languages: ['th', 'en'],
  has_descriptions: true,
  notes: [{ code: 'refusal_equal' }],
  ...values,
});

/** Opens the page on a platform that keeps one import. */
const openImport = async ({ isListed = true } = {}) => {
  const gateway = websitePlatform();
  let kept = sampleImport();
  gateway.answer(getApplication, sampleApplication());
  gateway.answer(listSiteCategories, samplePage([sampleCategory(0), sampleCategory(1), sampleCategory(3)]));
  if (isListed) gateway.answer(listImports, samplePage([]));
  else gateway.refuse(listImports, 503, 'unavailable');
  gateway.answer(createImport, () => kept);
  gateway.answer(getImport, () => kept);
  gateway.answer(applyImport, () => {
    kept = sampleImport({
      status: 'applied',
      applied_at: '2026-11-20T03:05:00.000Z',
      undo_until: '2026-11-21T03:05:00.000Z',
    });
    return kept;
  });
  gateway.answer(undoImport, () => {
    kept = sampleImport({ status: 'undone' });
    return { ...kept, kept: ['_ga'] };
  });
  renderRemote(remote, {
    path: `/websites/${APPLICATION_ID}/import`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  await screen.findByRole('heading', { level: 1, name: 'Import a set-up' });
  return gateway;
};

test('earlier imports that could not be read are not none, and one button reads them again', async () => {
  const gateway = await openImport({ isListed: false });
  await screen.findByRole('alert');
  gateway.answer(listImports, samplePage([sampleImport({ status: 'applied' })]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Earlier imports' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('C-07: the rows of a table are shown as they are in the file', async () => {
  const user = userEvent.setup();
  const row = '_uid;Statistics;Google, tells visitors apart;2 years';
  const rows = sampleImport().rows.map((kept) => ({ ...kept, theirs: { ...kept.theirs, raw: row } }));
  const gateway = await openImport();
  for (const call of [createImport, getImport])
    gateway.answer(call, sampleImport({ source: 'csv', rows: rows.slice(0, 1) }));
  await user.selectOptions(await screen.findByLabelText(/Product/), 'csv');
  await user.click(screen.getByLabelText(/Or paste it/));
  await user.paste(`name;category;purpose;duration\n${row}`);
  await user.click(screen.getByRole('button', { name: 'Read and preview' }));
  expect(await screen.findByRole('cell', { name: row })).toBeVisible();
});

test('C-20: a Thai file of Excel is converted, and the page names its encoding', async () => {
  const user = userEvent.setup();
  const gateway = await openImport();
  await user.selectOptions(await screen.findByLabelText(/Product/), 'csv');
  // "name,หมวด" and a cookie in windows-874.
  const bytes = [...Buffer.from('name,'), 0xcb, 0xc1, 0xc7, 0xb4, ...Buffer.from('\n_uid,x\n')];
  await user.upload(screen.getByLabelText(/^File/), new File([Uint8Array.from(bytes)], 'cookies.csv'));
  expect(await screen.findByText(/windows-874/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read and preview' }));
  await waitFor(() =>
    expect(gateway.received(createImport)[0]?.body).toEqual({ source: 'csv', text: 'name,หมวด\n_uid,x\n' }),
  );
});

test('what is pasted is shown first, with what needs an eye on top, and taken over as chosen', async () => {
  const user = userEvent.setup();
  const gateway = await openImport();
  await user.selectOptions(await screen.findByLabelText(/Product/), 'klaro');
  const read = screen.getByRole('button', { name: 'Read and preview' });
  expect(read).toBeDisabled();
  await user.click(screen.getByLabelText(/Or paste it/));
  await user.paste('var klaroConfig = {}');
  await user.click(read);

  const preview = within(await screen.findByRole('region', { name: 'Preview from Klaro' }));
  expect(preview.getByText(/Nothing has been written yet/)).toBeVisible();
  expect(preview.getByText(/refusing harder than agreeing/)).toBeVisible();
  const [, first, second] = preview.getAllByRole('row');
  expect(first).toHaveTextContent('/^(a|b)/');
  expect(first).toHaveTextContent('Needs review');
  expect(second).toHaveTextContent('_ga*');
  expect(second).toHaveTextContent('Not given');
  await user.selectOptions(preview.getByLabelText(/Live chat/), 'new');
  await user.click(preview.getByRole('button', { name: 'Import as drafts (1)' }));

  await screen.findByRole('heading', { name: 'Taken over, not published yet' });
  expect(gateway.received(applyImport).map(({ body }) => body)).toEqual([
    {
      categories: { analytics: sampleCategory(3).id, chat: 'new' },
      with_descriptions: false,
      with_texts: true,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo the import' }),
  );
  expect(await screen.findByText(/so they stay: _ga/)).toBeVisible();
});

test('what cannot be read says its line, and nothing that was pasted is lost', async () => {
  const user = userEvent.setup();
  const gateway = await openImport();
  gateway.refuse(createImport, 422, 'import_not_readable', {
    message: 'The file cannot be read: line 3 is more than data.',
  });
  await user.selectOptions(await screen.findByLabelText(/Product/), 'klaro');
  await user.click(screen.getByLabelText(/Or paste it/));
  await user.paste('var klaroConfig = load()');
  await user.click(screen.getByRole('button', { name: 'Read and preview' }));
  await waitFor(() => expect(screen.getByText(/line 3 is more than data/)).toBeVisible());
  expect(screen.getByLabelText(/Or paste it/)).toHaveValue('var klaroConfig = load()');
});

test('only products that keep theirs at an address can be asked on the website', async () => {
  const user = userEvent.setup();
  await openImport();
  expect(await screen.findByRole('button', { name: 'Read from the website' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Product/), 'csv');
  expect(screen.queryByRole('button', { name: 'Read from the website' })).not.toBeInTheDocument();
});

test('F3-05 an import that was interrupted says so, and shows by itself when it is done', async () => {
  const user = userEvent.setup();
  const gateway = await openImport();
  let kept = sampleImport();
  gateway.answer(createImport, () => kept);
  gateway.answer(getImport, () => kept);
  gateway.answer(applyImport, () => {
    kept = sampleImport({ status: 'applying' });
    return kept;
  });
  await user.click(await screen.findByLabelText(/Or paste it/));
  await user.paste('name,category');
  await user.click(screen.getByRole('button', { name: 'Read and preview' }));
  await user.click(await screen.findByRole('button', { name: 'Import as drafts (1)' }));
  await screen.findByRole('heading', { name: 'The import goes on' });
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
  kept = sampleImport({ status: 'applied', undo_until: '2026-11-21T03:05:00.000Z' });
  await screen.findByRole('heading', { name: 'Taken over, not published yet' });
});
