import {
  createApiKey,
  listApiKeys,
  removeApiKey,
  rotateApiKey,
  updateApiKey,
  type ApiKey,
} from '@yinyom/contracts/identity/apiKeys';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listApplications } from '@yinyom/contracts/websites/application';
import { answerConfirmation, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { apiKey as KEY, fill, inShell, organization, sampleWebsite, session } from '../../testing/sampleData';

const website = sampleWebsite('c', 'www.example.ac.th');
const SECRET = 'yk_live_AbCd1234_0123456789ABCDEFGHIJKLMNOPQRSTUV_4PxZJj';

const listOf = (keys: ApiKey[]) => ({
  entities: keys,
  limit: 20,
  total: keys.length,
  has_more: false,
  next_cursor: null,
});

const open = async (keys: ApiKey[] = [KEY]) => {
  const gateway = fakeGateway();
  gateway.answer(listMyOrganizations, [organization]);
  gateway.answer(listApiKeys, listOf(keys));
  await renderRemote(inShell(module), { path: '/user/keys', lang: 'en', session });
  await screen.findByRole('heading', { name: 'API keys' });
  return gateway;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the page of API keys', () => {
  it('lists what each key may, and who answers for it', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Warehouse/ });
    expect(row).toHaveTextContent('yk_live_AbCd1234…');
    expect(row).toHaveTextContent('Banners: Publish · Consent log: See');
    expect(row).toHaveTextContent('Never');
    expect(row).toHaveTextContent('Suda Dee');
  });

  it('says what to do when there is none', async () => {
    await open([]);
    expect(await screen.findByText('No API keys yet')).toBeInTheDocument();
  });

  it('says why the list cannot be shown, and tries again', async () => {
    const gateway = fakeGateway();
    gateway.answer(listMyOrganizations, [organization]);
    gateway.refuse(listApiKeys, 403, 'forbidden');
    await renderRemote(inShell(module), { path: '/user/keys', lang: 'en', session });
    const again = await screen.findByRole('button', { name: /again/i });
    gateway.answer(listApiKeys, listOf([KEY]));
    await userEvent.click(again);
    expect(await screen.findByText('Warehouse')).toBeInTheDocument();
  });

  it('says that a key has stopped whose maker is gone, and offers nothing for a revoked one', async () => {
    await open([
      { ...KEY, state: 'orphaned' },
      { ...KEY, id: '64b0000000000000000000c2', name: 'Old', state: 'revoked' },
    ]);
    expect(await screen.findByText(/is not an active member any more/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Revoke Warehouse' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke Old' })).toBeNull();
  });

  it('makes a key and shows it once', async () => {
    const gateway = await open([]);
    gateway.answer(createApiKey, { key: SECRET, api_key: KEY });
    await press('New API key');
    const form = await dialog('New API key');
    await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
    expect(form.getByLabelText(/^Name/)).toHaveFocus();
    await fill(form.getByLabelText(/^Name/), 'Warehouse');
    const consents = within(form.getByRole('group', { name: 'Consent log' }));
    await userEvent.click(consents.getByRole('checkbox', { name: 'See' }));
    await fill(form.getByLabelText(/IP addresses/), '203.0.113.0/24\n198.51.100.7');
    await userEvent.selectOptions(form.getByLabelText('Expires'), 'never');
    expect(form.getByText(/works until it is revoked/)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
    expect(await screen.findByText(SECRET)).toBeInTheDocument();
    expect(gateway.received(createApiKey)[0]?.body).toEqual({
      name: 'Warehouse',
      scopes: ['consents:read'],
      agent: false,
      application_ids: null,
      ip_ranges: ['203.0.113.0/24', '198.51.100.7'],
      expires_in_days: null,
    });
    const once = await dialog('Your new API key');
    await userEvent.click(once.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  });

  it('tells under the field what is wrong with a range', async () => {
    const gateway = await open([]);
    gateway.refuse(createApiKey, 422, 'validation_failed', {
      errors: [{ field: 'ip_ranges.0', code: 'ip_range_invalid', message: 'Enter an IP address.' }],
    });
    await press('New API key');
    const form = await dialog('New API key');
    await fill(form.getByLabelText(/^Name/), 'K');
    await userEvent.click(
      within(form.getByRole('group', { name: 'Scans' })).getByRole('checkbox', { name: 'See' }),
    );
    await fill(form.getByLabelText(/IP addresses/), 'office');
    await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
    await waitFor(() =>
      expect(form.getByLabelText(/IP addresses/)).toHaveAccessibleDescription(/Enter an IP address\./),
    );
    expect(form.getByLabelText(/IP addresses/)).toHaveValue('office');
  });

  it('limits a key to websites that exist', async () => {
    const gateway = await open();
    gateway.answer(updateApiKey, KEY);
    gateway.answer(listApplications, { ...listOf([]), entities: [website] });
    await userEvent.click(await screen.findByRole('button', { name: 'Change Warehouse' }));
    const form = await dialog('Change API key');
    await userEvent.selectOptions(form.getByLabelText('Websites'), 'chosen');
    await userEvent.click(await form.findByRole('checkbox', { name: 'www.example.ac.th' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(gateway.received(updateApiKey)[0]?.body).toMatchObject({ application_ids: ['c'.repeat(24)] }),
    );
  });

  it('rotates a key with an overlap and shows the new one once', async () => {
    const gateway = await open();
    gateway.answer(rotateApiKey, { key: SECRET, api_key: KEY });
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate Warehouse' }));
    const form = await dialog('Rotate Warehouse');
    await userEvent.selectOptions(form.getByLabelText('The old secret works'), '72');
    await userEvent.click(form.getByRole('button', { name: 'Make a new secret' }));
    expect(await screen.findByText(SECRET)).toBeInTheDocument();
    expect(gateway.received(rotateApiKey)[0]?.body).toEqual({ overlap_hours: 72 });
  });

  it('says how to get a secret whose answer was lost on the way', async () => {
    const gateway = await open();
    gateway.answer(rotateApiKey, { key: null, api_key: KEY });
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate Warehouse' }));
    const form = await dialog('Rotate Warehouse');
    await userEvent.click(form.getByRole('button', { name: 'Make a new secret' }));
    expect(await screen.findByText(/Rotate it to get a new secret/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy the key' })).toBeNull();
  });

  it('revokes a key only after it was said what that means', async () => {
    const gateway = await open();
    gateway.answer(removeApiKey, undefined as never);
    const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Revoke Warehouse' }));
    await ask();
    await waitFor(() => expect(store.getState().confirmation?.text).toMatch(/cannot be undone/));
    act(() => answerConfirmation(false));
    expect(gateway.received(removeApiKey)).toHaveLength(0);
    await ask();
    await waitFor(() => expect(store.getState().confirmation).not.toBeNull());
    act(() => answerConfirmation(true));
    await waitFor(() => expect(gateway.received(removeApiKey)).toHaveLength(1));
  });
});
