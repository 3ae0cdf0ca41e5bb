import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { listReassign, reassignCookies } from '@yinyom/contracts/websites/reassign';
import type { ReassignItem } from '@yinyom/contracts/websites/reassign';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { APPLICATION_ID, sampleCategory, sampleCookie, samplePage } from '../testing/sampleData';

// A busy machine draws slowly; what is waited for is always a condition.
jest.setTimeout(30_000);

const UNDO = '6560000000000000000000d1';
const statistics = sampleCategory(3);
const item = (n: number, values: Partial<ReassignItem> = {}): ReassignItem => ({
  id: sampleCookie(n).id,
  name: `cookie_${n}`,
  provider: 'Example',
  type: 1,
  category: { id: sampleCategory(0).id, type: 0, title: { en: 'Unclassified' } },
  suggested_category_id: null,
  confidence: 0,
  reason: 'unclassified',
  ...values,
});

const open = async (items: ReassignItem[]) => {
  const gateway = fakeGateway();
  gateway.answer(listReassign, items);
  gateway.answer(listSiteCategories, samplePage([sampleCategory(1), statistics]));
  await renderRemote(remote, {
    path: `/websites/${APPLICATION_ID}/re-assign`,
    lang: 'en',
    session: { role: 10 },
  });
  return gateway;
};

test('suggestions are taken together, one is changed by hand, and all are moved in one call', async () => {
  const gateway = await open([
    item(1, { suggested_category_id: statistics.id, confidence: 0.9 }),
    item(2, { suggested_category_id: statistics.id, confidence: 0.4 }),
    item(3),
  ]);
  gateway.answer(reassignCookies, {
    updated: [item(1).id, item(2).id],
    failed: [],
    undo_token: UNDO,
  });
  expect(await screen.findByText('Category 3 (90%)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take all suggestions' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move cookie_2 to' }), 'Category 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save (2)' }));
  expect(await screen.findByText('Cookies moved: 2')).toBeVisible();
  expect(gateway.received(reassignCookies)[0]?.body).toEqual({
    items: [
      { cookie_id: item(1).id, category_id: statistics.id },
      { cookie_id: item(2).id, category_id: sampleCategory(1).id },
    ],
  });
});

test('a move can be undone', async () => {
  const gateway = await open([item(1, { suggested_category_id: statistics.id })]);
  gateway.answer(reassignCookies, { updated: [item(1).id], failed: [], undo_token: UNDO });
  await userEvent.click(await screen.findByRole('button', { name: 'Take all suggestions' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(gateway.received(reassignCookies)).toHaveLength(2));
  expect(gateway.received(reassignCookies)[1]?.body).toEqual({ undo_token: UNDO });
});

test('cookies that could not be moved are counted and stay chosen', async () => {
  const gateway = await open([item(1, { suggested_category_id: statistics.id })]);
  gateway.answer(reassignCookies, {
    updated: [],
    failed: [{ cookie_id: item(1).id, code: 'not_found' }],
    undo_token: null,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take all suggestions' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save (1)' }));
  expect(await screen.findByText('Could not be moved: 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save (1)' })).toBeEnabled();
});

test('when every cookie has its category it says so and leads back', async () => {
  await open([]);
  expect(await screen.findByText('Every cookie has its category')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Cookies of the website/ })[0]).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=cookies`,
  );
});
