import { getMe } from '@yinyom/contracts/identity/account';
import { getAgreement } from '@yinyom/contracts/identity/agreement';
import { createOrganization, listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getSession } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, session, user } from '../../testing/sampleData';

const remote = inShell(module);
const head = { version: '1.0', effective_from: '2026-11-01', sha256: 'a'.repeat(64) };
const made = { ...organization, id: '64b0000000000000000000bb', name: 'Client' };

const dialog = () => within(screen.getByRole('dialog'));
const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Create organization' }));
const open = async () => {
  const gateway = fakeGateway();
  gateway.answer(getMe, user);
  gateway.answer(listMyOrganizations, [organization]);
  gateway.answer(getAgreement, head);
  await renderRemote(remote, {
    path: '/account',
    lang: 'en',
    session: { ...session, role: 1, applicationId: 'site' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New organization' }));
  expect(await dialog().findByRole('link', { name: /Read the agreement, version 1.0/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/dpa'),
  );
  return gateway;
};

describe('F-L12 the window that opens another organization', () => {
  it('F-L12 says at each field what is missing before anything is sent', async () => {
    const gateway = await open();
    await submit();
    expect(dialog().getByLabelText(/Organization name/)).toHaveAccessibleDescription(
      'Please fill out this field.',
    );
    expect(dialog().getByText('Please accept the data-processing agreement.')).toBeInTheDocument();
    expect(gateway.received(createOrganization)).toHaveLength(0);
  });

  it('F-L12 shows what the platform refuses, and the text that is offered by now', async () => {
    const gateway = await open();
    await fill(dialog().getByLabelText(/Organization name/), 'Client');
    await userEvent.click(dialog().getByRole('checkbox'));
    gateway.refuse(createOrganization, 409, 'too_many_organizations', { message: 'You are Admin of 20.' });
    await submit();
    expect(await dialog().findByText('You are Admin of 20.')).toBeInTheDocument();

    gateway.answer(getAgreement, { ...head, version: '1.1', sha256: 'b'.repeat(64) });
    gateway.refuse(createOrganization, 422, 'agreement_changed', {
      errors: [{ field: 'accept_dpa', code: 'agreement_changed', message: 'There is a newer text.' }],
    });
    await submit();
    expect(await dialog().findByText('There is a newer text.')).toBeInTheDocument();
    expect(await dialog().findByRole('link', { name: /version 1.1/ })).toBeInTheDocument();
    expect(getSession().organizationId).toBe(organization.id);
  });

  it('F-L12 sends the name and the accepted text, and goes on in the new organization as its Admin', async () => {
    const gateway = await open();
    gateway.answer(createOrganization, made);
    gateway.answer(listMyOrganizations, [organization, made]);
    await fill(dialog().getByLabelText(/Organization name/), '  Client ');
    await userEvent.click(dialog().getByRole('checkbox'));
    await submit();
    await waitFor(() =>
      expect(getSession()).toMatchObject({ organizationId: made.id, role: 1000, applicationId: null }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(gateway.received(createOrganization).map(({ body }) => body)).toEqual([
      { name: 'Client', accept_dpa: true, dpa_sha256: head.sha256 },
    ]);
  });
});
