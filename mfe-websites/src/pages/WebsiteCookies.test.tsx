import { listSiteCategories, updateSiteCategory } from '@yinyom/contracts/websites/category';
import { createCookie, deleteCookie, listCookies, updateCookie } from '@yinyom/contracts/websites/cookie';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWebsite, websitePlatform } from '../testing/openWebsite';
import { APPLICATION_ID, sampleCategory, sampleCookie, samplePage } from '../testing/sampleData';

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
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Category/ }), sampleCategory(3).id);
  await userEvent.type(form.getByRole('textbox', { name: /^Provider/ }), 'Google');
  await userEvent.type(form.getByRole('textbox', { name: /^Purpose \(Thai\)/ }), 'นับผู้เยี่ยมชม');
  await userEvent.type(form.getByRole('textbox', { name: /^Purpose \(English\)/ }), 'Counts visitors');
};
const chooseDuration = async (form: Form, amount: string, unit: string) => {
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Duration/ }), 'Other duration');
  await userEvent.type(form.getByRole('spinbutton', { name: 'Number' }), amount);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Unit' }), unit);
};

test('cookies stand with their category, where they come from, purpose, duration and type', async () => {
  const gateway = websitePlatform();
  gateway.answer(
    listCookies,
    samplePage([
      sampleCookie(1, { source: 'scan', domain: 'example.co.th' }),
      sampleCookie(2, { is_session: true, expiry: 0, match: 'prefix' }),
      sampleCookie(3, { expiry: null, type: 2, source: 'visitor' }),
      sampleCookie(4, { expiry: 7_776_000, stale: true, last_seen_at: '2026-10-05T00:00:00.000Z' }),
    ]),
  );
  await openWebsite('cookies');
  const row = async (name: string) => (await screen.findByText(name)).closest('tr');
  expect(await screen.findByRole('rowheader', { name: 'Category 3' })).toBeVisible();
  expect(await row('cookie_1')).toHaveTextContent('Counts visitors');
  expect(await row('cookie_1')).toHaveTextContent('1 year');
  expect(await row('cookie_1')).toHaveTextContent('HTTP');
  expect(await row('cookie_1')).toHaveTextContent('example.co.th · Found by a scan');
  expect(await row('cookie_2*')).toHaveTextContent('Session');
  expect(await row('cookie_3')).toHaveTextContent('Until deleted');
  expect(await row('cookie_3')).toHaveTextContent('Reported by visitors');
  expect(await row('cookie_4')).toHaveTextContent('3 months');
  expect(await row('cookie_4')).toHaveTextContent('No longer seen · last seen 05/10/2026');
});

test('one category is chosen by its count, and shows what visitors read about it', async () => {
  const gateway = await openCookies();
  const choice = screen.getByRole('group', { name: 'Choose a category' });
  expect(within(choice).getByRole('button', { name: 'All 1' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(choice).getByRole('button', { name: 'Category 3 1' }));
  expect(await screen.findByText('About 3')).toBeVisible();
  await waitFor(() =>
    expect(gateway.received(listCookies).at(-1)?.query).toMatchObject({ category_id: sampleCategory(3).id }),
  );
  expect(gateway.received(listCookies).at(-1)?.query).toMatchObject({ sort: 'name' });
  await waitFor(() => expect(screen.queryByRole('rowheader')).not.toBeInTheDocument());
});

test('search and filters narrow the list on the platform, and one press shows all again', async () => {
  const gateway = await openCookies();
  gateway.answer(listCookies, samplePage([]));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search name or provider' }), ' <b>_ga{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'No longer seen');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Found by a scan');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'HTML');
  await waitFor(() =>
    expect(gateway.received(listCookies).at(-1)?.query).toMatchObject({
      q: '<b>_ga',
      state: 'stale',
      source: 'scan',
      type: '2',
    }),
  );
  gateway.answer(listCookies, samplePage([sampleCookie(1)]));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('cookie_1')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a website without cookies offers to add some, to import them, and nothing to narrow', async () => {
  const gateway = websitePlatform();
  gateway.answer(listSiteCategories, samplePage([sampleCategory(1), sampleCategory(3)]));
  await openWebsite('cookies');
  expect(await screen.findByRole('heading', { name: /^No cookies yet/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add cookie' }));
  expect(await screen.findByRole('dialog', { name: 'Add cookie' })).toBeVisible();
});

test('an address narrows the cookies to a name', async () => {
  const gateway = websitePlatform();
  gateway.answer(listCookies, samplePage([sampleCookie(1)]));
  await openWebsite('cookies&q=cookie_1');
  expect(await screen.findByText('cookie_1')).toBeVisible();
  expect(gateway.received(listCookies)[0]?.query).toMatchObject({ q: 'cookie_1' });
  expect(screen.getByRole('searchbox')).toHaveValue('cookie_1');
});

test('opening the cookies takes three calls beside those about the website', async () => {
  const gateway = await openCookies();
  const asked = gateway.received().map(({ endpoint }) => endpoint.name);
  const beside = ['getApplication', 'getTemplate', 'listTemplateVersions'];
  expect(asked.filter((name) => !beside.includes(name)).sort()).toEqual([
    'listCookies',
    'listScans',
    'listSiteCategories',
  ]);
});

test('F-L2: nobody declares a cookie strictly necessary by not looking: the category is to be chosen', async () => {
  const { gateway, form } = await openForm();
  const category = form.getByRole('combobox', { name: /^Category/ });
  expect(category).toHaveDisplayValue('— Choose a category —');
  await fill(form);
  await userEvent.selectOptions(category, '');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please fill out this field.')).toBeVisible();
  expect(gateway.received(createCookie)).toHaveLength(0);
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
    category_id: sampleCategory(3).id,
    name: '_ga',
    match: 'exact',
    provider: 'Google',
    purpose: { th: 'นับผู้เยี่ยมชม', en: 'Counts visitors' },
    expiry: 10_800,
    type: 1,
  });
});

test('F-A4 F-A14 the choices keep their names, and say what visitors read where that differs', async () => {
  const { form } = await openForm();
  const options = within(form.getByRole('combobox', { name: /^Duration/ })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    '0 days (12 hours)',
    '1 day',
    '1 month (28 days)',
    '1 year',
    '2 years',
    'Other duration',
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
  expect(await form.findAllByText('Please fill out this field.')).toHaveLength(5);
  expect(gateway.received(createCookie)).toHaveLength(0);
});

test('only stored items may be kept until they are deleted', async () => {
  const { form } = await openForm();
  expect(form.queryByRole('option', { name: 'Until deleted' })).not.toBeInTheDocument();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'HTML');
  expect(form.getByRole('option', { name: 'Until deleted' })).toBeInTheDocument();
});

test('a stored item that lasts for ever gets a duration when it becomes an HTTP cookie', async () => {
  const { form } = await openForm();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'HTML');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Duration/ }), 'Until deleted');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'HTTP');
  expect(form.getByRole('combobox', { name: /^Duration/ })).toHaveDisplayValue('1 year');
});

test('a cookie can be added for one host and for names that begin alike', async () => {
  const { gateway, form } = await openForm();
  gateway.answer(createCookie, sampleCookie(2));
  await fill(form);
  await userEvent.type(form.getByRole('textbox', { name: /^Domain/ }), '.example.co.th');
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: /^Name matches/ }),
    'Starts with this name',
  );
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(createCookie)).toHaveLength(1));
  expect(gateway.received(createCookie)[0]?.body).toMatchObject({
    domain: '.example.co.th',
    match: 'prefix',
    expiry: 31_536_000,
  });
});

test('changing a purpose keeps the purposes in other languages', async () => {
  const gateway = websitePlatform();
  const purpose = { th: 'เดิม', en: 'Old', jp: '以前' };
  gateway.answer(listCookies, samplePage([sampleCookie(1, { purpose })]));
  gateway.answer(updateCookie, sampleCookie(1));
  await openWebsite('cookies');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit cookie_1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit cookie_1' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Purpose \(English\)/ }), ' one');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateCookie)).toHaveLength(1));
  expect(gateway.received(updateCookie)[0]?.body).toMatchObject({
    purpose: { th: 'เดิม', en: 'Old one', jp: '以前' },
  });
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
  expect(question.getByText('This cannot be undone.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(gateway.received(deleteCookie)[0]?.params['id']).toBe(sampleCookie(1).id));
});

test('a category is switched off on this website only, and the necessary one cannot be', async () => {
  const gateway = await openCookies();
  gateway.answer(updateSiteCategory, sampleCategory(3, { enabled: false }));
  await userEvent.click(screen.getByRole('button', { name: /^Category 1/ }));
  expect(await screen.findByText('Always active')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Category 3/ }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Shown to visitors' }));
  await waitFor(() => expect(gateway.received(updateSiteCategory)).toHaveLength(1));
  expect(gateway.received(updateSiteCategory)[0]).toMatchObject({
    params: { id: APPLICATION_ID, categoryId: sampleCategory(3).id },
    body: { enabled: false },
  });
});

test('S-07, J-05: names, hosts and purposes that a hostile website chose stay text', async () => {
  const hostile = '<img src=x onerror="window.hacked=1">{{name}}$t(list.title)';
  const gateway = websitePlatform();
  gateway.answer(
    listCookies,
    samplePage([
      sampleCookie(1, {
        name: hostile,
        provider: hostile,
        domain: hostile,
        purpose: { th: hostile, en: hostile },
        source: 'scan',
      }),
    ]),
  );
  gateway.answer(
    listSiteCategories,
    samplePage([sampleCategory(5, { title: { en: hostile }, description: {}, cookie_count: 1 })]),
  );
  await openWebsite('cookies');
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${hostile}` }));
  expect(await screen.findByText(`Delete the cookie ${hostile}?`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: `Edit ${hostile}` }));
  expect(await screen.findByRole('dialog', { name: `Edit ${hostile}` })).toBeVisible();
  expect(document.querySelector('img, [onerror]')).toBeNull();
});

test('categories that could not be loaded can be tried again', async () => {
  const gateway = websitePlatform();
  gateway.refuse(listSiteCategories, 503, 'unavailable');
  await openWebsite('cookies');
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer(listSiteCategories, samplePage([sampleCategory(1)]));
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: /^Category 1/ })).toBeVisible();
});
