import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
import {
  answerSubjectRequest,
  completeSubjectRequest,
  rejectSubjectRequest,
} from '@yinyom/contracts/requests/closeRequests';
import {
  addRequestNote,
  assignSubjectRequest,
  updateSubjectRequest,
} from '@yinyom/contracts/requests/editRequests';
import { getSubjectRequest } from '@yinyom/contracts/requests/readRequests';
import { addRequestTask, updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import type { RequestTask, SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { officerSession, organizations, session, summary, user, whole } from '../testing/sampleData';

const task: RequestTask = {
  id: '64b0000000000000000000f1',
  system_name: 'CRM',
  owner_id: null,
  owner_name: null,
  state: 'open',
  due_at: '2099-12-17T16:59:59.000Z',
  note: '',
  result: '',
  done_at: null,
};

const open = async (request: SubjectRequest = whole(), who = officerSession) => {
  const gateway = fakeGateway();
  gateway.answer(getSubjectRequest, request);
  gateway.answer(listMyOrganizations, organizations);
  await renderRemote(remote, { path: `/requests/${request.id}`, lang: 'en', session: who });
  await screen.findByRole('heading', { name: request.number });
  return gateway;
};
const buttonOf = async (name: string) => (await screen.findAllByRole('button', { name }))[0]!;
const press = async (name: string) => userEvent.click(await buttonOf(name));
/** A window that loads when it is opened suspends, so the press is awaited in `act`. */
const pressLoading = async (name: string) => {
  const button = await buttonOf(name);
  await act(() => userEvent.click(button));
};
const dialog = async () => within(await screen.findByRole('dialog'));

it('shows person, rights with their sections, clock and what happened, newest first', async () => {
  await open();
  expect(screen.getByText('malee@example.com')).toBeInTheDocument();
  expect(screen.getByText('Access and copy (section 30)')).toBeInTheDocument();
  expect(screen.getByText('Please send me everything.')).toBeInTheDocument();
  const [newest] = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
  // Names of fields come as the platform stores them.
  expect(newest).toHaveTextContent('Data changed');
  expect(newest).toHaveTextContent('rights, person');
});

it('is read once: a change is shown as the platform answered it, as each reading is in the audit log', async () => {
  const gateway = await open();
  gateway.answer(assignSubjectRequest, whole({ assigned_to: { id: user.id, name: user.name }, etag: '"4"' }));
  await press('I take it');
  expect(await screen.findByRole('button', { name: 'Give it back' })).toBeInTheDocument();
  expect(gateway.received(assignSubjectRequest)[0]?.body).toEqual({ user_id: user.id });
  expect(gateway.received(getSubjectRequest)).toHaveLength(1);
});

it('lets an Admin give a request to an Admin or an officer, and to no other member', async () => {
  const gateway = fakeGateway();
  const member = (index: number, more: object) => ({
    id: index.toString(16).padStart(24, '0'),
    name: `Member ${index}`,
    first_name: 'Member',
    last_name: String(index),
    email: `member${index}@example.ac.th`,
    role: 10 as const,
    status: 'active' as const,
    two_fa: false,
    last_access_at: null,
    created_at: '2026-11-20T18:30:00.000Z',
    profile_editable: true,
    etag: '"3"',
    ...more,
  });
  gateway.answer(getSubjectRequest, whole());
  gateway.answer(listOrganizationUsers, {
    entities: [member(1, { role: 1000 }), member(2, { dpo: true }), member(3, {})],
    page: 1,
    limit: 100,
    total: 3,
    has_more: false,
    next_cursor: null,
  });
  gateway.answer(assignSubjectRequest, whole());
  await renderRemote(remote, { path: `/requests/${whole().id}`, lang: 'en', session });
  const select = await screen.findByLabelText('Give the request to');
  await waitFor(() =>
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Not assigned', 'Member 1', 'Member 2']),
  );
  await userEvent.selectOptions(select, 'Member 2');
  await waitFor(() => expect(gateway.received(assignSubjectRequest)).toHaveLength(1));
});

it('offers what may follow a state, and nothing once it is closed', async () => {
  const group = () => screen.queryByRole('group', { name: 'What can be done' });
  const names = () =>
    within(group()!)
      .queryAllByRole('button')
      .map((button) => button.textContent);
  await open(whole({ state: 'received', verified_at: null }));
  expect(names()).toEqual(['Identity was checked', 'Reject the request', 'The person withdrew it']);
  expect(screen.getByText('An answer can be written once the identity was checked.')).toBeInTheDocument();
  cleanup();
  await open(whole({ state: 'completed', closed_at: '2026-11-28T03:00:00.000Z' }));
  await waitFor(() => expect(group()).not.toBeInTheDocument());
});

it('says how the identity was checked', async () => {
  const gateway = await open(whole({ state: 'received', verified_at: null, identity_level: 'none' }));
  gateway.answer(updateSubjectRequest, whole({ state: 'verified' }));
  await press('Identity was checked');
  expect((await dialog()).getByText(/religion and blood group must be covered/)).toBeInTheDocument();
  await press('Save as checked');
  await waitFor(() => expect(gateway.received(updateSubjectRequest)).toHaveLength(1));
  const [sent] = gateway.received(updateSubjectRequest);
  expect(sent?.body).toEqual({ state: 'verified', identity_level: 'document' });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it.each(['verified', 'in_progress', 'waiting_for_person'] as const)(
  'records a surer check later: the state %s stays',
  async (state) => {
    const gateway = await open(whole({ state, identity_level: 'email_code' }));
    gateway.answer(updateSubjectRequest, whole({ state }));
    await press('Identity was checked');
    await press('Save as checked');
    await waitFor(() =>
      expect(gateway.received(updateSubjectRequest)[0]?.body).toEqual({ identity_level: 'document' }),
    );
  },
);

it('shows the letter as it will be, and sends its link', async () => {
  const gateway = await open();
  gateway.answer(answerSubjectRequest, whole({ etag: '"4"' }));
  await pressLoading('Write the answer');
  const window = await dialog();
  await userEvent.type(window.getByLabelText(/Text of the answer/), 'We keep your name.');
  expect(
    window.getByRole('heading', { name: 'Answer to your request about personal data' }),
  ).toBeInTheDocument();
  expect(
    window.getByText('On 22/11/2026 you sent the request DSR-2026-000001 to Example University.'),
  ).toBeInTheDocument();
  expect(window.getByText(/section 73 of the Personal Data Protection Act/)).toBeInTheDocument();
  await userEvent.click(window.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(gateway.received(answerSubjectRequest)).toHaveLength(1));
  expect(gateway.received(answerSubjectRequest)[0]?.body).toEqual({
    letter_text: 'We keep your name.',
    language: 'en',
  });
});

it('promises no e-mail to a person who wants the answer by post', async () => {
  await open(whole({ answer_way: 'post' }));
  await pressLoading('Write the answer');
  const window = await dialog();
  expect(window.getByText(/No e-mail goes out/)).toBeInTheDocument();
  expect(window.getByRole('button', { name: 'Make the letter' })).toBeInTheDocument();
});

it('rejects only for a reason that the law gives for all rights of the request', async () => {
  const gateway = await open(whole({ rights: ['withdrawal'] }));
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

it('completes no request whose tasks are not done, and says so before', async () => {
  await open(whole({ tasks: [task], tasks_total: 1, tasks_open: 1 }));
  await press('Complete the request');
  const window = await dialog();
  expect(window.getByText('Tasks not done: 1. Finish them first.')).toBeInTheDocument();
  expect(window.getByText('No answer letter was made yet.')).toBeInTheDocument();
  expect(window.getByRole('button', { name: 'Close as completed' })).toBeDisabled();
});

it('keeps what was typed when another member saved before, and saves over the latest version', async () => {
  const gateway = await open();
  gateway.refuse(completeSubjectRequest, 412, 'version_conflict', {
    message: 'Someone else has changed this.',
  });
  await press('Complete the request');
  const window = await dialog();
  await userEvent.type(window.getByLabelText('What was done'), 'Sent.');
  await userEvent.click(window.getByRole('button', { name: 'Close as completed' }));
  expect(await window.findByText('Someone else has changed this.')).toBeInTheDocument();
  gateway.answer(getSubjectRequest, whole({ etag: '"9"' }));
  await userEvent.click(window.getByRole('button', { name: 'Load the latest version (keep what I typed)' }));
  await waitFor(() => expect(window.queryByText('Someone else has changed this.')).not.toBeInTheDocument());
  expect(window.getByLabelText('What was done')).toHaveValue('Sent.');
  gateway.answer(completeSubjectRequest, whole({ state: 'completed' }));
  await userEvent.click(window.getByRole('button', { name: 'Close as completed' }));
  await waitFor(() => expect(gateway.received(completeSubjectRequest)).toHaveLength(2));
  expect(gateway.received(completeSubjectRequest).at(-1)?.headers.get('if-match')).toBe('"9"');
});

it('corrects what was written down wrongly, and sends nothing else', async () => {
  const gateway = await open();
  gateway.answer(updateSubjectRequest, whole({ details: 'Only the address.' }));
  await pressLoading('Correct');
  const window = await dialog();
  expect(window.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.clear(window.getByLabelText('Details'));
  await userEvent.type(window.getByLabelText('Details'), 'Only the address.');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Only the address.')).toBeInTheDocument();
  expect(gateway.received(updateSubjectRequest)[0]?.body).toEqual({ details: 'Only the address.' });
});

it('asks before a request is closed as withdrawn', async () => {
  const gateway = await open();
  gateway.answer(updateSubjectRequest, whole({ state: 'withdrawn' }));
  await press('The person withdrew it');
  expect(gateway.received(updateSubjectRequest)).toHaveLength(0);
  await press('Close as withdrawn');
  await waitFor(() =>
    expect(gateway.received(updateSubjectRequest)[0]?.body).toEqual({ state: 'withdrawn' }),
  );
});

it('adds tasks, finishes them with one press, and adds notes', async () => {
  const gateway = await open(whole({ tasks: [task], tasks_total: 1, tasks_open: 1 }));
  gateway.answer(updateRequestTask, whole({ tasks: [{ ...task, state: 'done' }] }));
  gateway.answer(addRequestTask, summary(1));
  gateway.answer(addRequestNote, summary(1));
  await press('Done CRM');
  await waitFor(() => expect(gateway.received(updateRequestTask)[0]?.body).toEqual({ state: 'done' }));
  await press('Add a task');
  const window = await dialog();
  await userEvent.type(window.getByLabelText(/^System/), 'LINE OA');
  await userEvent.click(window.getByRole('button', { name: 'Add a task' }));
  await waitFor(() =>
    expect(gateway.received(addRequestTask)[0]?.body).toEqual({
      system_name: 'LINE OA',
      note: '',
      owner_id: null,
    }),
  );
  await userEvent.type(screen.getByLabelText('Add a note'), 'Called the person.');
  await press('Add note');
  await waitFor(() =>
    expect(gateway.received(addRequestNote)[0]?.body).toEqual({ note: 'Called the person.' }),
  );
});

it('leads back from a request that does not exist', async () => {
  fakeGateway().refuse(getSubjectRequest, 404, 'not_found');
  await renderRemote(remote, { path: `/requests/${whole().id}`, lang: 'en', session });
  expect(await screen.findByRole('heading', { name: 'This request does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to all requests' })).toHaveAttribute('href', '/en/requests');
});
