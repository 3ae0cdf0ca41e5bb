import {
  getBulkAction,
  listBulkRows,
  startBulkAction,
  steerBulkAction,
  type BulkAction,
} from '@yinyom/contracts/bulk/bulkAction';
import { importWebsites, type WebsiteImport } from '@yinyom/contracts/bulk/websiteImport';
import type { Role } from '@yinyom/contracts/constants';
import { listPortfolio } from '@yinyom/contracts/consents/portfolio';
import { listGroups } from '@yinyom/contracts/groups/group';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Parts that load later are compiled before a test waits for them.
import '../features/bulk/BulkBar';
import { remote } from '../remote';
import './BulkActionPage';
import './CsvImportPage';
import { portfolioRow } from '../testing/portfolioRow';
import { ORGANIZATION_ID, samplePage } from '../testing/sampleData';

const ID = '6570000000000000000000a1';
const bulk = (more: Partial<BulkAction> = {}): BulkAction => ({
  id: ID,
  organization_id: ORGANIZATION_ID,
  action: 'publish',
  state: 'done',
  outcomes: { done: 2 },
  progress: { done: 2, total: 2 },
  by: { id: ID },
  created_at: '2026-11-29T03:00:00.000Z',
  begins_at: null,
  continues_at: null,
  expected_by: null,
  finished_at: '2026-11-29T03:01:00.000Z',
  ...more,
});
const ROWS = [portfolioRow(1), portfolioRow(2), portfolioRow(3)];

/** Clicks and filled-in fields, as a person who does the work would count them. */
const counted = () => {
  const counts = { clicks: 0, fields: 0 };
  return {
    counts,
    click: async (element: HTMLElement) => {
      counts.clicks += 1;
      // What a click opens may have to be loaded.
      await act(() => userEvent.click(element));
    },
    choose: async (element: HTMLElement, value: string) => {
      counts.fields += 1;
      await userEvent.selectOptions(element, value);
    },
    upload: async (element: HTMLElement, file: File) => {
      counts.fields += 1;
      await userEvent.upload(element, file);
    },
  };
};

const open = async (path: string, { found = bulk(), role = 1000 as Role } = {}) => {
  const gateway = fakeGateway();
  gateway.answer(listPortfolio, { ...samplePage(ROWS), total: 250 });
  gateway.answer(listGroups, samplePage([]));
  gateway.answer(startBulkAction, found);
  gateway.answer(steerBulkAction, { ...found, state: 'cancelled' });
  gateway.answer(getBulkAction, found);
  gateway.answer(
    listBulkRows,
    samplePage([
      {
        position: 1,
        application_id: ID,
        domain_name: 'a.co.th',
        outcome: 'done' as const,
        code: null,
        message: null,
        version: 4,
      },
      {
        position: 2,
        application_id: ID,
        domain_name: 'b.co.th',
        outcome: 'skipped' as const,
        code: 'lint_failed',
        message: 'The check found errors.',
        version: null,
      },
    ]),
  );
  await renderRemote(remote, { path, lang: 'en', session: { organizationId: ORGANIZATION_ID, role } });
  return gateway;
};
const box = (n: number) => screen.findByRole('checkbox', { name: `Choose site${n}.co.th` });
const action = () => screen.findByRole('combobox', { name: 'Choose an action' });

test('chosen websites are published by name, and the result says what became of each', async () => {
  const gateway = await open('/portfolio');
  await userEvent.click(await box(1));
  await userEvent.click(await box(3));
  expect(await screen.findByText('Websites chosen: 2')).toBeVisible();
  await userEvent.selectOptions(await action(), 'Publish');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('site3.co.th')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Done · 2 of 2/)).toBeVisible();
  expect(await screen.findByText('The check found errors.')).toBeVisible();
  expect(gateway.received(startBulkAction)[0]?.body).toEqual({
    organization_id: ORGANIZATION_ID,
    operation: { action: 'publish' },
    application_ids: [ROWS[0]?.application_id, ROWS[2]?.application_id],
  });
});

test('of many websites those that were left out are found by their result', async () => {
  const gateway = await open(`/portfolio/bulk/${ID}`, {
    found: bulk({ outcomes: { done: 498, skipped: 2 } }),
  });
  expect(await screen.findByText('Done: 498 · Left out: 2')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Left out (2)');
  await waitFor(() =>
    expect(gateway.received(listBulkRows).at(-1)?.query).toMatchObject({ outcome: 'skipped' }),
  );
});

test('everything that the filter matches is deleted once its number is typed; until it begins it is undone', async () => {
  const waiting = bulk({
    action: 'delete',
    state: 'waiting',
    progress: { done: 0, total: 250 },
    begins_at: '2026-11-29T03:00:10.000Z',
  });
  const gateway = await open('/portfolio?pending=1', { found: waiting });
  await userEvent.click(await box(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all 250' }));
  await userEvent.selectOptions(await action(), 'Delete');
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Delete' });
  expect(within(dialog).getByText('and 247 more')).toBeVisible();
  expect(confirm).toBeDisabled();
  await userEvent.type(within(dialog).getByRole('textbox'), '250');
  await userEvent.click(confirm);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(gateway.received(steerBulkAction)).toHaveLength(1));
  expect(gateway.received(startBulkAction)[0]?.body).toMatchObject({
    filter: { status: 'all', pending: '1' },
    confirm_count: 250,
  });
});

test('members are offered nothing that only Admins may do', async () => {
  await open('/portfolio', { role: 10 });
  await userEvent.click(await box(1));
  const names = within(await action())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toContain('Publish');
  expect(names).not.toContain('Delete');
  expect(names).not.toContain('Move to a group');
});

const PLAN: WebsiteImport = {
  rows: 3,
  created: 2,
  updated: 0,
  unchanged: 0,
  wrong: 1,
  new_groups: ['Science'],
  ignored_columns: ['price'],
  row_errors: [{ row: 4, column: 'domain', code: 'domain_local', message: 'This is no domain.' }],
  bulk_action: null,
};

test('from a file to published banners in at most 12 clicks and 3 fields', async () => {
  const gateway = await open('/portfolio', { found: bulk({ action: 'import' }) });
  gateway.answer(importWebsites, PLAN);
  const person = counted();
  await person.click(await screen.findByRole('link', { name: 'Import CSV' }));
  const file = new File(['domain\na.co.th\nb.co.th\nlocalhost'], 'websites.csv', { type: 'text/csv' });
  await person.upload(await screen.findByLabelText(/CSV file/), file);
  expect(await screen.findByText('Websites to add: 2')).toBeVisible();
  expect(screen.getByRole('row', { name: /4.*domain.*This is no domain/ })).toBeVisible();
  gateway.answer(importWebsites, { ...PLAN, bulk_action: bulk({ action: 'import' }) });
  await person.click(screen.getByRole('button', { name: 'Continue (websites: 2)' }));
  await person.click(await screen.findByRole('link', { name: 'Go to websites that are not published' }));
  await person.click(await box(1));
  await person.click(await screen.findByRole('button', { name: 'Choose all 250' }));
  await person.choose(await action(), 'Publish');
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(gateway.received(startBulkAction)).toHaveLength(1));
  expect(gateway.received(importWebsites).map(({ body }) => (body as { dry_run: boolean }).dry_run)).toEqual([
    true,
    false,
  ]);
  expect(gateway.received(startBulkAction)[0]?.body).toMatchObject({ filter: { health: 'unpublished' } });
  expect(person.counts.clicks).toBeLessThanOrEqual(12);
  expect(person.counts.fields).toBeLessThanOrEqual(3);
});
