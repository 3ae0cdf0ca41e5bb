import {
  getOfficerAppointment,
  listOfficerVersions,
  saveOfficerAppointment,
} from '@yinyom/contracts/papers/officer';
import { saveSignedLetter } from '@yinyom/contracts/papers/paperScans';
import { getReadiness } from '@yinyom/contracts/papers/readiness';
import {
  getSecurityMeasures,
  listSecurityVersions,
  saveSecurityMeasures,
} from '@yinyom/contracts/papers/securityMeasures';
import { SIGNED_SCAN_MAX_BYTES } from '@yinyom/contracts/papers/signedScan';
import { addTraining, listTrainings } from '@yinyom/contracts/papers/trainings';
import {
  getTransferRegister,
  listTransferVersions,
  saveTransferRegister,
} from '@yinyom/contracts/papers/transfers';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { officerSession } from '../testing/sampleData';
import { appointment, measures, readiness, scan, training, transferRegister } from '../testing/samplePapers';

const list = <Row,>(entities: Row[]) => ({
  entities,
  page: 1,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});
const open = async (path: string) =>
  renderRemote(remote, { path: `/compliance/papers${path}`, lang: 'en', session: officerSession });

describe('the readiness of papers', () => {
  it('says how far each paper is, what is missing, who writes it, and what is late first', async () => {
    const gateway = fakeGateway();
    gateway.answer(getReadiness, readiness);
    await open('');
    expect(await screen.findByText('1 of 4 papers are complete')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Papers by state: 1 complete, 2 in part, 1 empty' }),
    ).toBeInTheDocument();
    const [officer, transfers, security, done] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading') !== null);
    const missing = within(officer!).getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Yearly review · Officer · overdue since 28/11/2026',
      'Signed letter of appointment · Admin',
    ]);
    expect(within(officer!).getByRole('img', { name: '6 of 8 fields' })).toBeInTheDocument();
    // Twenty are named, and the paper lacks 27: the others are counted, not left out.
    expect(transfers).toHaveTextContent('× 20');
    expect(transfers).toHaveTextContent('and 7 more');
    expect(within(security!).getByRole('link', { name: 'Fill in' })).toHaveAttribute(
      'href',
      '/en/compliance/papers/security',
    );
    expect(within(done!).getByRole('link', { name: 'Show' })).toHaveAccessibleDescription(
      'Training and reviews',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Only papers/ }));
    expect(screen.queryByRole('heading', { name: 'Training and reviews' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Comparison with rules' })).toHaveAttribute(
      'href',
      '/en/compliance/conformity',
    );
  });

  it('says that nothing is missing where only papers with gaps are asked for', async () => {
    const inspection_papers = readiness.inspection_papers.filter(({ state }) => state === 'complete');
    fakeGateway().answer(getReadiness, { ...readiness, inspection_papers });
    await open('');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Only papers/ }));
    expect(screen.getByText('Nothing is missing in any of the papers.')).toBeInTheDocument();
  });

  it('says why it cannot be read, and tries again', async () => {
    const gateway = fakeGateway();
    gateway.refuse(getReadiness, 503, 'unavailable');
    await open('');
    const again = await screen.findByRole('button', { name: /again/i });
    gateway.answer(getReadiness, readiness);
    await userEvent.click(again);
    expect(await screen.findByText('1 of 4 papers are complete')).toBeInTheDocument();
  });
});

describe('the officer', () => {
  const openOfficer = async (stored = appointment()) => {
    const gateway = fakeGateway();
    gateway.answer(getOfficerAppointment, stored);
    gateway.answer(listOfficerVersions, list([{ ...stored, version: 1 }]));
    await open('/officer');
    await screen.findByRole('heading', { name: 'Appointment' });
    return gateway;
  };

  it('saves the whole statement over the version that was read', async () => {
    const gateway = await openOfficer();
    gateway.answer(saveOfficerAppointment, appointment({ version: 3, etag: '"3"' }));
    const page = screen.getByLabelText('Page that publishes the contact');
    await userEvent.type(page, 'example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(page).toBeInvalid();
    expect(gateway.received(saveOfficerAppointment)).toHaveLength(0);
    await userEvent.clear(page);
    await userEvent.type(page, 'https://www.example.ac.th/privacy');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.received(saveOfficerAppointment)).toHaveLength(1));
    const [sent] = gateway.received(saveOfficerAppointment);
    expect(sent?.headers.get('if-match')).toBe('"2"');
    expect(sent?.body).toEqual({
      appointed_on: '2026-06-01',
      appointed_by: 'Director',
      counts_as_review: false,
      publication_url: 'https://www.example.ac.th/privacy',
      office_notified_on: null,
      not_required_reason: '',
    });
    expect(await screen.findByText(/^Version 3,/)).toBeInTheDocument();
  });

  it('counts a save as a review only where people say so, also where one is overdue', async () => {
    const gateway = await openOfficer(appointment({ review_due_at: '2020-01-01T00:00:00.000Z' }));
    gateway.answer(saveOfficerAppointment, appointment({ version: 3, etag: '"3"' }));
    const box = screen.getByRole('checkbox', { name: /^Counts as a review/ });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(box).not.toBeChecked());
    expect(gateway.received(saveOfficerAppointment)[0]?.body).toMatchObject({ counts_as_review: true });
  });

  it('refuses a scan above 10 MB before it is sent, and says that an older one is of an earlier appointment', async () => {
    const gateway = await openOfficer(appointment({ signed_letters: [scan] }));
    expect(screen.getByText(/^The newest scan is older/)).toBeInTheDocument();
    const file = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: SIGNED_SCAN_MAX_BYTES + 1 });
    const input = screen.getByLabelText('Signed scan');
    await userEvent.upload(input, file);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/This file is larger than 10 MB\./));
    expect(gateway.received(saveSignedLetter)).toHaveLength(0);
    // Each of several that are dropped at once is tried, and named with what became of it: this platform takes no upload.
    const small = new File(['%PDF-1.7'], 'page-2.pdf', { type: 'application/pdf' });
    fireEvent.drop(input, { dataTransfer: { files: [file, small] } });
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        /letter\.pdf: This file is larger than 10 MB\. page-2\.pdf: /,
      ),
    );
  });
});

describe('transfers', () => {
  const openTransfers = async (register = transferRegister) => {
    const gateway = fakeGateway();
    gateway.answer(getTransferRegister, register);
    gateway.answer(listTransferVersions, list([]));
    await open('/transfers');
    await screen.findByRole('heading', { name: 'Hosts that scans saw (1)' });
    return gateway;
  };

  it('make a row of a host, which has no country until people state one', async () => {
    const gateway = await openTransfers();
    await userEvent.click(screen.getByRole('button', { name: 'State the recipient' }));
    expect(screen.queryByRole('heading', { name: /^Hosts/ })).not.toBeInTheDocument();
    const row = within(screen.getByRole('region', { name: 'other.example' }));
    expect(row.getByLabelText('Country')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(gateway.received(saveTransferRegister)).toHaveLength(0);
    expect(row.getByLabelText(/^Recipient/)).toBeInvalid();
    await userEvent.type(row.getByLabelText(/^Recipient/), 'Other Ltd.');
    const named = within(screen.getByRole('region', { name: 'Other Ltd.' }));
    await userEvent.selectOptions(named.getByLabelText('Country'), 'Thailand');
    expect(named.getByText('In Thailand, therefore no transfer abroad')).toBeInTheDocument();
    gateway.answer(saveTransferRegister, { ...transferRegister, etag: '"3"' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.received(saveTransferRegister)).toHaveLength(1));
    expect(gateway.received(saveTransferRegister)[0]?.body).toMatchObject({
      recipients: [{ host: 'cdn.example' }, { host: 'other.example', country: 'TH', ground: null }],
      no_transfers: null,
    });
  });

  it('offer the countries of most services before a line, and all others below it', async () => {
    await openTransfers();
    const [select] = screen.getAllByLabelText('Country');
    const options = within(select!).getAllByRole<HTMLOptionElement>('option');
    const line = options.findIndex(({ disabled }) => disabled);
    expect(options[line]).toHaveTextContent('Other countries and territories');
    const usual = options.slice(0, line).map(({ label }) => label);
    expect(usual.slice(1, 4)).toEqual(['Thailand', 'Australia', 'China']);
    expect(usual).toContain('Singapore');
    const others = options.slice(line + 1).map(({ label }) => label);
    expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare));
    expect(others.filter((label) => usual.includes(label))).toEqual([]);
  });

  it('show a stored country that no list has', async () => {
    const [first] = transferRegister.transfers.recipients;
    const recipients = [{ ...first!, country: 'XK' }];
    await openTransfers({ ...transferRegister, transfers: { recipients, no_transfers: null } });
    const row = within(screen.getByRole('region', { name: 'CDN Inc.' }));
    expect(row.getByLabelText('Country')).toHaveDisplayValue('Kosovo');
  });

  it('give a removed row back', async () => {
    await openTransfers();
    await userEvent.click(screen.getByRole('button', { name: 'Remove this recipient: CDN Inc.' }));
    expect(screen.queryByRole('region', { name: 'CDN Inc.' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('region', { name: 'CDN Inc.' })).toBeInTheDocument();
  });
});

it('security measures keep what the platform knows apart from what is answered', async () => {
  const gateway = fakeGateway();
  const facts2fa = [{ sentence: 'two_factor_optional' as const, values: {} }];
  gateway.answer(getSecurityMeasures, { ...measures, facts: facts2fa });
  gateway.answer(listSecurityVersions, list([]));
  await open('/security');
  expect(await screen.findByText(/^1 of 12 measures answered/)).toBeInTheDocument();
  const facts = within(screen.getByRole('region', { name: 'What the platform knows of itself' }));
  expect(facts.getByRole('listitem')).toHaveTextContent(/two-factor|two factor/i);
  gateway.answer(saveSecurityMeasures, { ...measures, version: 3 });
  // The first measure without an answer is open; the next one opens in its place, and says what was written.
  const openOnes = () =>
    [...document.querySelectorAll('details[open] > summary')].map((one) => one.textContent);
  const [first] = openOnes();
  expect(openOnes()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Next: / }));
  expect(openOnes()).toHaveLength(1);
  expect(openOnes()).not.toEqual([first]);
  expect(document.activeElement?.textContent).toBe(openOnes()[0]);
  await userEvent.type(screen.getByLabelText('Duties of users'), 'Signed each year.');
  expect(screen.queryByText(/^Check before printing/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Duties of users'), ' With 2FA.');
  expect(screen.getByText(/^Check before printing/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(saveSecurityMeasures)).toHaveLength(1));
  expect(gateway.received(saveSecurityMeasures)[0]?.body).toMatchObject({
    measures: { physical: 'The server room is locked.', user_duties: 'Signed each year. With 2FA.' },
  });
});

describe('training', () => {
  it('has one next action while nothing was entered', async () => {
    const gateway = fakeGateway();
    gateway.answer(listTrainings, list([]));
    await open('/training');
    expect(await screen.findByText('No training or review yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add an entry' })).toHaveLength(1);
  });

  it('corrects a row by another one, and keeps the corrected one in sight', async () => {
    const gateway = fakeGateway();
    const old = training({
      id: '64b0000000000000000000e0',
      replaced_by: training().id,
      next_due_on: '2026-01-01',
    });
    gateway.answer(listTrainings, list([training({ next_due_on: '2026-01-02' }), old]));
    gateway.answer(addTraining, training());
    await open('/training');
    expect(await screen.findByText('Corrected by a later entry')).toBeInTheDocument();
    // What was corrected is no longer due.
    expect(screen.getAllByText('Overdue')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    const window = within(await screen.findByRole('dialog'));
    const count = window.getByLabelText('Number of people');
    await userEvent.clear(count);
    await userEvent.type(count, '23');
    await userEvent.click(window.getByRole('button', { name: 'Correct the entry' }));
    await waitFor(() => expect(gateway.received(addTraining)).toHaveLength(1));
    expect(gateway.received(addTraining)[0]?.body).toMatchObject({
      attendee_count: 23,
      replaces: training().id,
      held_on: '2026-05-10',
    });
  });
});
