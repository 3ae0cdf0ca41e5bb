import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listApplications } from '@yinyom/contracts/websites/application';
import { defineRemote } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemoteModule } from '../federation/remoteLoader';
import { renderShell } from '../testing/renderShell';

jest.setTimeout(60_000);

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  forgetFailure: jest.fn(),
  knownBuilds: () => Promise.resolve(new Map()),
}));

const user = {
  id: 'u',
  name: 'Suda',
  email: 'suda@example.ac.th',
  first_name: 'Suda',
  last_name: 'D',
  two_fa_at: null,
  locale: 'en' as const,
  must_change_password: false,
  created_at: '',
  last_access_at: null,
};
const NewOrganization = ({ close }: SlotProps) => <button onClick={close}>The window of mfe-users</button>;
const loaded = Promise.resolve(
  defineRemote({
    name: 'any',
    namespace: 'any',
    texts: () => Promise.resolve({ default: {} }),
    routes: [{ path: '/dashboard', element: <h1>Figures</h1> }],
    slots: { 'new-organization': NewOrganization },
  }),
);

it.each([1, 10, 1000] as const)(
  'F-L12 the organization menu leads role %s to the window that opens another one',
  async (role) => {
    jest.mocked(loadRemoteModule).mockReturnValue(loaded);
    window.scrollTo = () => undefined;
    const id = 'a'.repeat(24);
    const gateway = fakeGateway();
    gateway.answer(listApplications, {
      entities: [],
      page: 1,
      limit: 20,
      total: 0,
      has_more: false,
      next_cursor: null,
    });
    gateway.answer(listMyOrganizations, [
      {
        id,
        name: 'Audit Uni',
        organization_user: { role, status: 'active', joined_at: null },
        created_at: '2026-01-01T00:00:00.000Z',
      },
    ]);
    await renderShell({
      path: '/dashboard',
      session: { token: 't', refreshToken: 'r', user, role, organizationId: id },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Organization: Audit Uni' }));
    const item = screen.getByRole('menuitem', { name: 'New organization' });
    // The window's code loads while it opens.
    await act(async () => item.click());
    await userEvent.click(await screen.findByText('The window of mfe-users'));
    expect(screen.queryByText('The window of mfe-users')).not.toBeInTheDocument();
    expect(jest.mocked(loadRemoteModule)).toHaveBeenCalledWith('mfe_users');
  },
);
