import { completeSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import { addRequestNote, updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { getSubjectRequest } from '@yinyom/contracts/requests/readRequests';
import { addRequestTask, updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, openRequest, press, pressLoading, task } from '../testing/openRequest';
import { summary, whole } from '../testing/sampleData';

it('completes no request whose tasks are not done, and says so before', async () => {
  await openRequest(whole({ tasks: [task], tasks_total: 1, tasks_open: 1 }));
  await press('Complete the request');
  const window = await dialog();
  expect(window.getByText('Tasks not done: 1. Finish them first.')).toBeInTheDocument();
  expect(window.getByText('No answer letter was made yet.')).toBeInTheDocument();
  expect(window.getByRole('button', { name: 'Close as completed' })).toBeDisabled();
});

it('keeps what was typed when another member saved before, and saves over the latest version', async () => {
  const gateway = await openRequest();
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
  const gateway = await openRequest();
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

it('does not undo what another member corrected meanwhile', async () => {
  const gateway = await openRequest();
  gateway.refuse(updateSubjectRequest, 412, 'version_conflict');
  await pressLoading('Correct');
  const window = await dialog();
  await userEvent.type(window.getByLabelText('Phone'), '0812345678');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  const person = { name: 'Malee Smith', email: 'malee@example.com' };
  gateway.answer(getSubjectRequest, whole({ person, details: 'Only the address.', etag: '"9"' }));
  await userEvent.click(await window.findByRole('button', { name: /^Load the latest version/ }));
  await waitFor(() => expect(window.getByLabelText(/Full name/)).toHaveValue('Malee Smith'));
  expect(window.getByLabelText('Details')).toHaveValue('Only the address.');
  expect(window.getByLabelText('Phone')).toHaveValue('0812345678');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateSubjectRequest)).toHaveLength(2));
  const sent = gateway.received(updateSubjectRequest)[1];
  expect(sent?.body).toEqual({ person: { ...person, phone: '0812345678', postal_address: '' } });
  expect(sent?.headers.get('if-match')).toBe('"9"');
});

it('sends of a task what was changed alone, so that a report of its system stays', async () => {
  const gateway = await openRequest(whole({ tasks: [task], tasks_total: 1, tasks_open: 1 }));
  gateway.answer(updateRequestTask, whole({ tasks: [{ ...task, note: 'Ask Suda.' }] }));
  await press('Change the task in CRM');
  const window = await dialog();
  expect(window.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(window.getByLabelText('What is to be done'), 'Ask Suda.');
  await userEvent.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.received(updateRequestTask)[0]?.body).toEqual({ note: 'Ask Suda.' }));
});

it('adds tasks, finishes them with one press, and adds notes', async () => {
  const gateway = await openRequest(whole({ tasks: [task], tasks_total: 1, tasks_open: 1 }));
  gateway.answer(updateRequestTask, whole({ tasks: [{ ...task, state: 'done' }] }));
  gateway.answer(addRequestTask, summary(1));
  gateway.answer(addRequestNote, summary(1));
  await press('Done CRM');
  await waitFor(() => expect(gateway.received(updateRequestTask)[0]?.body).toEqual({ state: 'done' }));
  await waitFor(() => expect(screen.getByText('CRM').closest('li')).toHaveFocus());
  expect(await screen.findByText('Task saved')).toBeInTheDocument();
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
  expect(await screen.findByText('Note added')).toBeInTheDocument();
});
