import {
  getErasureCertificate,
  getErasureCertificatePdf,
  getRequestLetterPdf,
} from '@yinyom/contracts/requests/requestDocuments';
import { REQUEST_FILE_MAX_BYTES } from '@yinyom/contracts/requests/requestFile';
import { addRequestFiles, getRequestFile } from '@yinyom/contracts/requests/requestFiles';
import { getSubjectRequest } from '@yinyom/contracts/requests/readRequests';
import type { RequestLetter } from '@yinyom/contracts/requests/subjectRequest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRequest, press } from '../testing/openRequest';
import { user, whole } from '../testing/sampleData';

/** Names of the files that were offered to the user. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const letter = (id: string): RequestLetter => ({
  id,
  kind: 'answer',
  language: 'th',
  words_version: '1',
  words_date: '2026-11-01',
  sha256: 'a'.repeat(64),
  created_at: '2026-11-23T03:00:00.000Z',
  created_by: { kind: 'user', id: user.id, name: user.name },
  sent_at: null,
  mail: null,
  page: null,
});

it('saves the letter that was chosen, as it was made, and says why it cannot', async () => {
  const ids = ['64b0000000000000000000e1', '64b0000000000000000000e2'];
  const gateway = await openRequest(whole({ answer_way: 'post', letters: ids.map(letter) }));
  gateway.answerFile(getRequestLetterPdf, 'application/pdf', '%PDF', 'letter.pdf');
  const buttons = await screen.findAllByRole('button', { name: 'Download the letter (PDF)' });
  expect(buttons).toHaveLength(2);
  expect(screen.getAllByText(`The paper ends with the same SHA-256: ${'a'.repeat(64)}`)).toHaveLength(2);
  await userEvent.click(buttons[1]!);
  await waitFor(() => expect(saved).toEqual(['letter.pdf']));
  expect(gateway.received(getRequestLetterPdf)[0]?.query).toEqual({ letter: ids[1] });
  gateway.refuse(getRequestLetterPdf, 404, 'not_found', { message: 'There is no such letter.' });
  await userEvent.click(buttons[0]!);
  expect(await screen.findByText('There is no such letter.')).toBeInTheDocument();
  expect(saved).toHaveLength(1);
});

it('saves the certificate of a completed erasure for people and for programs', async () => {
  const request = whole({ state: 'completed', rights: ['erasure'], closed_at: whole().received_at });
  const gateway = await openRequest(request);
  gateway.answerFile(getErasureCertificatePdf, 'application/pdf', '%PDF', 'certificate.pdf');
  gateway.answer(getErasureCertificate, {
    kind: 'erasure_certificate',
    version: 1,
    number: request.number,
    organization_id: request.organization_id,
    organization_name: 'Example University',
    rights: ['erasure'],
    received_at: request.received_at,
    completed_at: request.received_at,
    erased_in: [],
    backups_until: request.due_at,
    issued_at: request.received_at,
    key_id: 'k1',
    keys: [],
    signature: 'c2lnbmVk',
  });
  expect(
    screen.getByText('To check the JSON: npx yinyom-verify DSR-2026-000001-certificate.json'),
  ).toBeInTheDocument();
  await press('Download the certificate (PDF)');
  await waitFor(() => expect(saved).toEqual(['certificate.pdf']));
  expect(gateway.received(getErasureCertificatePdf)[0]?.query).toEqual({ language: 'en' });
  await press('Download the certificate (JSON)');
  await waitFor(() => expect(saved).toEqual(['certificate.pdf', 'DSR-2026-000001-certificate.json']));
});

it.each([
  ['an open erasure', whole({ rights: ['erasure'] })],
  ['a completed access', whole({ state: 'completed', closed_at: whole().received_at })],
  [
    'a purged erasure',
    whole({ state: 'completed', rights: ['erasure'], person: null, purged_at: whole().due_at }),
  ],
])('offers no certificate of %s', async (_what, request) => {
  await openRequest(request);
  expect(await screen.findByRole('heading', { name: 'Letters to the person' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Certificate of erasure' })).not.toBeInTheDocument();
});

it('saves a file of the person, and says that the platform does not look into it', async () => {
  const file = { id: '64b0000000000000000000f1', type: 'pdf' as const, bytes: 2_500 };
  const gateway = await openRequest(whole({ files: [{ ...file, received_at: whole().received_at }] }));
  gateway.answerFile(getRequestFile, 'application/octet-stream', '%PDF', 'DSR-2026-000001-file-1.pdf');
  expect(await screen.findByText(/^The platform does not open these files/)).toBeInTheDocument();
  expect(screen.getByText(/^PDF, 3 KB/)).toBeInTheDocument();
  await press('Download the file');
  await waitFor(() => expect(saved).toEqual(['DSR-2026-000001-file-1.pdf']));
  expect(gateway.received(getRequestFile)[0]?.params).toEqual({ id: whole().id, fileId: file.id });
});

it('says nothing of files while there are none, and keeps the keyboard in place after the last that fits', async () => {
  const gateway = await openRequest(whole({ channel: 'counter' }));
  expect(await screen.findByRole('heading', { name: 'Files' })).toBeInTheDocument();
  expect(screen.queryByText(/^The platform does not open these files/)).not.toBeInTheDocument();
  gateway.answer(addRequestFiles, { files: 3 });
  gateway.answer(
    getSubjectRequest,
    whole({
      files: [1, 2, 3].map((number) => ({
        id: `64b0000000000000000000f${number}`,
        type: 'pdf' as const,
        bytes: 100,
        received_at: whole().received_at,
      })),
    }),
  );
  // The stand-in of the platform reads no files.
  const read = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.url.endsWith('/files')
      ? read(new Request(input.url, { method: input.method }))
      : read(input, init);
  const appended = jest.spyOn(FormData.prototype, 'append');
  const files = ['form.pdf', 'authority.pdf'].map((name) => new File(['%PDF'], name));
  fireEvent.drop(screen.getByLabelText(/^Add a scan/), { dataTransfer: { files } });
  await waitFor(() => expect(gateway.received(addRequestFiles)).toHaveLength(1));
  expect(appended.mock.calls.map(([, file]) => file)).toEqual(files);
  expect(await screen.findAllByRole('button', { name: 'Download the file' })).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
});

it('takes no scan of several of which one is too large, and names it', async () => {
  const gateway = await openRequest(whole({ channel: 'counter' }));
  const file = new File([new Uint8Array(REQUEST_FILE_MAX_BYTES + 1)], 'form.pdf', {
    type: 'application/pdf',
  });
  const small = new File(['%PDF'], 'authority.pdf', { type: 'application/pdf' });
  fireEvent.drop(await screen.findByLabelText(/^Add a scan/), { dataTransfer: { files: [small, file] } });
  expect(await screen.findByText('form.pdf is larger than 5 MB')).toBeInTheDocument();
  expect(gateway.received(addRequestFiles)).toHaveLength(0);
});

it.each([
  ['a closed request', whole({ state: 'completed', closed_at: whole().received_at })],
  [
    'three files',
    whole({
      files: [1, 2, 3].map((number) => ({
        id: `64b0000000000000000000f${number}`,
        type: 'pdf' as const,
        bytes: 100,
        received_at: whole().received_at,
      })),
    }),
  ],
])('offers no scan to %s', async (_what, request) => {
  await openRequest(request);
  await screen.findByRole('heading', { name: 'Letters to the person' });
  expect(screen.queryByText(/^Add a scan/)).not.toBeInTheDocument();
});
