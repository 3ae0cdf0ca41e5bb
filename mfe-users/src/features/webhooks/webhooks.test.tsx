import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getDelivery, listDeliveries, resendDelivery } from '@yinyom/contracts/notify/deliveries';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '@yinyom/contracts/notify/webhooks';
import { answerConfirmation, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, session, webhook } from '../../testing/sampleData';

const delivery = {
  id: `msg_${'a'.repeat(32)}`,
  webhook_id: webhook.id,
  type: 'ping',
  application_id: null,
  status: 'delivered' as const,
  tries: 1,
  next_try_at: null,
  created_at: '2026-11-20T18:30:00.000Z',
};
const tried = { at: '2026-11-20T18:30:00.000Z', status: 200, duration_ms: 12, error: null };
const record = { ...delivery, body: '{"type":"ping"}', log: [{ ...tried, answer: 'thanks' }] };
const listOf = <T,>(entities: T[]) => ({
  entities,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

const open = async (webhooks: Webhook[] = [webhook], path = '/user/webhooks') => {
  const gateway = fakeGateway();
  gateway.answer(listMyOrganizations, [organization]);
  gateway.answer(listWebhooks, listOf(webhooks));
  gateway.answer(getWebhook, webhook);
  gateway.answer(listDeliveries, listOf([{ ...delivery, last_try: tried }]));
  gateway.answer(getDelivery, record);
  await renderRemote(inShell(module), { path, lang: 'en', session });
  return gateway;
};
const button = (name: string) => screen.findByRole('button', { name });

it('webhooks stand with their last result and what waits', async () => {
  await open();
  const row = (await screen.findByText('CRM')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('https://crm.example.ac.th/hooks');
  expect(row).toHaveTextContent('Not taken (500)');
  expect(within(row).getByText('3')).toBeInTheDocument();
});

it('without any the page says what to do', async () => {
  await open([]);
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  expect(await button('Add webhook')).toBeEnabled();
});

it('a platform that cannot be asked is said, with a way to ask again', async () => {
  const gateway = fakeGateway();
  gateway.answer(listMyOrganizations, [organization]);
  gateway.refuse(listWebhooks, 503, 'unavailable');
  await renderRemote(inShell(module), { path: '/user/webhooks', lang: 'en', session });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('one is added, decisions of visitors only with the tick, and its secret is shown once', async () => {
  const gateway = await open([]);
  gateway.answer(createWebhook, { ...webhook, secret: 'whsec_abc' });
  await userEvent.click(await button('Add webhook'));
  const form = within(await screen.findByRole('dialog'));
  await fill(form.getByLabelText(/^Name/), 'CRM');
  await fill(form.getByLabelText(/^Address/), webhook.url);
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await form.findByText('Choose at least one event.')).toBeInTheDocument();
  expect(gateway.received(createWebhook)).toHaveLength(0);
  await userEvent.click(form.getByLabelText(/Scan finished/));
  expect(form.queryByLabelText(/as many as visitors make/)).not.toBeInTheDocument();
  await userEvent.click(form.getByLabelText(/acceptances and refusals/));
  await userEvent.click(form.getByLabelText(/as many as visitors make/));
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeInTheDocument();
  expect(gateway.received(createWebhook)[0]?.body).toEqual({
    name: 'CRM',
    url: webhook.url,
    events: ['scan.finished', 'consent.recorded'],
    high_volume: true,
    include_client_id: false,
    signing: 'hmac',
  });
});

it('why an address is refused stands beside it, and what was typed stays', async () => {
  const gateway = await open();
  gateway.refuse(updateWebhook, 422, 'validation_failed', {
    errors: [{ field: 'url', code: 'webhook_url_private', message: 'Nothing can be sent there.' }],
  });
  await userEvent.click(await button('Edit CRM'));
  const form = within(await screen.findByRole('dialog'));
  await fill(form.getByLabelText(/^Address/), 'https://mongo/x');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Address/)).toHaveAccessibleDescription(/Nothing can be sent there\./),
  );
  expect(form.getByLabelText(/^Address/)).toHaveValue('https://mongo/x');
});

it('a test shows what was sent and what was answered, and can be sent again', async () => {
  const gateway = await open();
  gateway.answer(testWebhook, { delivery_id: delivery.id });
  gateway.answer(resendDelivery, { ...delivery, last_try: tried });
  await userEvent.click(await button('Send a test to CRM'));
  const shown = within(await screen.findByRole('dialog'));
  expect(await shown.findByText('thanks')).toBeInTheDocument();
  expect(shown.getByLabelText('What was sent')).toHaveTextContent('"type": "ping"');
  await userEvent.click(shown.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(gateway.received(resendDelivery)).toHaveLength(1));
});

it('removal and a new secret are asked for first', async () => {
  const gateway = await open();
  gateway.answer(deleteWebhook, undefined);
  gateway.answer(rotateWebhookSecret, { ...webhook, secret: 'whsec_new', old_secret_until: tried.at });
  await userEvent.click(await button('New secret for CRM'));
  await waitFor(() => expect(store.getState().confirmation?.text).toMatch(/24 hours/));
  act(() => answerConfirmation(true));
  expect(await screen.findByText('whsec_new')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
  await userEvent.click(await button('Remove CRM'));
  await waitFor(() => expect(store.getState().confirmation?.text).toMatch(/cannot be undone/));
  act(() => answerConfirmation(false));
  expect(gateway.received(deleteWebhook)).toHaveLength(0);
  await userEvent.click(await button('Remove CRM'));
  await waitFor(() => expect(store.getState().confirmation).not.toBeNull());
  act(() => answerConfirmation(true));
  await waitFor(() => expect(gateway.received(deleteWebhook)).toHaveLength(1));
});

it('says what to do where the answer with the secret was lost', async () => {
  const gateway = await open();
  gateway.answer(rotateWebhookSecret, { ...webhook, secret: null, public_key: null });
  await userEvent.click(await button('New secret for CRM'));
  await waitFor(() => expect(store.getState().confirmation?.text).toMatch(/24 hours/));
  act(() => answerConfirmation(true));
  expect(await screen.findByText(/Make another one/)).toBeInTheDocument();
});

it('messages of one webhook have an address of their own', async () => {
  await open([webhook], `/user/webhooks?webhook=${webhook.id}`);
  expect(await screen.findByRole('heading', { name: 'Messages of CRM' })).toBeInTheDocument();
  expect(await screen.findByText('Taken (200)')).toBeInTheDocument();
  expect((await screen.findByText('Test message')).closest('td')).toHaveTextContent('Test messageping');
});
