import {
  createApplication,
  getApplication,
  listApplications,
  type Application,
} from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { ORGANIZATION_ID, sampleApplication, samplePage } from '../testing/sampleData';

const session = { organizationId: ORGANIZATION_ID, role: 10 as const };
/** A page of a list that is long enough to be searched. */
const manyPage = (entities: Application[]) => ({
  ...samplePage(entities),
  total: entities.length === 0 ? 0 : 8,
});
const open = (path = '/websites') => renderRemote(remote, { path, lang: 'en', session });

test('each website shows its domain, cookies found, status and a way to manage it', async () => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, samplePage([sampleApplication()]));
  await open();
  const manage = await screen.findByRole('link', { name: 'Manage www.example.co.th' });
  expect(manage).toHaveAttribute('href', `/en/websites/${sampleApplication().id}`);
  const row = manage.closest('tr');
  expect(row).toHaveTextContent('12');
  expect(row).toHaveTextContent('3 unclassified');
  expect(row).toHaveTextContent('Waiting for script');
  expect(row).toHaveTextContent('20/11/2026 | 10:04');
});

test('H1 F-L1 a website that was never published says so in the list', async () => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, samplePage([sampleApplication({ template_version: 0 })]));
  await open();
  const manage = await screen.findByRole('link', { name: 'Manage www.example.co.th' });
  expect(manage.closest('tr')).toHaveTextContent('Not published yet');
});

test('the latest update comes first unless another order is chosen, and the order stays in the address', async () => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, manyPage([sampleApplication()]));
  await open();
  await screen.findByRole('link', { name: 'Manage www.example.co.th' });
  expect(gateway.received(listApplications).at(-1)?.query).toMatchObject({
    organization_id: ORGANIZATION_ID,
    sort: 'updated_at',
    order: 'desc',
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Created date');
  await screen.findByRole('link', { name: 'Manage www.example.co.th' });
  expect(gateway.received(listApplications).at(-1)?.query['sort']).toBe('created_at');
  expect(location.search).toBe('?sort=created_at');
});

test('a search asks the server and says when nothing matches', async () => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, (call) => manyPage(call.query['q'] ? [] : [sampleApplication()]));
  await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search domain name' }), 'shop{Enter}');
  expect(await screen.findByText('No website matches')).toBeVisible();
  expect(gateway.received(listApplications).at(-1)?.query['q']).toBe('shop');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: 'Manage www.example.co.th' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('more websites are loaded at the end of the list until there are no more items', async () => {
  const gateway = fakeGateway();
  const second = sampleApplication({ id: '6560000000000000000000a2', domain_name: 'second.example.co.th' });
  gateway.answer(listApplications, (call) =>
    call.query['page'] === '2' ? samplePage([second], 2) : samplePage([sampleApplication()], 1, true),
  );
  await open();
  expect(await screen.findByRole('link', { name: 'Manage second.example.co.th' })).toBeVisible();
  expect(await screen.findByText('No more items')).toBeVisible();
});

test('without websites it says what to do next', async () => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, samplePage([]));
  await open();
  expect(await screen.findByText('No websites yet')).toBeVisible();
  expect(screen.getByText(/copy its script into the head/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add website' })).toHaveLength(1);
});

test('a list that could not be loaded can be tried again in place', async () => {
  const gateway = fakeGateway();
  gateway.disconnect(listApplications);
  await open();
  expect(await screen.findByText('Could not load')).toBeVisible();
  gateway.answer(listApplications, samplePage([sampleApplication()]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Manage www.example.co.th' })).toBeVisible();
});

const openForm = async () => {
  const gateway = fakeGateway();
  gateway.answer(listApplications, samplePage([]));
  await open('/websites?add=1');
  return { gateway, form: within(await screen.findByRole('dialog', { name: 'Add website' })) };
};

test('adding a website registers it in the five languages and leads to its script', async () => {
  const { gateway, form } = await openForm();
  // Who has a list of websites needs no portfolio to begin with.
  expect(form.getByRole('link', { name: 'Import CSV' })).toHaveAttribute('href', '/en/portfolio/import');
  gateway.answer(createApplication, sampleApplication());
  gateway.answer(getApplication, sampleApplication());
  await userEvent.type(form.getByRole('textbox', { name: /Domain name/ }), 'www.example.co.th');
  await userEvent.click(form.getByRole('button', { name: 'Add website' }));
  expect(await screen.findByRole('list', { name: 'Install the script' })).toBeVisible();
  expect(location.pathname + location.search).toBe(`/en/websites/${sampleApplication().id}?section=script`);
  expect(gateway.received(createApplication)[0]?.body).toEqual({
    organization_id: ORGANIZATION_ID,
    domain_name: 'www.example.co.th',
    default_language: 'th',
    languages: ['th', 'en', 'cn', 'jp', 'kh'],
  });
});

test('a whole address, pasted or typed, is shortened to its domain', async () => {
  const { form } = await openForm();
  const field = form.getByRole('textbox', { name: /Domain name/ });
  await userEvent.type(field, 'https://www.example.co.th:8443/shop/?utm=1#top');
  await userEvent.tab();
  expect(field).toHaveValue('www.example.co.th');
});

test.each([
  [false, 'www.silpa.ac.th'],
  [true, 'www.silpa.ac.th/th'],
])('H4: a pasted path is offered and part of the domain only when chosen (%s)', async (chosen, domain) => {
  const { gateway, form } = await openForm();
  gateway.answer(createApplication, sampleApplication());
  gateway.answer(getApplication, sampleApplication());
  await userEvent.click(form.getByRole('textbox', { name: /Domain name/ }));
  await userEvent.paste('https://www.silpa.ac.th/th?x=1');
  await userEvent.tab();
  const option = form.getByRole('checkbox', { name: 'Only the part of the website under /th' });
  expect(option).not.toBeChecked();
  if (chosen) await userEvent.click(option);
  await userEvent.click(form.getByRole('button', { name: 'Add website' }));
  await waitFor(() => expect(gateway.received(createApplication)).toHaveLength(1));
  expect(gateway.received(createApplication)[0]?.body).toMatchObject({ domain_name: domain });
});

test.each([
  ['', 'Please fill out the domain name.'],
  ['not a domain', 'Domain name is invalid.'],
  ['   ', 'Please fill out the domain name.'],
  ['example.co.th:8080', /without a port number/],
  ['localhost:4711', /exists only on your own computer or network/],
  ['10.0.0.1', /not an IP address/],
])('the domain "%s" is refused before anything is sent', async (typed, message) => {
  const { gateway, form } = await openForm();
  if (typed) await userEvent.type(form.getByRole('textbox', { name: /Domain name/ }), typed);
  await userEvent.click(form.getByRole('button', { name: 'Add website' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(gateway.received(createApplication)).toHaveLength(0);
});

test('a domain that the organization already has is told at the form', async () => {
  const { gateway, form } = await openForm();
  gateway.refuse(createApplication, 409, 'duplicate_domain', {
    message: 'This organization already has this domain.',
  });
  await userEvent.type(form.getByRole('textbox', { name: /Domain name/ }), 'www.example.co.th');
  await userEvent.click(form.getByRole('button', { name: 'Add website' }));
  expect(await form.findByText('This organization already has this domain.')).toBeVisible();
});
