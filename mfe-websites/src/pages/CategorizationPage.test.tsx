import {
  createCategory,
  deleteCategory,
  enableCategory,
  listCategories,
  updateCategory,
} from '@yinyom/contracts/websites/category';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { ORGANIZATION_ID, sampleCategory, samplePage } from '../testing/sampleData';

// A busy machine draws slowly; what is waited for is always a condition.
jest.setTimeout(30_000);

const own = sampleCategory(5, { enabled: false });
const open = async () => {
  const gateway = fakeGateway();
  gateway.answer(listCategories, samplePage([sampleCategory(0), sampleCategory(1), sampleCategory(3), own]));
  await renderRemote(remote, {
    path: '/categorization',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  await screen.findByRole('listitem', { name: 'Category 3' });
  return gateway;
};
const row = (name: string) => within(screen.getByRole('listitem', { name }));

test('necessary and unclassified cannot be switched off, and only own categories can be deleted', async () => {
  await open();
  expect(row('Category 0').queryByRole('switch')).not.toBeInTheDocument();
  expect(row('Category 1').queryByRole('switch')).not.toBeInTheDocument();
  expect(row('Category 3').queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(row('Category 5').getByRole('button', { name: 'Delete' })).toBeVisible();
});

test('switching off is an empty PUT, switching on an empty POST', async () => {
  const gateway = await open();
  gateway.answer(updateCategory, sampleCategory(3, { enabled: false }));
  gateway.answer(enableCategory, own);
  await userEvent.click(row('Category 3').getByRole('switch', { name: 'Enabled' }));
  await userEvent.click(row('Category 5').getByRole('switch', { name: 'Disabled' }));
  await waitFor(() => expect(gateway.received(enableCategory)).toHaveLength(1));
  expect(gateway.received(updateCategory)[0]?.body).toEqual({});
  expect(gateway.received(enableCategory)[0]?.body).toEqual({});
});

test('a new category needs a Thai and an English title', async () => {
  const gateway = await open();
  gateway.answer(createCategory, own);
  await userEvent.click(screen.getByRole('button', { name: 'Add category' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add category' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'แชต');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please fill out this field.')).toBeVisible();
  expect(form.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Chat');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(createCategory)).toHaveLength(1));
  expect(gateway.received(createCategory)[0]?.body).toEqual({
    organization_id: ORGANIZATION_ID,
    title: { th: 'แชต', en: 'Chat' },
    description: {},
    gcm: [],
  });
});

test('deleting asks first and tells how many cookies became unclassified', async () => {
  const gateway = await open();
  gateway.answer(deleteCategory, { deleted: true, reassigned_cookies: 4 });
  await userEvent.click(row('Category 5').getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the category Category 5?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted. Cookies that are now unclassified: 4')).toBeVisible();
});
