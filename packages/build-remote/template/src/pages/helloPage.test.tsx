import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const user = {
  id: '64b000000000000000000001',
  name: 'Suda Dee',
  email: 'suda@example.ac.th',
  first_name: 'Suda',
  last_name: 'Dee',
  two_fa_at: null,
  locale: 'en' as const,
  must_change_password: false,
  created_at: '2026-01-01T00:00:00.000Z',
  last_access_at: null,
};
const open = () => renderRemote(remote, { path: '/hello', lang: 'en', session: { token: 't', user } });

it('greets the signed-in person and names their organizations', async () => {
  fakeGateway().answer(listMyOrganizations, [
    {
      id: '64b0000000000000000000aa',
      name: 'Example University',
      organization_user: { role: 1000, status: 'active', joined_at: '2026-01-01T00:00:00.000Z' },
      created_at: '2026-01-01T00:00:00.000Z',
      contact_email: 'contact@example.ac.th',
      settings: { retention_months: 36, require_2fa: false, alert_emails: [] },
    },
  ]);
  await open();
  expect(await screen.findByText('Welcome, Suda Dee')).toBeInTheDocument();
  expect(await screen.findByText('Example University')).toBeInTheDocument();
});

it('says so when there is no organization', async () => {
  fakeGateway().answer(listMyOrganizations, []);
  await open();
  expect(await screen.findByText('You belong to no organization yet.')).toBeInTheDocument();
});

it('offers to try again when the platform does not answer', async () => {
  fakeGateway().disconnect(listMyOrganizations);
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
