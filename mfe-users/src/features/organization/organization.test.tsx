import { getOrganization, updateOrganization } from '@yinyom/contracts/identity/organizations';
import { answerConfirmation, navigateTo, store } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, session } from '../../testing/sampleData';

const remote = inShell(module);
const open = async (search = '') => {
  const gateway = fakeGateway();
  gateway.answer(getOrganization, organization);
  await renderRemote(remote, { path: `/user/organization${search}`, lang: 'en', session });
  await screen.findByLabelText(/Organization name/);
  return gateway;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('organization settings', () => {
  it('sends numbers, switches and one address per line as the contract wants them', async () => {
    const gateway = await open();
    gateway.answer(updateOrganization, organization);
    await fill(screen.getByLabelText(/Keep records of decisions/), '48');
    await userEvent.click(screen.getByRole('checkbox', { name: /two-factor/ }));
    await fill(screen.getByLabelText('E-mail addresses for alerts'), 'b@example.ac.th\nc@example.ac.th');
    await save();
    await waitFor(() => expect(gateway.received(updateOrganization)).toHaveLength(1));
    expect(gateway.received(updateOrganization)[0]?.body).toEqual({
      name: 'Example University',
      contact_email: 'contact@example.ac.th',
      settings: {
        require_2fa: true,
        retention_months: 48,
        alert_emails: ['b@example.ac.th', 'c@example.ac.th'],
      },
    });
  });

  it('asks before evidence is kept for a shorter time, since what is older is erased', async () => {
    const gateway = await open();
    gateway.answer(updateOrganization, organization);
    await fill(screen.getByLabelText(/Keep records of decisions/), '24');
    await save();
    await waitFor(() =>
      expect(store.getState().confirmation?.text).toMatch(/more than 24 months ago are deleted permanently/),
    );
    act(() => answerConfirmation(false));
    expect(gateway.received(updateOrganization)).toHaveLength(0);
    await save();
    await waitFor(() => expect(store.getState().confirmation?.danger).toBe(true));
    act(() => answerConfirmation(true));
    await waitFor(() => expect(gateway.received(updateOrganization)).toHaveLength(1));
    expect(gateway.received(updateOrganization)[0]?.body).toMatchObject({
      settings: { retention_months: 24 },
    });
  });

  it.each([
    [/Keep records of decisions/, '11', 'The value is out of range.'],
    [/Keep records of decisions/, '121', 'The value is out of range.'],
    [/Keep records of decisions/, 'three', 'The value is out of range.'],
    [/Organization name/, '', 'Please fill out this field.'],
    [/Contact e-mail/, 'nobody', 'Email format is invalid.'],
    ['E-mail addresses for alerts', 'a@example.ac.th\nnobody', 'Email format is invalid.'],
  ])('refuses %s = %j', async (label, text, message) => {
    const gateway = await open();
    await fill(screen.getByLabelText(label), text);
    await save();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(gateway.received(updateOrganization)).toHaveLength(0);
  });

  it('is opened at the field that another page leads to', async () => {
    await open('?field=dpo_name');
    expect(document.activeElement).toHaveAttribute('name', 'dpo_name');
  });

  it('wants name and address of a data protection officer together', async () => {
    const gateway = await open();
    await fill(screen.getByLabelText('Full name'), 'Dr. Officer');
    await save();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter email');
    expect(gateway.received(updateOrganization)).toHaveLength(0);
  });

  it('puts the platform’s refusal of a nested field under its control', async () => {
    const gateway = await open();
    gateway.refuse(updateOrganization, 422, 'validation_failed', {
      errors: [{ field: 'dpo.phone', code: 'phone_invalid', message: 'Phone number is invalid.' }],
    });
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText('Phone (optional)')).toHaveAccessibleDescription(
        'Phone number is invalid.',
      ),
    );
  });

  it('asks before leaving with unsaved changes', async () => {
    await open();
    await fill(screen.getByLabelText(/Organization name/), 'Other');
    act(() => navigateTo('/dashboard'));
    expect(location.pathname).toBe('/en/user/organization');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave without saving' }),
    );
    await waitFor(() => expect(location.pathname).toBe('/en/dashboard'));
  });
});
