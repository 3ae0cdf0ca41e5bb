import { defineRemote } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemoteModule } from '../federation/remoteLoader';
import { renderShell } from '../testing/renderShell';
import { organization, platformOf, signedIn } from '../testing/signedIn';

// Remotes exist only in a browser that loads them from the network.
jest.mock('../federation/remoteLoader', () => ({
  loadRemoteModule: jest.fn(),
  loadedRemote: () => undefined,
  forgetFailure: jest.fn(),
  knownBuilds: () => new Map(),
}));

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
    const place = organization('a', role, 'Audit Uni');
    platformOf(place);
    await renderShell({
      path: '/dashboard',
      session: { ...signedIn, role, organizationId: place.id },
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
