import {
  getErasureCertificate,
  getErasureCertificatePdf,
  getRequestLetterPdf,
} from '@yinyom/contracts/requests/requestDocuments';
import type { RequestLetter } from '@yinyom/contracts/requests/subjectRequest';
import { screen, waitFor } from '@testing-library/react';
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
