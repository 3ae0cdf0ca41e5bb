import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { until } from '@yinyom/testing/until';
import { sampleLetter } from '../testing/sampleLetter';
import { startCompliance, type Compliance } from '../testing/startCompliance';

const NO_LETTER = 'e'.repeat(24);
const ORDER = {
  from: '2026-07-01',
  until: '2026-09-30',
  applications: null,
  papers: ['training'],
  languages: 'th',
};
let compliance: Compliance;
const now = new Date('2026-11-29T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, patienceMs: 60_000 });
});
afterAll(() => compliance.close());

const enter = async (as: Compliance['officer'] = compliance.officer, organization = OURS) =>
  (await as('POST', `/organizations/${organization}/inspection-letters`, sampleLetter)).body;
const order = (changes: { letter_id?: string; papers?: string[] } = {}) =>
  compliance.officer('POST', `/organizations/${OURS}/binders`, { ...ORDER, ...changes });
const read = async (id: string) => (await compliance.officer('GET', `/binders/${id}`)).body;
const ready = async (id: string) => {
  await until(async () => (await read(id)).state === 'ready', 'the binder is made');
  return read(id);
};

it('a binder that is made for a letter names it, is another one than without it, and is found by it', async () => {
  const { id: letter_id } = await enter();
  const { body: plain } = await order();
  expect(plain.for_letter).toBeNull();
  await ready(plain.id);
  const { body: made } = await order({ letter_id });
  expect(made.for_letter).toEqual({ id: letter_id, letter_number: sampleLetter.letter_number });
  expect(made.id).not.toBe(plain.id);
  await ready(made.id);
  expect((await order({ letter_id })).body.id).toBe(made.id);
  const listed = async (letter: string) =>
    (await compliance.officer('GET', `/organizations/${OURS}/binders?letter_id=${letter}`)).body.entities;
  expect(await listed(letter_id)).toMatchObject([{ id: made.id, for_letter: { id: letter_id } }]);
  expect(await listed(NO_LETTER)).toEqual([]);
  // Its number is sealed with the letter; without the letter nothing names it.
  const letters = compliance.connection.collection('inspection_letters');
  const stored = await compliance.connection.collection('binders').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(sampleLetter.letter_number);
  await letters.deleteMany({});
  expect((await read(made.id)).for_letter).toBeNull();
});

it('no binder is made for a letter of another organization, or for one that there is not', async () => {
  const theirs = await enter(compliance.as('foreigner'), THEIRS);
  for (const letter_id of [theirs.id, NO_LETTER])
    expect((await order({ letter_id, papers: ['security'] })).status).toBe(404);
  expect((await order({ letter_id: 'no id' })).status).toBe(422);
});

it('a draft of a letter without linked papers names no binder, whatever was made for it', async () => {
  const { id, etag } = await enter();
  const made = await ready((await order({ letter_id: id })).body.id);
  const questions = [{ question: 'Why?', inspection_papers: [], remark: 'Because.' }];
  const letters = `/organizations/${OURS}/inspection-letters/${id}`;
  const { status } = await compliance.officer('PUT', letters, { questions }, { 'if-match': etag });
  expect(status).toBe(200);
  const { bytes } = await compliance.download(`${letters}/cover-letter.pdf?language=en`);
  expect(textOfPdf(bytes).replaceAll(/\s/g, '')).not.toContain(made.sha256);
});

it('the cover letter names file and hash of the binder that has its papers, and an answer keeps the one that was sent', async () => {
  const { id, etag } = await enter();
  const coverOf = async (language: string) =>
    textOfPdf(
      (
        await compliance.download(
          `/organizations/${OURS}/inspection-letters/${id}/cover-letter.pdf?language=${language}`,
        )
      ).bytes,
    ).replaceAll(/\s/g, '');
  const other = await ready((await order({ letter_id: id })).body.id);
  expect(await coverOf('en')).not.toContain(other.sha256);
  const whole = await ready((await order({ letter_id: id, papers: ['processing'] })).body.id);
  const foreign = await ready((await order({ papers: ['processing'] })).body.id);
  expect(await coverOf('th')).toContain(`(${whole.file_name})`);
  expect(await coverOf('en')).toContain(whole.sha256);
  const answer = (binder_id: string | null, seen: string) =>
    compliance.officer(
      'POST',
      `/organizations/${OURS}/inspection-letters/${id}/answer`,
      { reference: 'EX 1', answered_on: '2026-11-29', binder_id },
      { 'if-match': seen },
    );
  // One that was made for no letter was not sent with this one.
  expect((await answer(foreign.id, etag)).status).toBe(404);
  const { body: answered } = await answer(whole.id, etag);
  const { file_name, ready_at, sha256 } = whole;
  expect(answered.letter_answers).toMatchObject([
    { sent_binder: { id: whole.id, file_name, ready_at, sha256 } },
  ]);
  expect((await compliance.officer('DELETE', `/binders/${whole.id}`)).status).toBe(204);
  expect(await coverOf('en')).toContain(sha256);
  const { body: reopened } = await compliance.officer(
    'PUT',
    `/organizations/${OURS}/inspection-letters/${id}`,
    { letter_state: 'preparing' },
    { 'if-match': answered.etag },
  );
  const { body: again } = await answer(null, reopened.etag);
  expect(again.letter_answers.at(-1).sent_binder).toBeNull();
  expect(await coverOf('en')).not.toContain(sha256);
});
