import { answerSubjectRequest, completeSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import { eraseRequestConsents, getRequestConsentRecord } from '@yinyom/contracts/requests/consentRecord';
import { addRequestNote, updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { getSubjectRequest } from '@yinyom/contracts/requests/readRequests';
import { addRequestTask, updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, openRequest, press, pressInMenu, pressLoading, task } from '../testing/openRequest';
import { summary, whole } from '../testing/sampleData';

it('completes no request whose tasks are not done, and says so before', async () => {
  await openRequest(whole({ tasks: [task], tasks_total: 1, tasks_open: 1 }));
  await pressInMenu('Complete the request');
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
  await pressInMenu('Complete the request');
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

it('asks of a task that ended without a result what was done, before the request is closed', async () => {
  const done = { ...task, state: 'done' as const, done_at: '2026-11-30T03:00:00.000Z' };
  await openRequest(whole({ state: 'in_progress', tasks: [done], tasks_total: 1 }));
  expect(screen.getByText('No result stated')).toBeInTheDocument();
  await pressInMenu('Complete the request');
  const window = await dialog();
  expect(window.getByText(/^Tasks without a result: CRM/)).toBeInTheDocument();
  expect(window.getByRole('button', { name: 'Close as completed' })).toBeDisabled();
});

it('adds tasks, finishes them with what was done, and adds notes', async () => {
  const gateway = await openRequest(whole({ tasks: [task], tasks_total: 1, tasks_open: 1 }));
  gateway.answer(updateRequestTask, whole({ tasks: [{ ...task, state: 'done' }] }));
  gateway.answer(addRequestTask, summary(1));
  gateway.answer(addRequestNote, summary(1));
  await press('Done CRM');
  const finish = await dialog();
  await userEvent.click(finish.getByRole('button', { name: 'Done' }));
  expect(finish.getByLabelText(/^Result/)).toHaveAttribute('aria-invalid', 'true');
  expect(gateway.received(updateRequestTask)).toEqual([]);
  await userEvent.type(finish.getByLabelText(/^Result/), 'Deleted customer 17.');
  await userEvent.click(finish.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(gateway.received(updateRequestTask)[0]?.body).toEqual({
      state: 'done',
      result: 'Deleted customer 17.',
    }),
  );
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

describe('the consent record of the person', () => {
  const consent_id = '64b0000000000000000000c9';
  const record = {
    application_id: '64b0000000000000000000c1',
    erased: false,
    total: 3,
    decisions: [{ title: 'Decided for the first time', rows: [{ name: 'Result', value: 'Accepted all' }] }],
    left_out: [] as string[],
  };

  it('is read when it is asked for, and erased once that is confirmed', async () => {
    const own = { ...task, system_name: 'Yinyom', by_platform: true };
    const request = whole({ rights: ['erasure'], consent_id, tasks: [own] });
    const gateway = await openRequest(request);
    gateway.answer(getRequestConsentRecord, record);
    expect(screen.getByText(/^Erased by the platform once you confirm/)).toBeInTheDocument();
    // A person cannot say in its place that it is done.
    expect(screen.queryByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
    await press('Change the task in Yinyom');
    const ownTask = await dialog();
    expect(ownTask.getByLabelText('What is to be done')).toBeInTheDocument();
    expect(ownTask.queryByLabelText(/^State/)).not.toBeInTheDocument();
    expect(ownTask.queryByLabelText(/^Result/)).not.toBeInTheDocument();
    await userEvent.click(ownTask.getByRole('button', { name: 'Cancel' }));
    expect(gateway.received(getRequestConsentRecord)).toHaveLength(0);
    await press('Show the record');
    expect(await screen.findByText('Decided for the first time')).toBeInTheDocument();
    expect(screen.getByText('The newest 1 of 3 decisions')).toBeInTheDocument();
    expect(screen.queryByText(/^Your role does not see/)).not.toBeInTheDocument();
    await press('Erase the consent record');
    const window = await dialog();
    expect(gateway.received(eraseRequestConsents)).toHaveLength(0);
    gateway.answer(
      eraseRequestConsents,
      whole({ rights: ['erasure'], consent_id, tasks: [{ ...own, state: 'done', result: '3' }] }),
    );
    gateway.answer(getRequestConsentRecord, { ...record, erased: true, total: 1 });
    await userEvent.click(window.getByRole('button', { name: 'Erase the consent record' }));
    expect(await screen.findByText('Records erased: 3')).toBeInTheDocument();
    expect(gateway.received(eraseRequestConsents)[0]?.headers.get('if-match')).toBe('"3"');
    expect(await screen.findByText(/^What led to the visitor is erased/)).toBeInTheDocument();
  });

  it('goes with the answer to an access request, and the letter shows it before', async () => {
    const gateway = await openRequest(whole({ state: 'in_progress', consent_id }));
    gateway.refuse(getRequestConsentRecord, 503, 'unavailable', { message: 'Try again later.' });
    await pressLoading('Write the answer');
    const window = await dialog();
    expect(await window.findByText('Try again later.')).toBeInTheDocument();
    expect(window.getByRole('button', { name: 'Send the link' })).toBeDisabled();
    gateway.answer(getRequestConsentRecord, { ...record, left_out: ['Network', 'Browser'] });
    await userEvent.click(window.getByRole('button', { name: 'Try again' }));
    expect(await window.findByText(/Result: Accepted all/)).toBeInTheDocument();
    const leftOut = window.getByText(/^Your role does not see all of it: Network, Browser\./);
    const next = window.getByRole('checkbox', { name: /record of processing/i });
    expect(leftOut.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(window.getByText('These are the newest 1 of 3 decisions.')).toBeInTheDocument();
    await userEvent.type(window.getByLabelText(/^Text of the answer/), 'Here it is.');
    gateway.answer(answerSubjectRequest, whole({ state: 'in_progress', consent_id }));
    await userEvent.click(window.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(gateway.received(answerSubjectRequest)).toHaveLength(1));
    expect(gateway.received(answerSubjectRequest)[0]?.body).toMatchObject({ with_record: true });
  });

  it('that is not known goes with no answer', async () => {
    const gateway = await openRequest(whole({ state: 'in_progress', consent_id }));
    gateway.refuse(getRequestConsentRecord, 404, 'not_found');
    await pressLoading('Write the answer');
    const window = await dialog();
    expect(await window.findByText(/^No such decision is known/)).toBeInTheDocument();
    expect(window.getByLabelText(/consent record/i)).not.toBeChecked();
    await userEvent.type(window.getByLabelText(/^Text of the answer/), 'We have nothing.');
    gateway.answer(answerSubjectRequest, whole({ state: 'in_progress', consent_id }));
    await userEvent.click(window.getByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(gateway.received(answerSubjectRequest)[0]?.body).toMatchObject({ with_record: false }),
    );
  });

  it('that is not known says so, is not erased, and its ID can be corrected', async () => {
    const request = whole({ rights: ['erasure'], consent_id: '5'.repeat(24) });
    const gateway = await openRequest(request);
    expect(screen.getByRole('button', { name: 'Erase the consent record' })).toBeInTheDocument();
    gateway.refuse(getRequestConsentRecord, 404, 'not_found');
    await press('Show the record');
    expect(await screen.findByText(/^No such decision is known.* under “Correct”/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erase the consent record' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Consent record' })).toHaveFocus();
    await pressLoading('Correct');
    const window = await dialog();
    await userEvent.clear(window.getByLabelText(/^Decision ID/));
    await userEvent.type(window.getByLabelText(/^Decision ID/), consent_id);
    gateway.answer(updateSubjectRequest, { ...request, consent_id, etag: '"4"' });
    gateway.answer(getRequestConsentRecord, record);
    await userEvent.click(window.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Decided for the first time')).toBeInTheDocument();
    expect(gateway.received(updateSubjectRequest)[0]?.body).toEqual({ consent_id });
    expect(await screen.findByRole('button', { name: 'Erase the consent record' })).toBeInTheDocument();
  });
});
