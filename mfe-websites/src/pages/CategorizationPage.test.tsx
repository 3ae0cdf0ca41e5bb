import type { Lang } from '@yinyom/contracts/constants';
import {
  createCategory,
  deleteCategory,
  enableCategory,
  getCategory,
  listCategories,
  updateCategory,
} from '@yinyom/contracts/websites/category';
import { listOrganizationReassign, reassignCookies } from '@yinyom/contracts/websites/reassign';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { APPLICATION_ID, ORGANIZATION_ID, sampleCategory, samplePage } from '../testing/sampleData';
import { movesEverything, sampleReassign } from '../testing/sampleReassign';

const own = sampleCategory(5, { enabled: false, etag: '"1"' });
const open = async () => {
  const gateway = fakeGateway();
  gateway.answer(listCategories, samplePage([sampleCategory(0), sampleCategory(1), sampleCategory(3), own]));
  await renderRemote(remote, {
    path: '/categorization?part=categories',
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

test('texts of a category are changed in every language, its Google signals with them', async () => {
  const gateway = await open();
  gateway.answer(updateCategory, own);
  await userEvent.click(row('Category 5').getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Category 5' }));
  for (const language of ['中文', '日本語', 'ខ្មែរ']) {
    await userEvent.click(form.getByRole('tab', { name: language }));
    await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), language);
  }
  await userEvent.click(form.getByRole('checkbox', { name: 'ad_storage' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateCategory)).toHaveLength(1));
  expect(gateway.received(updateCategory)[0]?.body).toEqual({
    title: { ...own.title, cn: '中文', jp: '日本語', kh: 'ខ្មែរ' },
    description: own.description,
    gcm: ['ad_storage'],
  });
});

test('a change by another person is not overwritten: the form offers the latest version', async () => {
  const gateway = await open();
  gateway.refuse(updateCategory, 412, 'version_conflict', { message: 'Someone else has changed this.' });
  await userEvent.click(row('Category 5').getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Category 5' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else has changed this.')).toBeVisible();
  gateway.answer(getCategory, { ...own, title: { ...own.title, th: 'ของเขา' }, etag: '"2"' });
  await userEvent.click(form.getByRole('button', { name: 'Load the latest version (discard my changes)' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('ของเขา'));
  gateway.answer(updateCategory, own);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateCategory)).toHaveLength(2));
  const seen = gateway.received(updateCategory).map(({ headers }) => headers.get('if-match'));
  expect(seen).toEqual(['"1"', '"2"']);
});

test('a title that is there already is refused under its field, and nothing typed is lost', async () => {
  const gateway = await open();
  gateway.refuse(createCategory, 409, 'duplicate_title', { message: 'This title exists already.' });
  await userEvent.click(screen.getByRole('button', { name: 'Add category' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add category' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'แชต');
  await userEvent.click(form.getByRole('tab', { name: 'English' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Title/ }), 'Chat');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This title exists already.')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Chat');
});

test('deleting asks first and tells how many cookies became unclassified', async () => {
  const gateway = await open();
  gateway.answer(deleteCategory, { deleted: true, reassigned_cookies: 4 });
  await userEvent.click(row('Category 5').getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the category Category 5?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted. Cookies that are now unclassified: 4')).toBeVisible();
});

const OTHER_ID = '6560000000000000000000a2';
const openCookies = async (lang: Lang = 'en') => {
  const gateway = fakeGateway();
  const one = { id: APPLICATION_ID, domain_name: 'www.example.co.th' };
  const other = { id: OTHER_ID, domain_name: 'shop.example.co.th' };
  const known = { suggested_category_id: sampleCategory(3).id, confidence: 1 };
  gateway.answer(listOrganizationReassign, [
    { ...sampleReassign(1, { name: '_ga', ...known }), application: one },
    { ...sampleReassign(2, { name: '_ga', ...known }), application: other },
    { ...sampleReassign(3), application: other },
  ]);
  gateway.answer(listCategories, samplePage([sampleCategory(1), sampleCategory(3), sampleCategory(0), own]));
  const { tokenOf } = movesEverything(gateway);
  await renderRemote(remote, {
    path: '/categorization',
    lang,
    session: { organizationId: ORGANIZATION_ID, role: 10 },
  });
  await screen.findByRole('grid');
  return { gateway, tokenOf };
};

test('the page opens with the cookies of all websites, in two calls', async () => {
  const { gateway } = await openCookies();
  expect(
    gateway
      .received()
      .map(({ endpoint }) => endpoint.name)
      .sort(),
  ).toEqual(['listCategories', 'listOrganizationReassign']);
  expect(gateway.received(listOrganizationReassign)[0]?.params).toEqual({ id: ORGANIZATION_ID });
});

test('the same cookie on several websites is decided once, and taken back everywhere', async () => {
  const { gateway, tokenOf } = await openCookies();
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('www.example.co.th, shop.example.co.th');
  rows[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(gateway.received(reassignCookies)).toHaveLength(2));
  const [first, second] = gateway.received(reassignCookies);
  expect([first?.params['id'], second?.params['id']]).toEqual([APPLICATION_ID, OTHER_ID]);
  expect(second?.body).toEqual({
    items: [{ cookie_id: sampleReassign(2).id, category_id: sampleCategory(3).id }],
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(gateway.received(reassignCookies)).toHaveLength(4));
  expect(
    gateway
      .received(reassignCookies)
      .slice(2)
      .map(({ params, body }) => [params['id'], body]),
  ).toEqual([
    [OTHER_ID, { undo_token: tokenOf(2) }],
    [APPLICATION_ID, { undo_token: tokenOf(1) }],
  ]);
});

test('a category that is off everywhere is not offered', async () => {
  await openCookies();
  expect(screen.getByRole('button', { name: /Category 3/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Category 5/ })).not.toBeInTheDocument();
});

test('the space bar has its name in the language of the page', async () => {
  await openCookies('jp');
  expect(screen.getByText(/スペース 選択/)).toBeVisible();
});

test('who may not decide is told so', async () => {
  const gateway = fakeGateway();
  gateway.refuse(listOrganizationReassign, 403, 'forbidden');
  gateway.answer(listCategories, samplePage([]));
  await renderRemote(remote, {
    path: '/categorization',
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role: 1 },
  });
  expect(await screen.findByText('You do not have rights to this section.')).toBeVisible();
});
