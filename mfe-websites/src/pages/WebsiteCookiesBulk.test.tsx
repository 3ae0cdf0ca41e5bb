import { deleteCookie, listCookies } from '@yinyom/contracts/websites/cookie';
import { reassignCookies } from '@yinyom/contracts/websites/reassign';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { press } from '../testing/press';
import { sampleCategory, sampleCookie, samplePage } from '../testing/sampleData';
import { movesEverything } from '../testing/sampleReassign';

const openCookies = async () => {
  const gateway = websitePlatform();
  gateway.answer(listCookies, samplePage([sampleCookie(1), sampleCookie(2), sampleCookie(3)]));
  await openWebsite('cookies');
  for (const name of ['cookie_1', 'cookie_3'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  expect(screen.getByText('Cookies selected: 2')).toBeVisible();
  return gateway;
};
const ids = [sampleCookie(1).id, sampleCookie(3).id];

test('21: chosen cookies are moved in one call, and the move can be taken back', async () => {
  const gateway = await openCookies();
  const { tokenOf } = movesEverything(gateway);
  const category_id = sampleCategory(3).id;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move to a category' }), category_id);
  expect(await screen.findByText('Cookies moved: 2')).toBeVisible();
  expect(gateway.received(reassignCookies).map(({ body }) => body)).toEqual([
    { items: ids.map((cookie_id) => ({ cookie_id, category_id })) },
  ]);
  expect(screen.getByRole('checkbox', { name: 'Select cookie_1' })).not.toBeChecked();
  await press('Undo');
  await waitFor(() =>
    expect(gateway.received(reassignCookies).at(-1)?.body).toEqual({ undo_token: tokenOf(1) }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('21: what could not be moved is said', async () => {
  const gateway = await openCookies();
  gateway.answer(reassignCookies, {
    updated: [ids[0] ?? ''],
    failed: [{ cookie_id: ids[1] ?? '', code: 'not_found' }],
    undo_token: null,
  });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Move to a category' }),
    sampleCategory(3).id,
  );
  expect(await screen.findByText('Could not be moved: 1')).toBeVisible();
});

test('21: chosen cookies are deleted after one question; without an answer nothing is', async () => {
  const gateway = await openCookies();
  gateway.answer(deleteCookie, null);
  await press('Delete the selected');
  const question = async () => within(await screen.findByRole('dialog', { name: 'Delete 2 cookies?' }));
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(gateway.received(deleteCookie)).toHaveLength(0);
  await press('Delete the selected');
  await userEvent.click((await question()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(gateway.received(deleteCookie).map(({ params }) => params['id'])).toEqual(ids));
  await waitFor(() => expect(screen.queryByText(/Cookies selected/)).toBeNull());
});

test('all cookies are listed by category, each category once', async () => {
  const gateway = websitePlatform();
  const first = { id: sampleCategory(1).id, type: 1 as const, title: { en: 'Category 1' } };
  gateway.answer(
    listCookies,
    samplePage([sampleCookie(3, { category: first }), sampleCookie(1), sampleCookie(2)]),
  );
  await openWebsite('cookies');
  await screen.findByText('cookie_1');
  expect(gateway.received(listCookies)[0]?.query).toMatchObject({ sort: 'category', order: 'asc' });
  const rows = within(screen.getByRole('table', { name: 'Cookies by category' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => /Category \d|cookie_\d/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Category 1',
    'cookie_3',
    'Category 3',
    'cookie_1',
    'cookie_2',
  ]);
});
