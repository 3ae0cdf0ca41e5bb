import { MAX_LETTER_QUESTIONS } from '@yinyom/contracts/papers/inspectionLetter';
import { createLogger } from '@yinyom/service-kit/logger';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { createSeals } from '../register/seals';
import { sampleLetter } from '../testing/sampleLetter';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { createLetterStore } from './letter.store';
import { resealLetters } from './resealLetters';

let compliance: Compliance;
let now = new Date('2026-11-30T03:00:00Z');
beforeAll(async () => {
  // Drawing takes longer than a caller waits where all processors are busy.
  compliance = await startCompliance({ now: () => now, patienceMs: 60_000 });
});
afterAll(() => compliance.close());
beforeEach(() => {
  now = new Date('2026-11-30T03:00:00Z');
});

const path = (rest = '', organization = OURS) => `/organizations/${organization}/inspection-letters${rest}`;
const enter = async (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  compliance.officer('POST', path(), { ...sampleLetter, ...changes }, headers);
const change = (letter: { id: string; etag: string }, body: object) =>
  compliance.officer('PUT', path(`/${letter.id}`), body, { 'if-match': letter.etag });
const answer = (letter: { id: string; etag: string }, body: object) =>
  compliance.officer('POST', path(`/${letter.id}/answer`), body, { 'if-match': letter.etag });
const pdfOf = async (id: string, language: string) =>
  (await compliance.download(path(`/${id}/cover-letter.pdf?language=${language}`))).bytes;

it('a letter is entered, linked to papers, and answered; each step is in the audit log without its words', async () => {
  const { status, body: entered } = await enter();
  expect([status, entered.letter_state, entered.due_at, entered.sample]).toEqual([
    201,
    'received',
    '2026-12-15T16:59:59.000Z',
    false,
  ]);
  const questions = [{ ...sampleLetter.questions[1], inspection_papers: ['security', 'processing'] }];
  const { body: linked } = await change(entered, { questions, letter_state: 'preparing' });
  expect(linked).toMatchObject({ letter_state: 'preparing', questions });
  const given = { reference: 'EX 12/2569', answered_on: '2026-11-30', remark: 'by courier' };
  const { body: answered } = await answer(linked, given);
  expect(answered.letter_answers).toMatchObject([
    { ...given, words_version: '3', cover_sha256: { th: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ]);
  const actions = compliance.identity.audit.filter(({ action }) => action.startsWith('letter.'));
  expect(actions.map(({ action }) => action)).toEqual([
    'letter.entered',
    'letter.changed',
    'letter.answered',
  ]);
  expect(JSON.stringify(actions)).not.toContain('0401');
});

it('nothing of what a letter says is readable in the database, and a later DATA_SECRET seals it again', async () => {
  const { body } = await enter({ letter_number: 'SECRET-NUMBER' });
  const { body: answered } = await answer(body, { reference: 'SECRET-REFERENCE', answered_on: '2026-11-29' });
  const collection = compliance.connection.collection('inspection_letters');
  expect(JSON.stringify(await collection.find().toArray())).not.toMatch(/SECRET-|Bangkok|มาตรา/);
  const secret = 'the current secret of forty characters ok';
  const both = {
    current: keyRing(secret).current,
    all: [...keyRing(secret).all, ...testSecrets.DATA_SECRET.all],
  };
  const letters = createLetterStore(compliance.connection);
  await resealLetters(letters, createSeals(both), createLogger('silent'));
  const record = await letters.find(OURS, answered.id);
  if (!record) throw new Error('the letter is gone');
  const { open } = createSeals(keyRing(secret));
  expect(open(record, record.content)).toContain('SECRET-REFERENCE');
  // Cover letters are sealed by themselves: lists read none of them.
  expect(open(record, record.content)).not.toContain('enclosures');
  expect(open(record, record.covers ?? '')).toMatch(
    /enclosures.*SECRET-REFERENCE|SECRET-REFERENCE.*enclosures/,
  );
  const listed = await letters.list(OURS, { skip: 0, limit: 100 });
  expect(listed.some((one) => 'covers' in one)).toBe(false);
  // The tests that follow use the secret of before.
  await resealLetters(
    letters,
    createSeals({
      ...both,
      current: testSecrets.DATA_SECRET.current,
      all: [...testSecrets.DATA_SECRET.all, ...both.all],
    }),
    createLogger('silent'),
  );
});

it('an answered letter changes no more until it is opened again, and earlier answers stay', async () => {
  const { body: entered } = await enter();
  const { body: first } = await answer(entered, { reference: 'A', answered_on: '2026-11-28' });
  expect((await change(first, { letter_number: 'x' })).body.code).toBe('letter_closed');
  expect((await answer(first, { reference: 'B', answered_on: '2026-11-28' })).body.code).toBe(
    'letter_closed',
  );
  const { body: reopened } = await change(first, { letter_state: 'preparing', letter_number: 'x' });
  expect(reopened).toMatchObject({ letter_number: 'x', letter_answers: [{ reference: 'A' }] });
  const { body: second } = await answer(reopened, { reference: 'B', answered_on: '2026-11-30' });
  expect(second.letter_answers.map(({ reference }: { reference: string }) => reference)).toEqual(['A', 'B']);
});

it('days that cannot be are refused: an end before its beginning, an answer to come, no day of the calendar', async () => {
  const codeOf = async (changes: object) => {
    const { status, body } = await enter(changes as Record<string, unknown>);
    return [status, body.errors?.[0]?.code];
  };
  expect(await codeOf({ due_date: '2026-11-19' })).toEqual([422, 'date_range_invalid']);
  expect(await codeOf({ period_until: '2026-06-30' })).toEqual([422, 'date_range_invalid']);
  expect(await codeOf({ letter_date: '2026-02-30' })).toEqual([422, 'date_invalid']);
  const { body } = await enter();
  for (const answered_on of ['2026-12-01', '2026-11-19'])
    expect((await answer(body, { reference: 'A', answered_on })).body.errors[0].code).toBe(
      'date_range_invalid',
    );
  // The day of Bangkok counts: it is 1 December there.
  now = new Date('2026-11-30T17:30:00Z');
  expect((await answer(body, { reference: 'A', answered_on: '2026-12-01' })).status).toBe(200);
});

it('a letter is bounded: questions, texts, papers that there are not, fields that there are not', async () => {
  const question = { question: 'x' };
  expect((await enter({ questions: [] })).status).toBe(422);
  expect(
    (await enter({ questions: Array.from({ length: MAX_LETTER_QUESTIONS + 1 }, () => question) })).status,
  ).toBe(422);
  expect((await enter({ questions: [{ question: 'x'.repeat(1_501) }] })).status).toBe(422);
  expect((await enter({ questions: [{ ...question, inspection_papers: ['payroll'] }] })).status).toBe(422);
  expect((await enter({ sample: true })).status).toBe(422);
  const most = Array.from({ length: MAX_LETTER_QUESTIONS }, () => ({
    question: 'ก'.repeat(1_500),
    remark: 'ก'.repeat(1_000),
  }));
  expect((await enter({ questions: most })).status).toBe(201);
});

it('two people do not overwrite each other, and a repeated entry makes one letter', async () => {
  const { body } = await enter();
  expect((await change(body, { letter_state: 'preparing' })).status).toBe(200);
  expect((await change(body, { letter_state: 'withdrawn' })).status).toBe(412);
  expect((await compliance.officer('PUT', path(`/${body.id}`), { letter_state: 'withdrawn' })).status).toBe(
    428,
  );
  const key = { 'idempotency-key': '5b0c1c52-7f9c-4b7e-9c3e-1d2f3a4b5c6d' };
  const before = (await compliance.officer('GET', path())).body.total;
  const ids = [(await enter({}, key)).body.id, (await enter({}, key)).body.id];
  expect(ids[0]).toBe(ids[1]);
  expect((await compliance.officer('GET', path())).body.total).toBe(before + 1);
});

it('no member of another organization reads, changes or answers a letter, by either address', async () => {
  const { body } = await enter();
  const foreigner = compliance.as('foreigner');
  const headers = { 'if-match': body.etag };
  for (const organization of [OURS, THEIRS]) {
    expect((await foreigner('GET', path(`/${body.id}`, organization))).status).toBe(404);
    expect((await foreigner('GET', path(`/${body.id}/cover-letter.pdf`, organization))).status).toBe(404);
    expect(
      (await foreigner('PUT', path(`/${body.id}`, organization), { letter_number: 'x' }, headers)).status,
    ).toBe(404);
    const given = { reference: 'A', answered_on: '2026-11-30' };
    expect((await foreigner('POST', path(`/${body.id}/answer`, organization), given, headers)).status).toBe(
      404,
    );
  }
  expect((await foreigner('GET', path('', THEIRS))).body.total).toBe(0);
  expect((await compliance.as('member')('GET', path(`/${body.id}`))).status).toBe(403);
});

it('the cover letter says which paper answers which question, and what is not stated only if chosen, in Thai and in English', async () => {
  const open = { question: 'Anything else?', inspection_papers: [], remark: '' };
  const { body } = await enter({ questions: [...sampleLetter.questions, open] });
  const thai = (await textOfPdf(await pdfOf(body.id, 'th'))).replaceAll(/\s+/g, ' ');
  for (const words of [
    'หนังสือสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล ที่ สคส 0401/1234',
    '20 พฤศจิกายน 2569',
    'เลขาธิการคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล',
    'จำนวน 1 ฉบับ',
    'บันทึกรายการกิจกรรมการประมวลผล',
    'ยังไม่ได้ระบุเอกสารที่ใช้ตอบข้อนี้',
  ])
    expect(thai).toContain(words);
  const english = await textOfPdf(await pdfOf(body.id, 'en'));
  for (const words of [
    'Question 2',
    'In <b>Bangkok</b>.',
    'No document that answers this question has been stated.',
    'A draft for your lawyer',
  ])
    expect(english).toContain(words);
  // What is not stated is for the organization to see, and to write only if it chooses to.
  expect(english).not.toMatch(/SHA-256|items are stated/);
  const { body: chosen } = await change(body, { cover_gaps: true });
  expect(await textOfPdf(await pdfOf(chosen.id, 'en'))).toContain(
    'Record of processing activities: 8 of 11 items are stated',
  );
});

it('the cover letter of an answered letter stays as it was, whatever is changed later', async () => {
  const { body } = await enter();
  const { body: answered } = await answer(body, { reference: 'EX 7/2569', answered_on: '2026-11-30' });
  const [{ cover_sha256: hashes }] = answered.letter_answers;
  const read = async () => textOfPdf(await pdfOf(body.id, 'en'));
  const before = await read();
  expect(before).toContain('EX 7/2569');
  expect(before.replaceAll(/\s/g, '')).toContain(hashes.en);
  compliance.identity.client.organizationContact = async () => ({ name: 'Renamed', dpo: null });
  expect(await read()).toBe(before);
});

it('open letters that are due within a week are named for alerts, by id and day alone', async () => {
  const { internal } = compliance.service;
  const due = async (organization_id = OURS) =>
    (await internal.watchInspectionLetters({ organization_id })).map(({ id }) => id);
  const { body: soon } = await enter({ due_date: '2026-12-07' });
  const { body: later } = await enter({ due_date: '2026-12-08' });
  const { body: late } = await enter({ due_date: '2026-11-20' });
  const { body: done } = await enter({ due_date: '2026-12-01' });
  await answer(done, { reference: 'A', answered_on: '2026-11-30' });
  const found = await due();
  expect([soon, later, late, done].map(({ id }) => found.includes(id))).toEqual([true, false, true, false]);
  expect(found[0]).toBe(late.id);
  const letters = createLetterStore(compliance.connection);
  const record = await letters.find(OURS, late.id);
  if (!record) throw new Error('the letter is gone');
  for (let more = 0; more < 25; more += 1) await letters.insert({ ...record, _id: letters.newId() });
  expect(await due()).toHaveLength(found.length + 25);
  expect(await due(THEIRS)).toEqual([]);
});
