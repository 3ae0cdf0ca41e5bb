import { listSiteCategories, updateSiteCategory } from '@yinyom/contracts/websites/category';
import { createCookie, deleteCookie, listCookies, updateCookie } from '@yinyom/contracts/websites/cookie';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { APPLICATION_ID, sampleCategory, sampleCookie, samplePage } from '../testing/sampleData';

// A busy machine draws slowly; what is waited for is always a condition.
jest.setTimeout(30_000);

const openCookies = async () => {
  const gateway = websitePlatform();
  gateway.answer(listCookies, samplePage([sampleCookie(1)]));
  await openWebsite('cookies');
  await screen.findByText('cookie_1');
  return gateway;
};
const openForm = async () => {
  const gateway = await openCookies();
  await userEvent.click(screen.getByRole('button', { name: 'Add cookie' }));
  return { gateway, form: within(await screen.findByRole('dialog', { name: 'Add cookie' })) };
};
type Form = Awaited<ReturnType<typeof openForm>>['form'];

const fill = async (form: Form) => {
  await userEvent.type(form.getByRole('textbox', { name: /^Cookie name/ }), '_ga');
  await userEvent.type(form.getByRole('textbox', { name: /^Provider/ }), 'Google');
  await userEvent.type(form.getByRole('textbox', { name: /^Purpose \(Thai\)/ }), 'นับผู้เยี่ยมชม');
  await userEvent.type(form.getByRole('textbox', { name: /^Purpose \(English\)/ }), 'Counts visitors');
};
const chooseDuration = async (form: Form, amount: string, unit: string) => {
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Duration/ }), 'Another duration');
  await userEvent.type(form.getByRole('spinbutton', { name: 'Number' }), amount);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Unit' }), unit);
};

test('cookies stand under their category with purpose, duration and type', async () => {
  await openCookies();
  const panel = within(screen.getByRole('region', { name: 'Category 3' }));
  const row = panel.getByText('cookie_1').closest('tr');
  expect(row).toHaveTextContent('Counts visitors');
  expect(row).toHaveTextContent('1 year');
  expect(row).toHaveTextContent('HTTP');
});

test('a cookie is added with its duration in seconds', async () => {
  const { gateway, form } = await openForm();
  gateway.answer(createCookie, sampleCookie(2));
  await fill(form);
  await chooseDuration(form, '3', 'hours');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The cookie was saved')).toBeVisible();
  expect(gateway.received(createCookie)[0]?.body).toEqual({
    application_id: APPLICATION_ID,
    category_id: sampleCategory(1).id,
    name: '_ga',
    match: 'exact',
    provider: 'Google',
    purpose: { th: 'นับผู้เยี่ยมชม', en: 'Counts visitors' },
    expiry: 10_800,
    type: 1,
  });
});

test('the usual durations are offered, twelve hours among them', async () => {
  const { form } = await openForm();
  const options = within(form.getByRole('combobox', { name: /^Duration/ })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    '12 hours',
    '1 day',
    '1 month',
    '1 year',
    '2 years',
    'Another duration',
  ]);
});

test('a duration of exactly two hours is refused, because session cookies are not recorded', async () => {
  const { gateway, form } = await openForm();
  await fill(form);
  await chooseDuration(form, '2', 'hours');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Duration must exceed 2 hours.')).toBeVisible();
  expect(gateway.received(createCookie)).toHaveLength(0);
});

test('what is missing is told field by field', async () => {
  const { gateway, form } = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('Please fill out this field.')).toHaveLength(4);
  expect(gateway.received(createCookie)).toHaveLength(0);
});

test('only stored items may be kept until they are deleted', async () => {
  const { form } = await openForm();
  expect(form.queryByRole('option', { name: 'Persistent' })).not.toBeInTheDocument();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'HTML');
  expect(form.getByRole('option', { name: 'Persistent' })).toBeInTheDocument();
});

test('name and type of a cookie that a scan found cannot be changed', async () => {
  const gateway = websitePlatform();
  gateway.answer(listCookies, samplePage([sampleCookie(1, { source: 'scan', is_session: true, expiry: 0 })]));
  gateway.answer(updateCookie, sampleCookie(1));
  await openWebsite('cookies');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit cookie_1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit cookie_1' }));
  expect(form.getByRole('textbox', { name: /^Cookie name/ })).toBeDisabled();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateCookie)).toHaveLength(1));
  const body = gateway.received(updateCookie)[0]?.body;
  expect(body).not.toHaveProperty('name');
  expect(body).not.toHaveProperty('type');
  expect(body).not.toHaveProperty('expiry');
});

test('deleting a cookie asks first', async () => {
  const gateway = await openCookies();
  gateway.answer(deleteCookie, null);
  await userEvent.click(screen.getByRole('button', { name: 'Delete cookie_1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the cookie cookie_1?' }));
  expect(question.getByText('Deleting cannot be undone.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(gateway.received(deleteCookie)[0]?.params['id']).toBe(sampleCookie(1).id));
});

test('a category is switched off on this website only, and the necessary one cannot be', async () => {
  const gateway = await openCookies();
  gateway.answer(updateSiteCategory, sampleCategory(3, { enabled: false }));
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  await userEvent.click(screen.getByRole('switch', { name: 'Shown to visitors' }));
  await waitFor(() => expect(gateway.received(updateSiteCategory)).toHaveLength(1));
  expect(gateway.received(updateSiteCategory)[0]).toMatchObject({
    params: { id: APPLICATION_ID, categoryId: sampleCategory(3).id },
    body: { enabled: false },
  });
});

test('categories that could not be loaded can be tried again', async () => {
  const gateway = websitePlatform();
  gateway.refuse(listSiteCategories, 503, 'unavailable');
  await openWebsite('cookies');
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(listSiteCategories, samplePage([sampleCategory(1)]));
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Category 1' })).toBeVisible();
});
