import { listOrganizationUsers, resendInvitation } from '@yinyom/contracts/identity/organizationUsers';
import { store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, orgUser, page, session, user } from '../../testing/sampleData';

const remote = inShell(module);
const open = (path = '/user') => renderRemote(remote, { path, lang: 'en', session });
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`no row for ${text}`);
  return within(row);
};

describe('the users page', () => {
  it('shows name, role, status, two-factor, last access and the day of adding in Bangkok', async () => {
    fakeGateway().answer(
      listOrganizationUsers,
      page([
        orgUser(1, {
          role: 1,
          status: 'suspended',
          two_fa: true,
          last_access_at: '2026-11-20T17:05:00.000Z',
        }),
      ]),
    );
    await open();
    const row = await rowOf('person1@example.ac.th');
    for (const text of ['Person 1', 'Viewer', 'Suspended', 'On', '21/11/2026 | 00:05', '21/11/2026']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('Users: 1')).toBeInTheDocument();
  });

  it('asks the platform for what is searched, filtered and sorted, and keeps it in the address', async () => {
    const gateway = fakeGateway();
    gateway.answer(listOrganizationUsers, page([orgUser(1)]));
    await open();
    await screen.findByText('Person 1');
    await userEvent.selectOptions(screen.getByLabelText('User status'), 'Active');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    await fill(screen.getByLabelText('Search name or e-mail'), 'suda');
    await waitFor(() =>
      expect(gateway.received(listOrganizationUsers).at(-1)?.query).toEqual({
        status: 'active',
        sort: 'name',
        order: 'asc',
        q: 'suda',
      }),
    );
    expect(new URLSearchParams(location.search).get('q')).toBe('suda');
    expect(gateway.received(listOrganizationUsers).at(-1)?.params.id).toBe(organization.id);
  });

  it('takes the filters from the address and ignores what it does not know', async () => {
    const gateway = fakeGateway();
    gateway.answer(listOrganizationUsers, page([orgUser(1)]));
    await open('/user?status=active&sort=%24where');
    await screen.findByText('Person 1');
    expect(gateway.received(listOrganizationUsers)[0]?.query).toMatchObject({
      status: 'active',
      sort: 'created_at',
    });
  });

  it('loads more at the end of the list and says when there is no more', async () => {
    const gateway = fakeGateway();
    gateway.answer(listOrganizationUsers, ({ query }) =>
      query.page === '2'
        ? page([orgUser(2)], { number: 2, total: 2 })
        : page([orgUser(1)], { total: 2, hasMore: true }),
    );
    await open();
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
    expect(screen.getByText('Person 1')).toBeInTheDocument();
    expect(screen.getByText('No more items')).toBeInTheDocument();
  });

  it.each([
    ['/user?q=nobody', 'No user matches'],
    ['/user?status=active', 'No user matches'],
    ['/user', 'No users yet'],
  ])('at %s without people says "%s"', async (path, text) => {
    fakeGateway().answer(listOrganizationUsers, page([]));
    await open(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says that the list could not be loaded, and loads it when asked again', async () => {
    const gateway = fakeGateway();
    gateway.refuse(listOrganizationUsers, 503, 'unavailable', { message: 'Please try again later.' });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
    gateway.answer(listOrganizationUsers, page([orgUser(1)]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
  });

  it('shows the words of the platform when the role is not enough', async () => {
    fakeGateway().refuse(listOrganizationUsers, 403, 'forbidden', {
      message: 'You do not have rights to this section.',
    });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have rights to this section.');
  });

  it('offers to send an invitation again only while it is open', async () => {
    const gateway = fakeGateway();
    gateway.answer(listOrganizationUsers, page([orgUser(1, { status: 'invited' }), orgUser(2)]));
    gateway.answer(resendInvitation, { message: 'The invitation has been sent again.' });
    await open();
    expect((await rowOf('Person 2')).queryByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
    await userEvent.click(
      (await rowOf('Person 1')).getByRole('button', { name: 'Send the invitation to Person 1 again' }),
    );
    await waitFor(() => expect(store.getState().toasts[0]?.text).toBe('The invitation has been sent again.'));
    expect(gateway.received(resendInvitation)[0]?.params.userId).toBe(orgUser(1).id);
  });

  it('does not offer to remove oneself', async () => {
    fakeGateway().answer(listOrganizationUsers, page([orgUser(1, { id: user.id, name: 'Suda Dee' })]));
    await open();
    const row = await rowOf('person1@example.ac.th');
    expect(row.getByText('You')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Edit Suda Dee' })).toBeInTheDocument();
  });
});
