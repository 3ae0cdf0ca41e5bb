import { LANGUAGES } from '@yinyom/contracts/constants';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { MAX_REQUEST_ANSWER_FILES, MAX_REQUEST_FILE_BYTES } from '@yinyom/contracts/requests/requestFile';
import { createLogger } from '@yinyom/service-kit/logger';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { createFiles } from '../createFiles';
import { createStores } from '../createStores';
import { createSeals } from '../register/seals';
import { startAnswers, type Answers } from '../testing/startAnswers';
import { JPG, PDF, PNG } from '../testing/sampleFiles';
import { MEMBER, OFFICER } from '../testing/startCompliance';
import { purgeAgain } from '../upkeep/purge';

const RING = keyRing('the current secret of forty characters ok');

let answers: Answers;
beforeAll(async () => {
  answers = await startAnswers(RING);
});
afterAll(() => answers.close());

it('is taken of officers of the organization alone, by its first bytes, and for an open request', async () => {
  const { id, etag } = await answers.enter();
  expect((await answers.upload(id, [PDF], MEMBER)).status).toBe(403);
  expect((await answers.upload('f'.repeat(24), [PDF])).status).toBe(404);
  expect((await answers.upload(id, [Buffer.from('<html><script>alert(1)</script>')])).status).toBe(422);
  expect((await answers.upload(id, [PDF, Buffer.from('MZ')])).status).toBe(422);
  expect((await answers.upload(id, [])).status).toBeGreaterThanOrEqual(400);
  const four = await answers.upload(id, [PDF, PNG, JPG, PDF]);
  expect([four.status, four.body.code, await answers.kept(id)]).toEqual([409, 'answer_files_full', 0]);
  await answers.compliance.officer(
    'POST',
    `/requests/${id}/reject`,
    { reason: 'repeated', explanation: 'x' },
    { 'if-match': etag },
  );
  expect((await answers.upload(id, [PDF])).body.code).toBe('request_closed');
});

it('waits an hour for an answer, goes with one answer alone, and comes back where that is not saved', async () => {
  const { id, etag } = await answers.enter();
  const other = await answers.enter();
  const { files } = (await answers.upload(id, [PDF, PNG])).body;
  const [first = '', second = ''] = files.map((file) => file.id);
  const code = async (ids: string[], seen = etag, of = id) => {
    const { status, body } = await answers.answer(of, seen, ids);
    return [status, body.code];
  };
  // Of another request; one that is named twice; more than three.
  expect(await code([first], other.etag, other.id)).toEqual([409, 'answer_files_gone']);
  expect((await code([first, first]))[0]).toBe(422);
  expect((await code([first, second, 'a'.repeat(24), 'b'.repeat(24)]))[0]).toBe(422);
  expect(await code([first, 'a'.repeat(24)])).toEqual([409, 'answer_files_gone']);
  expect((await code([first], '"77"'))[0]).toBe(412);
  expect((await answers.answer(id, etag, [first])).status).toBe(200);
  const again = (await answers.whole(id)).etag;
  expect(await code([first], again)).toEqual([409, 'answer_files_gone']);
  const path = `/requests/${id}/answer-files`;
  // What was given cannot be taken back; what waits can.
  expect((await answers.compliance.officer('DELETE', `${path}/${first}`)).status).toBe(404);
  expect(
    (await answers.compliance.officer('DELETE', `/requests/${other.id}/answer-files/${second}`)).status,
  ).toBe(404);
  const removed = await answers.compliance.officer('DELETE', `${path}/${second}`);
  expect([removed.status < 300, await answers.kept(id)]).toEqual([true, 1]);
  const [late = ''] = (await answers.upload(id, [JPG])).body.files.map((file) => file.id);
  answers.later(60 * MINUTE_MS);
  expect(await code([late], again)).toEqual([409, 'answer_files_gone']);
  await answers.upkeep();
  expect(await answers.kept(id)).toBe(1);
});

it('goes to no person who gets the answer on paper', async () => {
  const { id, etag } = await answers.enter({ answer_way: 'post' });
  const { files } = (await answers.upload(id, [PDF])).body;
  const { status, body } = await answers.answer(id, etag, [files[0]?.id ?? '']);
  const [{ field, message }] = body.errors;
  expect([status, field]).toEqual([422, 'answer_files']);
  expect(LANGUAGES.map((lang) => messageText('answer_files_no_link', lang))).toContain(message);
  expect((await answers.whole(id)).letters).toEqual([]);
});

it('of a request are nine at one time, and all files of an organization have one limit together', async () => {
  const { id } = await answers.enter();
  for (let at = 0; at < MAX_REQUEST_ANSWER_FILES; at += 3)
    expect((await answers.upload(id, [PDF, PNG, JPG])).status).toBe(201);
  const more = await answers.upload(id, [PDF]);
  expect([more.status, more.body.code, await answers.kept(id)]).toEqual([
    409,
    'answer_files_full',
    MAX_REQUEST_ANSWER_FILES,
  ]);
  const large = await answers.enter({ channel: 'counter' });
  const [one] = (await answers.upload(large.id, [PDF])).body.files;
  // As if this file were nearly all that there is room for.
  await answers.stored().updateOne({ request_id: large.id }, { $set: { bytes: MAX_REQUEST_FILE_BYTES - 1 } });
  expect((await answers.upload((await answers.enter()).id, [PNG])).status).toBe(409);
  await answers.compliance.officer('DELETE', `/requests/${large.id}/answer-files/${one?.id ?? ''}`);
  expect((await answers.upload((await answers.enter()).id, [PNG])).status).toBe(201);
});

describe('a process that dies', () => {
  it('after the answer is stored loses no file of it: the person gets it at once, and upkeep keeps it', async () => {
    const { id, link } = await answers.answered([PDF]);
    // As if the process had died before the file was complete.
    await answers.stored().updateOne({ request_id: id }, { $set: { pending_until: answers.now() } });
    const { actions, ticket } = await answers.open(link);
    expect((await answers.send(actions[0] ?? '', { ticket })).status).toBe(200);
    answers.later(MINUTE_MS);
    await answers.upkeep();
    const record = await answers.stored().findOne({ request_id: id });
    expect([record === null, record?.['pending_until']]).toEqual([false, undefined]);
  });

  it('before the answer is stored leaves nothing behind after an hour', async () => {
    const { id } = await answers.enter();
    const { files } = (await answers.upload(id, [PDF])).body;
    const stores = createStores(answers.compliance.connection);
    const another = createFiles({ stores, seals: createSeals(RING), ring: RING, now: answers.now });
    const record = await stores.requests.find(id);
    if (!record) throw new Error('the request is gone');
    const letter = { _id: record._id, page: {}, created_by: { kind: 'user', id: OFFICER, name: 'O' } };
    const dies = new Promise<never>(() => {});
    void another.attachments.attach(record, letter as never, [files[0]?.id ?? ''], () => dies);
    await answers.upkeep();
    expect(await answers.kept(id)).toBe(1);
    answers.later(61 * MINUTE_MS);
    await answers.upkeep();
    expect(await answers.kept(id)).toBe(0);
  });
});

it('is encrypted again with another DATA_SECRET, and goes with everything else of a purged or unknown request', async () => {
  const { id, ids } = await answers.answered([PDF]);
  const stores = createStores(answers.compliance.connection);
  const next = keyRing('another secret of more than forty characters', [RING.current.secret]);
  const withRing = (ring: typeof RING) =>
    createFiles({ stores, seals: createSeals(ring), ring, now: answers.now }).attachments;
  await withRing(next).reseal(createLogger('silent'));
  const request = await stores.requests.find(id);
  const file = request?.letters[0]?.answer_files?.[0];
  if (!request || !file) throw new Error('the file is gone');
  expect(file.id).toBe(ids[0]);
  const alone = withRing(keyRing('another secret of more than forty characters'));
  expect((await alone.read(request, file))?.equals(PDF)).toBe(true);
  await purgeAgain(
    [{ at: answers.now().toISOString(), subject_request_id: id }],
    stores.requests,
    stores.letterMails,
    stores.requestFiles,
    stores.answerFiles,
  );
  expect(await answers.kept(id)).toBe(0);
  const gone = await answers.answered([PDF]);
  await answers.compliance.connection.collection('subject_requests').deleteOne({ _id: request._id });
  await answers.stored().updateOne({ request_id: gone.id }, { $set: { request_id: id } });
  await answers.upkeep();
  expect(await answers.kept(id)).toBe(0);
});
