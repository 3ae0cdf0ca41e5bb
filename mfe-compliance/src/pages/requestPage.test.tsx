import { answerSubjectRequest, rejectSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import { getRequestProcessingExtract } from '@yinyom/contracts/requests/processingExtract';
import { assignSubjectRequest, updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { getSubjectRequest, listOfficers } from '@yinyom/contracts/requests/readRequests';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { ACTIVITIES, dialog, openRequest, press, pressInMenu, pressLoading } from '../testing/openRequest';
import { officerSession, session, user, whole } from '../testing/sampleData';

it('shows person, rights with their sections, clock and what happened, newest first', async () => {
  await openRequest();
  expect(screen.getByText('malee@example.com')).toBeInTheDocument();
  expect(screen.getByText('Access and copy (section 30)')).toBeInTheDocument();
  expect(screen.getByText('Please send me everything.')).toBeInTheDocument();
  const [newest] = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  // Names of fields come as the platform stores them.
  expect(newest).toHaveTextContent('Data changed');
  expect(newest).toHaveTextContent('rights, person');
});

it('shows what happened to tasks in words', async () => {
  const [received] = whole().timeline;
  await openRequest(
    whole({
      timeline: [
        received!,
        { ...received!, kind: 'task_changed', text: 'CRM', task_state: 'not_applicable' },
        { ...received!, kind: 'erasure_confirmed', text: 'Yinyom' },
      ],
    }),
  );
  const [confirmed, changed] = within(screen.getByRole('region', { name: 'History' })).getAllByRole(
    'listitem',
  );
  expect(confirmed).toHaveTextContent('Erasure of the consent record confirmedYinyom');
  expect(changed).toHaveTextContent('Task changedCRM: No data in this system');
});

it('is read once: a change is shown as the platform answered it, as each reading is in the audit log', async () => {
  const gateway = await openRequest();
  gateway.answer(assignSubjectRequest, whole({ assigned_to: { id: user.id, name: user.name }, etag: '"4"' }));
  await press('Assign to me');
  expect(await screen.findByRole('button', { name: 'Remove my assignment' })).toBeInTheDocument();
  expect(gateway.received(assignSubjectRequest)[0]?.body).toEqual({ user_id: user.id });
  expect(gateway.received(getSubjectRequest)).toHaveLength(1);
});

it('lets an Admin give a request to an Admin or an officer, and to no other member', async () => {
  const gateway = fakeGateway();
  gateway.answer(getSubjectRequest, whole());
  gateway.answer(listOfficers, {
    officers: [1, 2].map((index) => ({ id: `${index}`.padStart(24, '0'), name: `Member ${index}` })),
  });
  await renderRemote(remote, { path: `/requests/${whole().id}`, lang: 'en', session: officerSession });
  const select = await screen.findByLabelText('Assign to');
  await waitFor(() =>
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Not assigned', 'Member 1', 'Member 2']),
  );
  // Arrow keys walk through the names; only the button saves.
  await userEvent.selectOptions(select, 'Member 1');
  await userEvent.selectOptions(select, 'Member 2');
  const holder = { id: '2'.padStart(24, '0'), name: 'Member 2' };
  gateway.answer(assignSubjectRequest, whole({ assigned_to: holder }));
  await press('Save');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Assigned to' })).toHaveFocus());
  expect(gateway.received(assignSubjectRequest).map(({ body }) => body)).toEqual([{ user_id: holder.id }]);
});

const LETTER: SubjectRequest['letters'][number] = {
  id: '64b0000000000000000000c1',
  kind: 'answer',
  language: 'en',
  words_version: '6',
  words_date: '2026-12-01',
  sha256: 'a'.repeat(64),
  created_at: '2026-11-24T03:00:00.000Z',
  created_by: { kind: 'user', id: '64b0000000000000000000a1', name: 'Officer' },
  sent_at: null,
  mail: null,
  page: null,
};

it('offers what may follow a state, and nothing once it is closed', async () => {
  const group = () => screen.queryByRole('group', { name: 'Actions' });
  const names = () =>
    within(group()!)
      .queryAllByRole('button')
      .map((button) => button.textContent);
  await openRequest(whole({ state: 'received', verified_at: null }));
  expect(names()).toEqual(['Record identity check', 'Reject the request', 'More actions']);
  // What comes next is a button; what seldom does is in the menu.
  await press('More actions');
  const others = () => screen.getAllByRole('menuitem').map((one) => one.textContent);
  expect(others()).toEqual(['The person withdrew it']);
  expect(screen.getByText('An answer can be written once the identity was checked.')).toBeInTheDocument();
  cleanup();
  await openRequest(whole({ state: 'waiting_for_person', letters: [LETTER] }));
  expect(names()).toEqual([
    ...[
      'Continue the work',
      'Write the answer',
      'Complete the request',
      'Reject the request',
      'More actions',
    ],
  ]);
  expect(screen.getByText('Access and copy', { selector: 'strong' }).parentElement).toHaveTextContent(
    'Access and copy · Malee Jaidee',
  );
  cleanup();
  await openRequest(whole({ state: 'completed', closed_at: '2026-11-28T03:00:00.000Z' }));
  await waitFor(() => expect(group()).not.toBeInTheDocument());
});

it.each([
  ['sent', 'Sent'],
  ['waiting', /^On its way/],
  ['failed', /^The receipt by e-mail was not sent: the person may not know the number/],
] as const)('says what became of the receipt: %s', async (receipt_mail, text) => {
  await openRequest(whole({ receipt_mail }));
  const facts = within(screen.getByRole('region', { name: 'Request' }));
  expect(facts.getByText(text)).toBeInTheDocument();
  expect(facts.queryAllByText('Receipt by e-mail')).toHaveLength(receipt_mail === 'failed' ? 0 : 1);
});

it('says how the identity was checked', async () => {
  const gateway = await openRequest(whole({ state: 'received', verified_at: null, identity_level: 'none' }));
  gateway.answer(updateSubjectRequest, whole({ state: 'verified' }));
  await press('Record identity check');
  expect((await dialog()).getByText(/religion and blood group must be covered/)).toBeInTheDocument();
  await press('Save as checked');
  await waitFor(() => expect(gateway.received(updateSubjectRequest)).toHaveLength(1));
  const [sent] = gateway.received(updateSubjectRequest);
  expect(sent?.body).toEqual({ state: 'verified', identity_level: 'document' });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it('puts the focus on the state when what was pressed is gone with it', async () => {
  const gateway = await openRequest(whole({ state: 'waiting_for_person' }));
  gateway.answer(updateSubjectRequest, whole({ state: 'in_progress', etag: '"4"' }));
  await press('Continue the work');
  const place = (text: string) =>
    screen.getByText(text, { selector: '#page-state *' }).closest('#page-state');
  await waitFor(() => expect(place('In progress')).toHaveFocus());
  gateway.answer(rejectSubjectRequest, whole({ state: 'rejected', closed_at: whole().due_at }));
  await pressLoading('Reject the request');
  const window = await dialog();
  await userEvent.selectOptions(window.getByLabelText(/^Reason/), 'repeated');
  await userEvent.type(window.getByLabelText(/Explanation for the person/), 'Answered in May.');
  await userEvent.click(window.getByRole('button', { name: 'Reject and close' }));
  await waitFor(() => expect(place('Rejected')).toHaveFocus());
});

it.each(['verified', 'in_progress', 'waiting_for_person'] as const)(
  'records a surer check later: the state %s stays',
  async (state) => {
    const gateway = await openRequest(whole({ state, identity_level: 'email_code' }));
    gateway.answer(updateSubjectRequest, whole({ state }));
    await pressInMenu('Record identity check');
    await press('Save as checked');
    await waitFor(() =>
      expect(gateway.received(updateSubjectRequest)[0]?.body).toEqual({ identity_level: 'document' }),
    );
  },
);

it('shows the letter as it will be, and sends its link', async () => {
  const gateway = await openRequest();
  gateway.answer(answerSubjectRequest, whole({ etag: '"4"' }));
  await pressLoading('Write the answer');
  const window = await dialog();
  await userEvent.type(window.getByLabelText(/Text of the answer/), 'We keep your name.');
  expect(
    window.getByRole('heading', { name: 'Answer to your request about personal data' }),
  ).toBeInTheDocument();
  expect(
    window.getByText('On 22/11/2026 Example University received your request DSR-2026-000001.'),
  ).toBeInTheDocument();
  expect(window.getByText(/section 73 of the Personal Data Protection Act/)).toBeInTheDocument();
  await userEvent.click(window.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(gateway.received(answerSubjectRequest)).toHaveLength(1));
  expect(gateway.received(answerSubjectRequest)[0]?.body).toEqual({
    letter_text: 'We keep your name.',
    language: 'en',
    with_record: false,
    with_processing: true,
    without_activities: [],
    processing_items: 'stated',
  });
});

it('shows what the record of processing says as the letter will have it, without what is unticked, and leaves it out', async () => {
  const gateway = await openRequest(whole({ identity_level: 'document' }));
  gateway.refuse(getRequestProcessingExtract, 503, 'unavailable', { message: 'Try again later.' });
  await pressLoading('Write the answer');
  const window = await dialog();
  expect(await window.findByText('Try again later.')).toBeInTheDocument();
  expect(window.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  const [loans, gym] = ACTIVITIES;
  const named = [
    { id: loans, name: 'Loans', left_out: false },
    { id: gym, name: 'Gym', left_out: false },
  ];
  const extract = { paragraphs: ['Activity: Loans'], total: 2, listed: 2, not_stated: 3, activities: named };
  gateway.answer(getRequestProcessingExtract, extract);
  await userEvent.click(window.getByRole('button', { name: 'Try again' }));
  expect(await window.findByText('Activity: Loans')).toBeInTheDocument();
  await userEvent.selectOptions(window.getByLabelText('Language of the letter'), 'ไทย');
  await waitFor(() =>
    expect(gateway.received(getRequestProcessingExtract).at(-1)?.query).toEqual({
      language: 'th',
      processing_items: 'stated',
    }),
  );
  const last = () => gateway.received(getRequestProcessingExtract).at(-1)?.query;
  const unstated = window.getByLabelText(/“not stated” for 3 items/);
  expect(unstated).not.toBeChecked();
  await userEvent.click(unstated);
  await waitFor(() => expect(last()).toEqual({ language: 'th', processing_items: 'all' }));
  await userEvent.click(window.getByLabelText('Gym'));
  await waitFor(() => expect(last()).toMatchObject({ language: 'th', without: gym }));
  await userEvent.click(window.getByLabelText('Loans'));
  expect(window.getByText(/Choose at least one activity/)).toBeInTheDocument();
  expect(window.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  await userEvent.click(window.getByLabelText(/record of processing says/));
  expect(window.queryByText('Activity: Loans')).not.toBeInTheDocument();
  await userEvent.type(window.getByLabelText(/Text of the answer/), 'x');
  gateway.answer(answerSubjectRequest, whole({ etag: '"4"' }));
  await userEvent.click(window.getByRole('button', { name: 'Send the link' }));
  await waitFor(() =>
    expect(gateway.received(answerSubjectRequest)[0]?.body).toMatchObject({
      with_processing: false,
      without_activities: [],
      processing_items: 'all',
    }),
  );
});

it('promises no e-mail to a person who wants the answer by post', async () => {
  await openRequest(whole({ answer_way: 'post' }));
  await pressLoading('Write the answer');
  const window = await dialog();
  expect(window.getByText(/No e-mail goes out/)).toBeInTheDocument();
  expect(window.getByRole('button', { name: 'Make the letter' })).toBeInTheDocument();
});

it('rejects only for a reason that the law gives for all rights of the request', async () => {
  const gateway = await openRequest(whole({ rights: ['withdrawal'] }));
  gateway.answer(rejectSubjectRequest, whole({ state: 'rejected' }));
  await pressLoading('Reject the request');
  const window = await dialog();
  await userEvent.click(window.getByRole('button', { name: 'Reject and close' }));
  expect(window.getAllByText('Please fill out this field.')).toHaveLength(2);
  expect(gateway.received(rejectSubjectRequest)).toHaveLength(0);
  const reason = window.getByLabelText(/^Reason/);
  expect(within(reason).getAllByRole('option')).toHaveLength(3);
  await userEvent.selectOptions(reason, 'repeated');
  await userEvent.type(window.getByLabelText(/Explanation for the person/), 'Answered in May.');
  await userEvent.click(window.getByRole('button', { name: 'Reject and close' }));
  await waitFor(() =>
    expect(gateway.received(rejectSubjectRequest)[0]?.body).toEqual({
      reason: 'repeated',
      explanation: 'Answered in May.',
      language: 'en',
    }),
  );
});

it('says that a check without a document was made', async () => {
  await openRequest(whole({ identity_level: 'none' }));
  expect(screen.getByText(/^Person known, no document · /)).toBeInTheDocument();
});

it('notes what a person was asked when a request waits for them', async () => {
  const gateway = await openRequest(whole({ state: 'in_progress' }));
  gateway.answer(updateSubjectRequest, whole({ state: 'waiting_for_person' }));
  await pressInMenu('Wait for the person');
  const window = await dialog();
  await userEvent.type(window.getByLabelText('What you asked the person'), 'Which account?');
  await userEvent.click(window.getByRole('button', { name: 'Wait for the person' }));
  await waitFor(() =>
    expect(gateway.received(updateSubjectRequest)[0]?.body).toEqual({
      state: 'waiting_for_person',
      note: 'Which account?',
    }),
  );
});

it('asks before a request is closed as withdrawn', async () => {
  const gateway = await openRequest();
  gateway.answer(updateSubjectRequest, whole({ state: 'withdrawn' }));
  await pressInMenu('The person withdrew it');
  expect(gateway.received(updateSubjectRequest)).toHaveLength(0);
  await press('Close as withdrawn');
  await waitFor(() =>
    expect(gateway.received(updateSubjectRequest)[0]?.body).toEqual({ state: 'withdrawn' }),
  );
});

it('leads back from a request that does not exist', async () => {
  fakeGateway().refuse(getSubjectRequest, 404, 'not_found');
  await renderRemote(remote, { path: `/requests/${whole().id}`, lang: 'en', session });
  expect(await screen.findByRole('heading', { name: 'This request does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to all requests' })).toHaveAttribute('href', '/en/requests');
});
