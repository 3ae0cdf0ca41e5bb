import { getOrganization, listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getPartnerDomains, setPartnerDomains } from '@yinyom/contracts/identity/partnerDomains';
import { answerConfirmation, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, session } from '../../testing/sampleData';

const law = { domain: 'siamlaw.com', members: 2, invitations: 1 };
const open = async (domains = [law], others = 0) => {
  const gateway = fakeGateway();
  gateway.answer(getOrganization, organization);
  gateway.answer(listMyOrganizations, [organization]);
  gateway.answer(getPartnerDomains, { own: 'example.ac.th', domains, others, etag: '"3"' });
  await renderRemote(inShell(module), { path: '/user/organization', lang: 'en', session });
  await screen.findByText(/own domain: example.ac.th/);
  return gateway;
};
const card = () => within(screen.getByRole('region', { name: 'Partner domains' }));
const add = async (typed: string) => {
  await fill(card().getByLabelText('Domain'), typed);
  await userEvent.click(card().getByRole('button', { name: 'Add domain' }));
};

describe('partner domains', () => {
  it('are listed with the people they brought, and with those whose domain is not listed any more', async () => {
    await open([law], 3);
    expect(card().getByText('siamlaw.com').parentElement).toHaveTextContent(
      'siamlaw.com · Users: 2 · open invitations: 1',
    );
    expect(card().getByText(/whose domain is not listed: 3\./)).toBeInTheDocument();
  });

  it('are added one by one, also from a whole address', async () => {
    const gateway = await open();
    gateway.answer(setPartnerDomains, { own: 'example.ac.th', domains: [law], others: 0, etag: '"3"' });
    await add(' Somchai@Agency.co.th ');
    await waitFor(() => expect(card().getByLabelText('Domain')).toHaveValue(''));
    expect(gateway.received(setPartnerDomains)[0]?.headers.get('if-match')).toBe('"3"');
    expect(gateway.received(setPartnerDomains)[0]?.body).toEqual({
      domains: ['siamlaw.com', 'agency.co.th'],
    });
  });

  it('say why one is refused beside the field, and keep what was typed', async () => {
    const gateway = await open();
    await add('no domain');
    expect(gateway.received(setPartnerDomains)).toHaveLength(0);
    expect(card().getByLabelText('Domain')).toHaveFocus();
    gateway.refuse(setPartnerDomains, 422, 'partner_domain_public', {
      errors: [{ field: 'domains.1', code: 'partner_domain_public', message: 'Anybody can get one.' }],
    });
    await add('gmail.com');
    await waitFor(() =>
      expect(card().getByLabelText('Domain')).toHaveAccessibleDescription(/Anybody can get one\./),
    );
    expect(card().getByLabelText('Domain')).toHaveValue('gmail.com');
  });

  it('go only after it was said what becomes of people and invitations', async () => {
    const gateway = await open();
    gateway.answer(setPartnerDomains, { own: 'example.ac.th', domains: [], others: 2, etag: '"3"' });
    const ask = () => userEvent.click(card().getByRole('button', { name: 'Remove siamlaw.com' }));
    await ask();
    await waitFor(() =>
      expect(store.getState().confirmation?.text).toMatch(/invitations \(1\) end immediately/),
    );
    expect(store.getState().confirmation?.text).toMatch(
      /\(2\) keep their access until you suspend or remove/,
    );
    act(() => answerConfirmation(false));
    expect(gateway.received(setPartnerDomains)).toHaveLength(0);
    await ask();
    await waitFor(() => expect(store.getState().confirmation).not.toBeNull());
    act(() => answerConfirmation(true));
    await waitFor(() => expect(gateway.received(setPartnerDomains)[0]?.body).toEqual({ domains: [] }));
  });

  it('are full at ten', async () => {
    await open(Array.from({ length: 10 }, (_, index) => ({ ...law, domain: `firm${index}.com` })));
    expect(card().getByRole('button', { name: 'Add domain' })).toBeDisabled();
  });
});
