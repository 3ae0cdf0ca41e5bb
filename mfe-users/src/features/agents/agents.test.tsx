import {
  decideAgentConfirmation,
  getAgentConfirmation,
  listAgentConfirmations,
  type AgentConfirmation,
} from '@yinyom/contracts/identity/agentConfirmations';
import { createApiKey, listApiKeys } from '@yinyom/contracts/identity/apiKeys';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getApplication } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { apiKey, fill, inShell, organization, sampleWebsite, session } from '../../testing/sampleData';

const website = sampleWebsite('c', 'www.example.ac.th');

const WAITS: AgentConfirmation = {
  id: '64b0000000000000000000e1',
  call: 'saveTemplate',
  method: 'PUT',
  summary: 'Saves the draft and, by default, publishes it',
  scope: 'templates:write',
  state: 'pending',
  about: { application_id: website.id, group_id: null },
  api_key: { id: apiKey.id, name: 'Helper' },
  requested_at: '2026-11-30T03:00:00.000Z',
  expires_at: '2026-11-30T03:10:00.000Z',
  decided_at: null,
  decided_by: null,
  used_at: null,
};
const USED: AgentConfirmation = {
  ...WAITS,
  id: '64b0000000000000000000e2',
  call: 'removeBlockRule2',
  method: 'DELETE',
  scope: 'applications:write',
  state: 'used',
  about: { application_id: null, group_id: null },
  decided_at: '2026-11-30T02:00:00.000Z',
  decided_by: { id: 'p', name: 'Suda Dee' },
};

const listOf = (entities: AgentConfirmation[]) => ({
  entities,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

const open = async (
  all: AgentConfirmation[],
  sent: unknown = { note: 'x\u202Ey' },
  role: 10 | 1000 = 1000,
) => {
  const gateway = fakeGateway();
  gateway.answer(listMyOrganizations, [organization]);
  gateway.answer(listAgentConfirmations, listOf(all));
  gateway.answer(getApplication, website as never);
  const one = { params: {}, query: {}, body: sent, if_match: '"3"' };
  gateway.answer(getAgentConfirmation, { ...WAITS, arguments: one });
  await renderRemote(inShell(module), { path: '/user/agents', lang: 'en', session: { ...session, role } });
  await screen.findByRole('heading', { name: 'Agents' });
  return gateway;
};
const decision = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Review: Publish the banner' }));
  return within(await screen.findByRole('dialog', { name: 'Publish the banner' }));
};

it('says in words what waits, about which website, and what became of the others', async () => {
  await open([WAITS, USED]);
  const row = await screen.findByRole('row', { name: /Publish the banner/ });
  await waitFor(() => expect(row).toHaveTextContent('Website: www.example.ac.th'));
  expect(row).toHaveTextContent('Helper');
  expect(row).toHaveTextContent('Waiting');
  // A call of a later version has no words of its own.
  const over = screen.getByRole('row', { name: /Remove: Websites/ });
  expect(over).toHaveTextContent('Carried out');
  expect(over).toHaveTextContent('Suda Dee');
});

it('shows everything that is sent before the decision, with nothing hidden in it, and approves it', async () => {
  const gateway = await open([WAITS]);
  gateway.answer(decideAgentConfirmation, { ...WAITS, state: 'approved' });
  const dialog = await decision();
  const sent = await dialog.findByLabelText('What the agent sends');
  expect(sent).toHaveTextContent('"note": "x\\u{202e}y"');
  expect(sent.textContent).not.toMatch(/\u202E/);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(gateway.received(decideAgentConfirmation)[0]?.body).toEqual({ decision: 'approve' });
});

it('refuses, and says why it came too late', async () => {
  const gateway = await open([WAITS]);
  gateway.refuse(decideAgentConfirmation, 409, 'agent_confirmation_over');
  const dialog = await decision();
  await userEvent.click(await dialog.findByRole('button', { name: 'Refuse' }));
  expect(gateway.received(decideAgentConfirmation)[0]?.body).toEqual({ decision: 'refuse' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('where nothing waits an Admin is led to the keys, a member is not', async () => {
  await open([]);
  expect(await screen.findByText('Nothing waits for approval')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open API keys' })).toHaveAttribute(
    'href',
    expect.stringContaining('/user/keys'),
  );
});

it('members have the page, without the way to the keys', async () => {
  await open([], null, 10);
  expect(await screen.findByText('Nothing waits for approval')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open API keys' })).toBeNull();
});

it('a key is marked as an agent’s when it is made, and the list shows it', async () => {
  const gateway = fakeGateway();
  gateway.answer(listMyOrganizations, [organization]);
  gateway.answer(listApiKeys, { ...listOf([]), entities: [{ ...apiKey, agent: true }] });
  gateway.answer(createApiKey, { key: null, api_key: apiKey });
  await renderRemote(inShell(module), { path: '/user/keys', lang: 'en', session });
  expect(await screen.findByRole('row', { name: /Warehouse/ })).toHaveTextContent('Agent');
  await userEvent.click(screen.getByRole('button', { name: 'New API key' }));
  const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await fill(form.getByLabelText(/^Name/), 'Helper');
  await userEvent.click(
    within(form.getByRole('group', { name: 'Scans' })).getByRole('checkbox', { name: 'See' }),
  );
  await userEvent.click(form.getByRole('checkbox', { name: 'This key is an agent’s' }));
  expect(form.getByText(/A person approves what it publishes/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
  await waitFor(() => expect(gateway.received(createApiKey)[0]?.body).toMatchObject({ agent: true }));
});
