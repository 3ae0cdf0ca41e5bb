import { createSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { publicRequestInput } from '@yinyom/contracts/requests/publicRequest';
import {
  getSubjectRequest,
  getSubjectRequestFigures,
  listOfficers,
} from '@yinyom/contracts/requests/readRequests';
import { getRequestSettings, saveRequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { figures, officerSession, session, settings, summary, website, whole } from '../testing/sampleData';

const empty = { entities: [], page: 1, limit: 20, total: 0, has_more: false, next_cursor: null };

const openSettings = async (who = session, stored = settings) => {
  const gateway = fakeGateway();
  gateway.answer(getRequestSettings, stored);
  gateway.answer(listApplications, { ...empty, entities: [website], total: 1 });
  gateway.answer(listOfficers, { officers: [] });
  await renderRemote(remote, { path: '/requests/settings', lang: 'en', session: who });
  await screen.findByRole('heading', { name: 'Public form' });
  return gateway;
};

describe('settings', () => {
  it('asks for a receiver before the form is switched on', async () => {
    const gateway = await openSettings();
    await userEvent.click(screen.getByRole('switch', { name: 'Accept requests through the form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(gateway.received(saveRequestSettings)).toHaveLength(0);
    expect(screen.getByRole('group', { name: 'Who is notified of new requests' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });

  it('refuses a limit above the cap, names cap and source, and saves a shorter one', async () => {
    const gateway = await openSettings();
    gateway.answer(saveRequestSettings, { ...settings, answer_days: { access: 20 }, etag: '"1"' });
    const days = screen.getByLabelText('Days: Access and copy');
    const fold = days.closest('details')!;
    expect(within(fold).getByText('30 days \u00b7 Code by e-mail')).toBeInTheDocument();
    expect(fold.open).toBe(false);
    expect(days).toHaveAccessibleDescription('At most 30; empty: 30');
    expect(screen.getByText('Cap of a notification of the Committee')).toBeInTheDocument();
    await userEvent.type(days, '31');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(days).toBeInvalid();
    // The fold of a wrong field opens by itself, and the field takes the focus.
    expect(fold.open).toBe(true);
    expect(days).toHaveFocus();
    expect(within(fold).getByText('31 days \u00b7 Code by e-mail')).toBeInTheDocument();
    await userEvent.clear(days);
    await userEvent.type(days, '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.received(saveRequestSettings)).toHaveLength(1));
    const [sent] = gateway.received(saveRequestSettings);
    expect(sent?.body).toMatchObject({ answer_days: { access: 20 }, systems: ['CRM'] });
    expect(sent?.headers.get('if-match')).toBe('"0"');
  });

  it('lets officers read and Admins change', async () => {
    const receivers = ['64b0000000000000000000b7'];
    await openSettings(officerSession, { ...settings, receivers });
    expect(screen.getByText('Only Admins can change these settings.')).toBeInTheDocument();
    expect(screen.getByLabelText('Days: Erasure')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(
      await screen.findByRole('checkbox', { name: `No longer a member (${receivers[0]})` }),
    ).toBeDisabled();
    const [copy] = await screen.findAllByRole('button', { name: /^Copy/, hidden: true });
    expect(copy).toBeEnabled();
  });

  it('offers the lines for a page of each website, and shows the form with the kinds that are ticked', async () => {
    await openSettings(session, { ...settings, subject_kinds: ['customer', 'other'] });
    await userEvent.click(await screen.findByText('The form in a page of www.example.ac.th'));
    const lines = screen.getByText(/data-yinyom-requests/);
    expect(lines.textContent).toBe(
      [
        '<div data-yinyom-requests data-heading="2"><a href="http://localhost/r/sitekey01">Request about your personal data</a></div>',
        '<script src="http://localhost/sdk/v1/requests.js" data-site-key="sitekey01"></script>',
      ].join('\n'),
    );
    await userEvent.click(screen.getByText('Preview of the form'));
    const preview = within(screen.getByTestId('form-preview'));
    const { consent_id: _ofScript, language: _ofPage, representative, ...filled } = publicRequestInput.shape;
    const names = Object.keys(representative._zod.def.innerType.shape).map(
      (name) => `representative_${name}`,
    );
    const drawn = screen.getByTestId('form-preview').querySelectorAll('[name]');
    expect(new Set([...drawn].map((field) => field.getAttribute('name')))).toEqual(
      new Set([...Object.keys(filled), ...names].map((name) => `preview-${name}`)),
    );
    expect(preview.getByText(/towards …/)).toBeInTheDocument();
    expect(preview.getByText(/^You can add files/)).toBeInTheDocument();
    const kinds = () =>
      within(preview.getByLabelText(/^Your relation to the organization/))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(kinds()).toEqual(['Please choose', 'Customer', 'Other']);
    // As the form itself: no kind is chosen, an address is asked for post alone, and who asks for another person opens a fold.
    expect(preview.getByLabelText(/^Your relation to the organization/)).toHaveValue('');
    expect(preview.getByLabelText(/^Postal address/)).not.toBeVisible();
    expect(preview.getByText('I ask for another person (optional)').closest('details')?.open).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Student' }));
    expect(kinds()).toEqual(['Please choose', 'Customer', 'Student', 'Other']);
    for (const name of ['Customer', 'Other']) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(kinds()).toEqual(['Student']);
  });

  it('calls a receiver a former member only once the list was read', async () => {
    const receivers = ['64b0000000000000000000b7'];
    const gateway = fakeGateway();
    gateway.answer(getRequestSettings, { ...settings, receivers });
    gateway.answer(listApplications, empty);
    let answer: (people: { officers: [] }) => void = () => undefined;
    gateway.answer(listOfficers, () => new Promise<{ officers: [] }>((resolve) => (answer = resolve)));
    await renderRemote(remote, { path: '/requests/settings', lang: 'en', session });
    expect(
      await screen.findByRole('checkbox', { name: `Another member (${receivers[0]})` }),
    ).toBeInTheDocument();
    answer({ officers: [] });
    expect(
      await screen.findByRole('checkbox', { name: `No longer a member (${receivers[0]})` }),
    ).toBeInTheDocument();
  });

  it('names what happens to typed changes before the latest version is loaded', async () => {
    const gateway = await openSettings();
    gateway.refuse(saveRequestSettings, 412, 'version_conflict');
    const systems = screen.getByLabelText('Systems that hold data');
    await userEvent.type(systems, ', ERP');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const load = await screen.findByRole('button', {
      name: 'Load the latest version (discard my changes)',
    });
    gateway.answer(getRequestSettings, { ...settings, systems: ['HR'], etag: '"1"' });
    await userEvent.click(load);
    await waitFor(() => expect(systems).toHaveValue('HR'));
  });
});

describe('entering a request', () => {
  it('sends what was received, and opens it', async () => {
    const gateway = fakeGateway();
    gateway.answer(createSubjectRequest, summary(1));
    gateway.answer(getSubjectRequest, whole());
    await renderRemote(remote, { path: '/requests/new', lang: 'en', session: officerSession });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the request' }));
    expect(gateway.received(createSubjectRequest)).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Access and copy' }));
    await userEvent.selectOptions(screen.getByLabelText('Received by'), 'Counter');
    await userEvent.type(screen.getByLabelText(/Full name/), 'Malee Jaidee');
    const relation = screen.getByLabelText(/^Relation to the organization/);
    expect(relation).toBeInvalid();
    await userEvent.selectOptions(relation, 'Student');
    await userEvent.type(screen.getByLabelText('Phone'), '0812345678');
    const decision = screen.getByLabelText(/^Decision ID/);
    await userEvent.type(decision, '64b00000');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the request' }));
    expect(await screen.findByText(/^A decision ID has 24 characters/)).toBeInTheDocument();
    await userEvent.type(decision, '00000000000000c9 ');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the request' }));
    await waitFor(() => expect(location.pathname).toBe(`/en/requests/${whole().id}`));
    expect(gateway.received(createSubjectRequest)[0]?.body).toMatchObject({
      channel: 'counter',
      rights: ['access'],
      subject_kind: 'student',
      person: { name: 'Malee Jaidee', phone: '0812345678' },
      identity_level: 'none',
      language: 'th',
      consent_id: '64b0000000000000000000c9',
    });
  });
});

describe('figures', () => {
  it('shows how fast requests were closed, what they were about, and the last six months', async () => {
    const gateway = fakeGateway();
    gateway.answer(getSubjectRequestFigures, ({ query }) =>
      query['from'] === undefined ? figures({ total: 99 }) : figures(),
    );
    await renderRemote(remote, { path: '/requests/figures', lang: 'en', session });
    expect(await screen.findByText('12.5 days', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getByText('90%', { selector: 'dd' })).toBeInTheDocument();
    const months = screen.getByRole('table', { name: 'Last six months' });
    expect(within(months).getAllByRole('row')).toHaveLength(7);
    await userEvent.selectOptions(screen.getByLabelText('Received in'), 'All time');
    expect(await screen.findByText('99', { selector: 'dd' })).toBeInTheDocument();
    expect(location.search).toBe('?period=all');
  });
});
