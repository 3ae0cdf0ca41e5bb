import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import type { Scope } from '@yinyom/contracts/identity/scopes';
import { OURS } from '@yinyom/testing/identityStandIn';
import { DECISION, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let now = new Date('2026-11-22T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({
    now: () => now,
    patienceMs: 60_000,
    env: { PUBLIC_URL: 'https://consent.example', CONSOLE_HOSTS: `privacy.agency.co.th=${OURS}` },
  });
});
afterAll(() => compliance.close());

const change = (id: string, call: string, body: object, etag: string) =>
  compliance.officer('POST', `/requests/${id}/${call}`, body, { 'if-match': etag });
const answered = async (changes: object = {}) => {
  const { id, etag, number } = await compliance.enter({ answer_way: 'post', ...changes });
  const { body } = await change(id, 'answer', { letter_text: 'เราเก็บชื่อของท่าน', language: 'th' }, etag);
  return { id, number, request: body };
};

it('a letter is printed as it was made, with its hash; the newest, or the one that is named', async () => {
  const { id, number, request } = await answered();
  const { body } = await change(id, 'answer', { letter_text: 'Second', language: 'en' }, request.etag);
  const [first, second] = body.letters;
  const newest = await compliance.download(`/requests/${id}/letter.pdf`);
  expect([newest.status, newest.type]).toEqual([200, 'application/pdf']);
  expect(textOfPdf(newest.bytes)).toContain(second.sha256);
  const text = textOfPdf((await compliance.download(`/requests/${id}/letter.pdf?letter=${first.id}`)).bytes);
  expect([text.includes(number), text.includes('สุดา'), text.includes(first.sha256)]).toEqual([
    true,
    true,
    true,
  ]);
  expect((await compliance.download(`/requests/${id}/letter.pdf?letter=${'0'.repeat(24)}`)).status).toBe(404);
  const without = await compliance.enter();
  expect((await compliance.download(`/requests/${without.id}/letter.pdf`)).status).toBe(404);
});

it('an API key prints a letter with decisions, or with the record of processing, only with the scope that reads them', async () => {
  const { id, etag } = await compliance.enter({ answer_way: 'post', consent_id: DECISION });
  const answer = { letter_text: 'x', language: 'en', with_processing: false };
  const { body: plain } = await change(id, 'answer', answer, etag);
  const { body: decided } = await change(id, 'answer', { ...answer, with_record: true }, plain.etag);
  const { body } = await change(id, 'answer', { ...answer, with_processing: true }, decided.etag);
  const { authorize } = compliance.identity.client;
  const printed = async (letter: number, scopes: Scope[]): Promise<number> => {
    compliance.identity.client.authorize = async (asked) => ({
      ...(await authorize(asked)),
      key: { scopes, application_ids: null },
    });
    return (await compliance.download(`/requests/${id}/letter.pdf?letter=${body.letters[letter].id}`)).status;
  };
  try {
    expect([
      await printed(0, ['requests:read']),
      await printed(1, ['requests:read']),
      await printed(1, ['requests:read', 'consents:read']),
      await printed(2, ['requests:read', 'consents:read']),
      await printed(2, ['requests:read', 'papers:read']),
    ]).toEqual([200, 403, 200, 403, 200]);
  } finally {
    compliance.identity.client.authorize = authorize;
  }
  expect(Object.keys(body.letters[1])).toEqual(Object.keys(body.letters[0]));
  expect(Object.keys(body.letters[2])).toEqual(Object.keys(body.letters[0]));
});

it('a completed erasure is certified system by system, without its person; later settings change nothing', async () => {
  const { id, number, request } = await answered({ rights: ['erasure'] });
  const path = `/requests/${id}/certificate.json`;
  expect((await compliance.officer('GET', path)).status).toBe(409);
  await compliance.officer('POST', `/requests/${id}/tasks`, { system_name: 'CRM' });
  const { body: open } = await compliance.officer('GET', `/requests/${id}`);
  now = new Date('2026-11-23T04:00:00Z');
  await compliance.officer('PUT', `/requests/${id}/tasks/${open.tasks[0].id}`, {
    state: 'done',
    result: 'deleted',
  });
  const { body: done } = await compliance.officer('GET', `/requests/${id}`);
  expect(request.id).toBe(id);
  await change(id, 'complete', { result: 'erased' }, done.etag);
  const settings = `/organizations/${done.organization_id}/request-settings`;
  await compliance.admin('PUT', settings, { backup_days: 1 }, { 'if-match': '"0"' });

  const { body } = await compliance.officer('GET', path);
  expect(body).toMatchObject({
    kind: 'erasure_certificate',
    number,
    rights: ['erasure'],
    completed_at: '2026-11-23T04:00:00.000Z',
    erased_in: [{ system_name: 'CRM', state: 'done', done_at: '2026-11-23T04:00:00.000Z' }],
    // Ninety days, at the end of the day in Bangkok.
    backups_until: '2027-02-21T16:59:59.000Z',
    signature: 'c2lnbmVk',
  });
  const { signature: _signature, keys: _keys, key_id: _id, ...content } = body;
  expect(compliance.signed).toContainEqual(content);
  expect(JSON.stringify(body)).not.toMatch(/สุดา|suda/i);
  const pdf = textOfPdf((await compliance.download(`/requests/${id}/certificate.pdf?language=th`)).bytes);
  expect([pdf.includes('CRM'), pdf.includes(number), pdf.includes('21/02/2570')]).toEqual([true, true, true]);

  // Issued once: what is printed later is what the file says, also after a note.
  now = new Date('2026-11-25T04:00:00Z');
  await compliance.officer('POST', `/requests/${id}/notes`, { note: 'asked for paper' });
  const [again, same] = await Promise.all([compliance.officer('GET', path), compliance.officer('GET', path)]);
  expect([again.body, same.body]).toEqual([body, body]);
  expect(compliance.signed).toHaveLength(1);
  const later = textOfPdf((await compliance.download(`/requests/${id}/certificate.pdf?language=en`)).bytes);
  expect([later.includes('23/11/2026'), later.includes('25/11/2026')]).toEqual([true, false]);
});

it('an erasure of which nothing was done is not certified', async () => {
  const { id, request } = await answered({ rights: ['erasure'] });
  await change(id, 'complete', { result: '' }, request.etag);
  const { status, body } = await compliance.officer('GET', `/requests/${id}/certificate.json`);
  expect([status, body.code]).toEqual([409, 'no_task_done']);
});

it('mails lead to the host of the organization', async () => {
  await answered({ answer_way: 'secure_link' });
  const link = compliance.identity.requestAnswers.at(-1)?.link ?? '';
  expect(link).toMatch(/^https:\/\/privacy\.agency\.co\.th\//);
});

it('what is no erasure is not certified', async () => {
  const { id, request } = await answered();
  await change(id, 'complete', { result: '' }, request.etag);
  expect((await compliance.officer('GET', `/requests/${id}/certificate.json`)).status).toBe(409);
});
