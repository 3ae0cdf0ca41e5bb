import { listSiteCategories, updateSiteCategory } from '@yinyom/contracts/websites/category';
import type { Category } from '@yinyom/contracts/websites/category';
import { strayKeys } from '@yinyom/testing/strayKeys';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { APPLICATION_ID, sampleCategory, samplePage } from '../testing/sampleData';

/** A platform that keeps what is changed about the website's categories. */
const openCategories = async (more: Partial<Category> = {}) => {
  const gateway = websitePlatform();
  let categories = [
    sampleCategory(1),
    sampleCategory(2, { order: 10 }),
    sampleCategory(3, { order: 20, ...more }),
    sampleCategory(4, { order: 30, enabled: false }),
    sampleCategory(0),
  ];
  const rank = ({ type, order }: Category) => (type === 1 ? -1 : type === 0 ? 9999 : order);
  gateway.answer(listSiteCategories, () => samplePage(categories));
  gateway.answer(updateSiteCategory, ({ params, body }) => {
    categories = categories
      .map((each) => (each.id === params['categoryId'] ? { ...each, ...(body as object) } : each))
      .sort((one, other) => rank(one) - rank(other));
    return categories.find(({ id }) => id === params['categoryId']) ?? sampleCategory(1);
  });
  await openWebsite('cookies');
  await userEvent.click(await screen.findByRole('button', { name: 'More to do with cookies' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Categories on this website' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Categories on this website' }));
  await dialog.findByRole('listitem', { name: 'Category 3' });
  const names = () => dialog.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
  const row = (type: number) => within(dialog.getByRole('listitem', { name: `Category ${type}` }));
  return { gateway, dialog, names, row };
};

it('necessary and unclassified keep their places and cannot be switched off', async () => {
  const { row } = await openCategories();
  for (const type of [0, 1]) {
    expect(row(type).queryByRole('switch')).not.toBeInTheDocument();
    expect(row(type).queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  }
  expect(row(1).getByText('Always active')).toBeVisible();
  expect(row(0).getByText('Cannot be turned off')).toBeVisible();
});

it('a category is moved with its buttons and with Alt and the arrow keys, two numbers at a time', async () => {
  const { gateway, names, row } = await openCategories();
  await userEvent.click(row(3).getByRole('button', { name: 'Move Category 3 up' }));
  await waitFor(() => expect(names().slice(1, 4)).toEqual(['Category 3', 'Category 2', 'Category 4']));
  expect(
    gateway.received(updateSiteCategory).map(({ params, body }) => [params['categoryId'], body]),
  ).toEqual([
    [sampleCategory(3).id, { order: 10 }],
    [sampleCategory(2).id, { order: 20 }],
  ]);
  expect(await screen.findByText('Category 3 is now number 1')).toBeInTheDocument();
  row(2).getByRole('button', { name: 'Edit Category 2' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(names().slice(1, 4)).toEqual(['Category 3', 'Category 4', 'Category 2']));
});

it('? names the keys of a category', async () => {
  const { dialog } = await openCategories();
  const middle = dialog.getByRole('listitem', { name: 'Category 3' });
  expect(strayKeys(() => middle)).toEqual({ ignored: [], unnamed: [] });
});

it('at the end of the list nothing is sent', async () => {
  const { gateway, row } = await openCategories();
  await userEvent.click(row(2).getByRole('button', { name: 'Move Category 2 up' }));
  await userEvent.click(row(4).getByRole('button', { name: 'Move Category 4 down' }));
  expect(gateway.received(updateSiteCategory)).toHaveLength(0);
});

it('is switched on for this website', async () => {
  const { gateway, row } = await openCategories();
  await userEvent.click(row(4).getByRole('switch', { name: 'Not shown' }));
  expect(await row(4).findByRole('switch', { name: 'Shown to visitors' })).toBeChecked();
  expect(gateway.received(updateSiteCategory)[0]).toMatchObject({
    params: { id: APPLICATION_ID, categoryId: sampleCategory(4).id },
    body: { enabled: true },
  });
});

it('only the texts and signals that were changed become this website’s own', async () => {
  const { gateway, dialog, row } = await openCategories({ gcm: ['analytics_storage'] });
  await userEvent.click(row(3).getByRole('button', { name: 'Edit Category 3' }));
  const title = await dialog.findByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Counting');
  await userEvent.click(dialog.getByRole('tab', { name: 'ไทย' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'เพิ่ม');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'ad_storage' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateSiteCategory)).toHaveLength(1));
  expect(gateway.received(updateSiteCategory)[0]?.body).toEqual({
    title: { en: 'Counting' },
    description: { th: 'คำอธิบายเพิ่ม' },
    gcm: ['analytics_storage', 'ad_storage'],
  });
});

it('own texts can be given up', async () => {
  const { gateway, dialog, row } = await openCategories({ overridden: true });
  await userEvent.click(row(3).getByRole('button', { name: 'Edit Category 3' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use the organization’s texts' }));
  await waitFor(() => expect(gateway.received(updateSiteCategory)).toHaveLength(1));
  const none = { th: '', en: '', cn: '', jp: '', kh: '' };
  expect(gateway.received(updateSiteCategory)[0]?.body).toEqual({ title: none, description: none });
});

it('a refusal keeps what was typed', async () => {
  const { gateway, dialog, row } = await openCategories();
  gateway.refuse(updateSiteCategory, 422, 'validation_failed', {
    errors: [{ field: 'title.en', code: 'too_long', message: 'This is too long.' }],
  });
  await userEvent.click(row(3).getByRole('button', { name: 'Edit Category 3' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Title/ }), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is too long.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Category 3!');
});
