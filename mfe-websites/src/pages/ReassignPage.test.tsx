import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { listReassign, reassignCookies } from '@yinyom/contracts/websites/reassign';
import type { ReassignItem } from '@yinyom/contracts/websites/reassign';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { APPLICATION_ID, sampleCategory, samplePage } from '../testing/sampleData';
import { movesEverything, sampleReassign } from '../testing/sampleReassign';

const categories = [1, 2, 3, 4, 0].map((type) => sampleCategory(type as 0 | 1 | 2 | 3 | 4));
const idOf = (type: 0 | 1 | 2 | 3 | 4) => sampleCategory(type).id;

const open = async (items: ReassignItem[]) => {
  const gateway = fakeGateway();
  gateway.answer(listReassign, items);
  gateway.answer(listSiteCategories, samplePage(categories));
  const { tokenOf } = movesEverything(gateway);
  await renderRemote(remote, {
    path: `/websites/${APPLICATION_ID}/re-assign`,
    lang: 'en',
    session: { role: 10 },
  });
  if (items.length > 0) await screen.findByRole('grid');
  const rows = () => screen.getAllByRole('row');
  const row = (name: string) => screen.getByText(name).closest('[role="row"]') as HTMLElement;
  const sent = () => gateway.received(reassignCookies).map(({ body }) => body);
  return { gateway, tokenOf, rows, row, sent };
};
const moved = (...moves: [number, 0 | 1 | 2 | 3 | 4][]) => ({
  items: moves.map(([n, type]) => ({ cookie_id: sampleReassign(n).id, category_id: idOf(type) })),
});

describe('with the keyboard', () => {
  it('arrows move, a number decides at once and goes on to the next cookie', async () => {
    const { rows, sent } = await open([1, 2, 3].map((n) => sampleReassign(n)));
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('3');
    await waitFor(() => expect(sent()).toEqual([moved([2, 3])]));
    expect(rows()[1]).toHaveTextContent('Category 3');
    expect(rows()[2]).toHaveFocus();
    expect(screen.getByText('1 of 3 decided')).toBeVisible();
    await userEvent.keyboard('1');
    expect(rows()[0]).toHaveFocus();
    await userEvent.keyboard('0');
    await waitFor(() => expect(sent()).toEqual([moved([2, 3]), moved([3, 1]), moved([1, 0])]));
  });

  it('space and Shift with an arrow choose several, which a number moves in one call', async () => {
    const { rows, sent } = await open([1, 2, 3, 4].map((n) => sampleReassign(n)));
    rows()[0]?.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'false', 'true', 'true']);
    expect(screen.getByText('Move the 3 selected to')).toBeVisible();
    await userEvent.keyboard('4');
    await waitFor(() => expect(sent()).toEqual([moved([1, 4], [3, 4], [4, 4])]));
    expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(rows()[1]).toHaveAttribute('aria-selected', 'true');
    expect(rows()[0]).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Escape}');
    expect(rows()[1]).toHaveAttribute('aria-selected', 'false');
  });

  it('? names every key, and each does something', async () => {
    const { rows, sent } = await open([1, 2].map((n) => sampleReassign(n)));
    const row = rows()[0] as HTMLElement;
    expect(strayKeys(() => row)).toEqual({ ignored: [], unnamed: [] });
    // Five categories, and one of the moves undone.
    await waitFor(() => expect(sent()).toHaveLength(6));
  });

  it('works on a Thai keyboard, whose keys give other characters', async () => {
    const { rows, sent, tokenOf } = await open([sampleReassign(1)]);
    rows()[0]?.focus();
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: '-', code: 'Digit3' });
    await waitFor(() => expect(sent()).toEqual([moved([1, 3])]));
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: 'ผ', code: 'KeyZ', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ undo_token: tokenOf(1) });
  });

  it('Enter uses the suggestion, and means nothing where there is none', async () => {
    const { rows, sent } = await open([
      sampleReassign(1, { suggested_category_id: idOf(3), confidence: 0.9 }),
      sampleReassign(2),
    ]);
    rows()[1]?.focus();
    await userEvent.click(rows()[1] as HTMLElement);
    await userEvent.keyboard('{Enter}{Escape}{ArrowUp}{Enter}');
    await waitFor(() => expect(sent()).toEqual([moved([1, 3])]));
  });

  it('Ctrl+Z takes back step by step, the last first, also what was just pressed', async () => {
    const { rows, sent, tokenOf } = await open([1, 2].map((n) => sampleReassign(n)));
    rows()[0]?.focus();
    await userEvent.keyboard('23{Control>}zz{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent()).toEqual([
      moved([1, 2]),
      moved([2, 3]),
      { undo_token: tokenOf(2) },
      { undo_token: tokenOf(1) },
    ]);
    expect(await screen.findByText('0 of 2 decided')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
});

describe('with the mouse or a finger', () => {
  it('rows are chosen by pressing them and moved with the buttons, undo included', async () => {
    const { row, sent, tokenOf } = await open([1, 2, 3].map((n) => sampleReassign(n)));
    await userEvent.click(row('cookie_1'));
    await userEvent.click(row('cookie_3'));
    const bar = within(screen.getByRole('toolbar', { name: 'Move to' }));
    await userEvent.click(bar.getByRole('button', { name: /Category 2/ }));
    await waitFor(() => expect(sent()).toEqual([moved([1, 2], [3, 2])]));
    const undo = bar.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    await userEvent.click(undo);
    await waitFor(() => expect(sent()[1]).toEqual({ undo_token: tokenOf(1) }));
    expect(await screen.findByText('0 of 3 decided')).toBeVisible();
  });

  it('suggestions show how sure they are and why, and are taken one by one or together', async () => {
    const { row, sent } = await open([
      sampleReassign(1, { suggested_category_id: idOf(3), confidence: 0.9 }),
      sampleReassign(2, { suggested_category_id: idOf(4), confidence: 1 }),
      sampleReassign(3, { suggested_category_id: idOf(4), confidence: 0.4 }),
      sampleReassign(4, { suggested_category_id: '6560000000000000000000ff', confidence: 0.4 }),
    ]);
    expect(row('cookie_1')).toHaveTextContent('Category 3 (90%)');
    expect(row('cookie_1')).toHaveTextContent('From the cookie library');
    expect(row('cookie_2')).toHaveTextContent('As your organization decided on another website');
    expect(row('cookie_4')).toHaveTextContent('None');
    await userEvent.click(within(row('cookie_1')).getByRole('button', { name: 'Use' }));
    await waitFor(() => expect(sent()).toEqual([moved([1, 3])]));
    await userEvent.click(screen.getByRole('button', { name: 'Use all suggestions (2)' }));
    await waitFor(() => expect(sent()[1]).toEqual(moved([2, 4], [3, 4])));
    expect(screen.getByRole('button', { name: 'Use all suggestions (0)' })).toBeDisabled();
  });
});

it('a cookie that could not be moved is open again, and it is said', async () => {
  const { gateway, row } = await open([1, 2].map((n) => sampleReassign(n)));
  gateway.answer(reassignCookies, {
    updated: [],
    failed: [{ cookie_id: sampleReassign(1).id, code: 'not_found' }],
    undo_token: null,
  });
  await userEvent.click(row('cookie_1'));
  await userEvent.keyboard('3');
  expect(await screen.findByText('Could not be moved: 1')).toBeVisible();
  expect(row('cookie_1')).not.toHaveTextContent('Category 3');
  expect(screen.getByText('0 of 2 decided')).toBeVisible();
});

it('a call that fails loses nothing: its cookies are open again', async () => {
  const { gateway, row } = await open([sampleReassign(1)]);
  gateway.refuse(reassignCookies, 503, 'unavailable', { message: 'Not available.' });
  await userEvent.click(row('cookie_1'));
  await userEvent.keyboard('3');
  expect(await screen.findByText('Not available.')).toBeVisible();
  expect(screen.getByText('0 of 1 decided')).toBeVisible();
});

it('more than 200 cookies are moved by more than one call', async () => {
  const { sent } = await open(
    Array.from({ length: 250 }, (_, n) =>
      sampleReassign(n + 1, { suggested_category_id: idOf(3), confidence: 0.9 }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use all suggestions (250)' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect((sent() as { items: unknown[] }[]).map(({ items }) => items.length)).toEqual([200, 50]);
});

it('when every cookie has its category it says so and leads back', async () => {
  await open([]);
  expect(await screen.findByText('No cookie waits for a category')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Cookies of the website/ })[0]).toHaveAttribute(
    'href',
    `/en/websites/${APPLICATION_ID}?section=cookies`,
  );
});

it('a list that could not be loaded can be asked for again', async () => {
  const gateway = fakeGateway();
  gateway.refuse(listReassign, 503, 'unavailable');
  gateway.answer(listSiteCategories, samplePage(categories));
  await renderRemote(remote, {
    path: `/websites/${APPLICATION_ID}/re-assign`,
    lang: 'en',
    session: { role: 10 },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(listReassign, [sampleReassign(1)]);
  await userEvent.click(again);
  expect(await screen.findByText('cookie_1')).toBeVisible();
});

it('S-07, J-05: hostile names and providers stay text', async () => {
  const hostile = '<img src=x onerror="window.hacked=1">{{name}}$t(list.title)';
  await open([sampleReassign(1, { name: hostile, provider: hostile })]);
  expect(screen.getByText(`Move ${hostile} to`)).toBeVisible();
  expect(document.querySelector('img, [onerror]')).toBeNull();
});
