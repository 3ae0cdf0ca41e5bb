import { acceptAgreement, getOrganizationAgreement } from '@yinyom/contracts/identity/agreement';
import { getOrganization } from '@yinyom/contracts/identity/organizations';
import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { inShell, organization, page, session } from '../../testing/sampleData';

const remote = inShell(module);
const current = { version: '1.0', effective_from: '2026-11-22', sha256: 'a'.repeat(64) };
const acceptance = {
  ...current,
  accepted_at: '2026-11-22T03:00:00.000Z',
  organization_name: 'Example University',
  name: 'Suda Dee',
  email: 'suda@example.ac.th',
  occasion: 'signup' as const,
};
const open = async () => {
  const gateway = fakeGateway();
  gateway.answer(getOrganization, organization);
  return {
    gateway,
    show: () => renderRemote(remote, { path: '/user/organization', lang: 'en', session }),
  };
};

describe('H9 the data-processing agreement on the organization page', () => {
  it('says which text was accepted, by whom and when', async () => {
    const { gateway, show } = await open();
    gateway.answer(getOrganizationAgreement, { current, accepted: acceptance, asks: false });
    await show();
    expect(await screen.findByText('Suda Dee (suda@example.ac.th)')).toBeInTheDocument();
    expect(screen.getByText('22/11/2026 | 10:00')).toBeInTheDocument();
    expect(screen.getByText('a'.repeat(64))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /agreement/ })).not.toBeInTheDocument();
  });

  it('says on the first page of the organization that it was not accepted yet, and leads there', async () => {
    const { gateway } = await open();
    gateway.answer(getOrganizationAgreement, { current, accepted: null, asks: true });
    gateway.answer(listOrganizationUsers, page([]));
    await renderRemote(remote, { path: '/user', lang: 'en', session });
    expect(await screen.findByRole('link', { name: 'Read and accept' })).toHaveAttribute(
      'href',
      '/en/user/organization#agreement',
    );
    expect(screen.getByText(/that is offered now has not been accepted yet/)).toBeVisible();
  });

  it('asks an organization that accepted none, and sends the text that was shown', async () => {
    const { gateway, show } = await open();
    gateway.answer(getOrganizationAgreement, { current, accepted: null, asks: true });
    await show();
    const accept = await screen.findByRole('button', { name: 'Accept the agreement' });
    expect(screen.getByText(/has not accepted a data-processing agreement yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /version 1.0/ })).toHaveAttribute('href', '/en/dpa');
    await userEvent.click(accept);
    expect(screen.getByText('Please accept the data-processing agreement.')).toBeInTheDocument();
    expect(gateway.received(acceptAgreement)).toHaveLength(0);

    gateway.answer(acceptAgreement, { ...acceptance, occasion: 'admin' });
    gateway.answer(getOrganizationAgreement, {
      current,
      accepted: { ...acceptance, occasion: 'admin' },
      asks: false,
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /agreement/ }));
    await userEvent.click(accept);
    await waitFor(() =>
      expect(gateway.received(acceptAgreement)[0]?.body).toEqual({ sha256: current.sha256 }),
    );
    expect(await screen.findByText('By an Admin on this page')).toBeInTheDocument();
  });

  it('asks for a newer text while the accepted one stays visible', async () => {
    const { gateway, show } = await open();
    const newer = { ...current, version: '1.1', sha256: 'b'.repeat(64) };
    gateway.answer(getOrganizationAgreement, { current: newer, accepted: acceptance, asks: true });
    await show();
    expect(await screen.findByText(/There is a newer text/)).toBeInTheDocument();
    expect(screen.getByText('a'.repeat(64))).toBeInTheDocument();
  });
});
