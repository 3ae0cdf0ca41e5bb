import { answerSubjectRequest } from '@yinyom/contracts/requests/closeRequests';
import { REQUEST_FILE_MAX_BYTES, type AnswerFile } from '@yinyom/contracts/requests/requestFile';
import { addAnswerFiles, removeAnswerFile } from '@yinyom/contracts/requests/requestFiles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, openRequest, pressLoading } from '../testing/openRequest';
import { user, whole } from '../testing/sampleData';

const stored = (number: number): AnswerFile => ({
  id: `64b0000000000000000000d${number}`,
  type: 'pdf',
  bytes: 2_560,
  sha256: String(number).repeat(64),
});
const file = (name: string, content: BlobPart = '%PDF') =>
  new File([content], name, { type: 'application/pdf' });

/** Opens the window in which an answer is written. The stand-in of the platform reads no files. */
const write = async (request = whole()) => {
  const gateway = await openRequest(request);
  const read = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.method === 'POST' && input.url.endsWith('/answer-files')
      ? read(new Request(input.url, { method: input.method }))
      : read(input, init);
  await pressLoading('Write the answer');
  const window = await dialog();
  const drop = (files: readonly File[]) =>
    fireEvent.drop(window.getByLabelText(/^Files for the person/, { selector: 'input' }), {
      dataTransfer: { files },
    });
  return { gateway, window, drop };
};

it('uploads files as they are chosen, names them with their size, and sends those that are left with the answer', async () => {
  const { gateway, window, drop } = await write();
  let answerUpload = (): void => undefined;
  const uploaded = new Promise<void>((resolve) => {
    answerUpload = resolve;
  });
  gateway.answer(addAnswerFiles, async () => {
    await uploaded;
    return { files: [stored(1), stored(2)] };
  });
  drop([file('copy.pdf'), file('log.pdf')]);
  expect(await window.findByText('Uploading copy.pdf, log.pdf …')).toBeInTheDocument();
  // What is under way belongs to the answer.
  expect(window.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  answerUpload();
  expect(await window.findByText('copy.pdf · 2.50 KB')).toBeInTheDocument();
  expect(window.getByText('log.pdf · 2.50 KB')).toBeInTheDocument();
  expect(window.queryByText(/^Uploading/)).not.toBeInTheDocument();
  gateway.answer(removeAnswerFile, null);
  await userEvent.click(window.getByRole('button', { name: 'Remove copy.pdf' }));
  await waitFor(() => expect(window.queryByText('copy.pdf · 2.50 KB')).not.toBeInTheDocument());
  expect(gateway.received(removeAnswerFile)[0]?.params).toEqual({ id: whole().id, fileId: stored(1).id });
  gateway.answer(answerSubjectRequest, whole({ etag: '"4"' }));
  await userEvent.type(window.getByLabelText(/^Text of the answer/), 'Here it is.');
  await userEvent.click(window.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(gateway.received(answerSubjectRequest)).toHaveLength(1));
  expect(gateway.received(answerSubjectRequest)[0]?.body).toMatchObject({ answer_files: [stored(2).id] });
});

it('takes no file that is too large and no more than three, and drops one that the platform has deleted', async () => {
  const { gateway, window, drop } = await write();
  drop([file('copy.pdf'), file('large.pdf', new Uint8Array(REQUEST_FILE_MAX_BYTES + 1))]);
  expect(await window.findByText('large.pdf is larger than 5 MB')).toBeInTheDocument();
  drop(['1', '2', '3', '4'].map((name) => file(`${name}.pdf`)));
  expect(await window.findByText('An answer takes at most 3 files')).toBeInTheDocument();
  expect(gateway.received(addAnswerFiles)).toEqual([]);
  gateway.refuse(addAnswerFiles, 409, 'answer_files_full', { message: 'No more files can be attached.' });
  drop([file('copy.pdf')]);
  expect(await window.findByText('No more files can be attached.')).toBeInTheDocument();
  gateway.answer(addAnswerFiles, { files: [1, 2, 3].map(stored) });
  drop(['1', '2', '3'].map((name) => file(`${name}.pdf`)));
  expect(await window.findByText('3.pdf · 2.50 KB')).toBeInTheDocument();
  // There is room for no other one.
  expect(window.queryByLabelText(/^Files for the person/, { selector: 'input' })).not.toBeInTheDocument();
  gateway.refuse(removeAnswerFile, 404, 'not_found');
  await userEvent.click(window.getByRole('button', { name: 'Remove 3.pdf' }));
  expect(await window.findByLabelText(/^Files for the person/, { selector: 'input' })).toBeInTheDocument();
});

it('offers no files to a person who gets no link', async () => {
  await openRequest(whole({ answer_way: 'post' }));
  await pressLoading('Write the answer');
  const window = await dialog();
  expect(window.getByText(/^No e-mail goes out/)).toBeInTheDocument();
  expect(window.queryByText(/^Files for the person/)).not.toBeInTheDocument();
});

it('shows with the letter and in the history which files the person was given, and that one was downloaded', async () => {
  const by = { kind: 'user' as const, id: user.id, name: user.name };
  const at = '2026-11-23T03:00:00.000Z';
  await openRequest(
    whole({
      letters: [
        {
          id: '64b0000000000000000000e1',
          kind: 'answer',
          language: 'th',
          words_version: '1',
          words_date: '2026-11-01',
          sha256: 'a'.repeat(64),
          created_at: at,
          created_by: by,
          sent_at: null,
          mail: 'waiting',
          page: { expires_at: '2026-12-07T03:00:00.000Z', views_left: 5 },
          answer_files: [stored(1)],
        },
      ],
      timeline: [
        { at, kind: 'answer_file_added', by, text: stored(1).sha256 },
        {
          at,
          kind: 'answer_file_downloaded',
          by: { kind: 'person', id: '', name: '' },
          text: stored(1).sha256,
        },
      ],
    }),
  );
  const given = `File 1 for the person: PDF, 2.50 KB · SHA-256 ${stored(1).sha256}`;
  expect(await screen.findByText(given)).toBeInTheDocument();
  expect(screen.getByText('File attached to the answer')).toBeInTheDocument();
  expect(screen.getByText('File of the answer downloaded by the person')).toBeInTheDocument();
  expect(screen.getAllByText(`SHA-256 ${stored(1).sha256}`)).toHaveLength(2);
});
