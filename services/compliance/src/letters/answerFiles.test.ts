import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import { ANSWER_PAGE_DAYS } from '@yinyom/contracts/requests/closeRequests';
import { MAX_ANSWER_DOWNLOADS } from '@yinyom/contracts/requests/requestFile';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { startAnswers, type Answers } from '../testing/startAnswers';
import { PDF, PNG } from '../testing/sampleFiles';
import { OFFICER } from '../testing/startCompliance';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const RING = keyRing('the current secret of forty characters ok');

let answers: Answers;
beforeAll(async () => {
  answers = await startAnswers(RING);
});
afterAll(() => answers.close());

it('a copy of the data is downloaded behind the code, is in no mail, and history and letter have its hash', async () => {
  const { id, number, ids, link } = await answers.answered([PDF, PNG]);
  expect(JSON.stringify(answers.compliance.identity.requestAnswers)).not.toContain('identity card');
  const [record] = await answers.stored().find({ request_id: id }).toArray();
  expect(Buffer.from(record?.['sealed'].buffer).includes('identity card')).toBe(false);
  const { text, actions, ticket } = await answers.open(link);
  expect(text).toContain('<h2>Files of this answer</h2>');
  expect(text).toMatch(/File 1: PDF, 1 KB/);
  expect(text).toContain('until 04/12/2026 | 10:00:00, each time for 30 minutes');
  expect([actions.length, text.includes(hashOf(PNG))]).toEqual([2, true]);
  expect(text).not.toMatch(/<script/);

  const file = await answers.send(actions[0] ?? '', { ticket });
  expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  const header = (name: string) => file.headers.get(name);
  expect([file.status, header('content-type'), header('x-content-type-options')]).toEqual([
    200,
    'application/octet-stream',
    'nosniff',
  ]);
  expect(header('content-disposition')).toBe(`attachment; filename="${number}-answer-1.pdf"`);
  expect(header('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(header('cache-control')).toBe('no-store');
  // Once more, with the same ticket: each time is in the history.
  expect((await answers.send(actions[0] ?? '', { ticket })).status).toBe(200);

  const { letters } = await answers.whole(id);
  expect(letters[0].answer_files).toEqual([
    { id: ids[0], type: 'pdf', bytes: PDF.length, sha256: hashOf(PDF) },
    { id: ids[1], type: 'png', bytes: PNG.length, sha256: hashOf(PNG) },
  ]);
  const added = await answers.historyOf(id, 'answer_file_added');
  expect(added).toMatchObject([
    { text: hashOf(PDF), by: { kind: 'user', id: OFFICER } },
    { text: hashOf(PNG) },
  ]);
  expect(JSON.stringify(added)).not.toContain('file_id');
  const downloaded = await answers.historyOf(id, 'answer_file_downloaded');
  expect(downloaded.map((entry) => [entry.text, entry.by.kind])).toEqual([
    [hashOf(PDF), 'person'],
    [hashOf(PDF), 'person'],
  ]);
  const audited = answers.compliance.identity.audit.filter(
    (one) => one.action === 'request.answer_file_uploaded',
  );
  expect(audited.at(-1)).toMatchObject({ target: { id, label: number } });
});

it.each([
  ['th', 'ไฟล์ที่แนบมากับคำตอบนี้', '04/12/2569'],
  ['cn', '本答复的文件', '04/12/2026'],
  ['jp', 'この回答のファイル', '04/12/2026'],
  ['kh', 'ឯកសារនៃចម្លើយនេះ', '04/12/2026'],
])('the page names the files in %s', async (lang, heading, date) => {
  const { link } = await answers.answered([PDF]);
  const { text, actions } = await answers.open(link, lang);
  expect([text.includes(`<h2>${heading}</h2>`), text.includes(date), actions.length]).toEqual([
    true,
    true,
    1,
  ]);
});

it('gives a file out for a ticket of its answer alone, for half an hour, after the last view, too', async () => {
  const [mine, other] = [await answers.answered([PDF]), await answers.answered([PNG])];
  const [opened, strange] = [await answers.open(mine.link), await answers.open(other.link)];
  const address = opened.actions[0] ?? '';
  const refused = async (path: string, ticket: string) => {
    const { status, headers } = await answers.send(path, { ticket });
    return [status, headers.get('location')?.replace(/\?.*/, '')];
  };
  const page = [303, new URL(mine.link).pathname];
  const wrong = [strange.ticket, '', 'x', `${opened.ticket.slice(0, -4)}AAAA`];
  for (const ticket of wrong) expect(await refused(address, ticket)).toEqual(page);
  // A file of another answer, and none.
  const swapped = address.replace(mine.ids[0] ?? '-', other.ids[0] ?? '-');
  expect(await refused(swapped, opened.ticket)).toEqual(page);
  expect((await fetch(answers.origin + address)).status).toBe(404);
  for (let view = 1; view < 5; view += 1) await answers.open(mine.link);
  expect((await fetch(mine.link.replace(/^https?:\/\/[^/]+/, answers.origin))).status).toBe(404);
  expect((await answers.send(address, { ticket: opened.ticket })).status).toBe(200);
  answers.later(30 * MINUTE_MS);
  expect(await refused(address, opened.ticket)).toEqual(page);
  expect(await answers.historyOf(mine.id, 'answer_file_downloaded')).toHaveLength(1);
});

it('ends with the page of the answer: nothing is given out that day, and upkeep deletes it and says so', async () => {
  const { id, link } = await answers.answered([PDF]);
  answers.later(ANSWER_PAGE_DAYS * DAY_MS - MINUTE_MS);
  const { actions, ticket } = await answers.open(link);
  await answers.upkeep();
  expect((await answers.send(actions[0] ?? '', { ticket })).status).toBe(200);
  answers.later(MINUTE_MS);
  expect((await answers.send(actions[0] ?? '', { ticket })).status).toBe(303);
  await answers.upkeep();
  await answers.upkeep();
  expect([await answers.kept(id), (await answers.historyOf(id, 'answer_files_deleted')).length]).toEqual([
    0, 1,
  ]);
  // What was given stays on record.
  expect((await answers.whole(id)).letters[0].answer_files).toMatchObject([{ sha256: hashOf(PDF) }]);
});

it('is downloaded so often at most, as the history has each time', async () => {
  const { id, link } = await answers.answered([PDF]);
  const { actions, ticket } = await answers.open(link);
  const { letters } = await answers.whole(id);
  await answers.compliance.connection.collection('request_mailboxes').insertOne({
    _id: `answer files ${letters[0].id}`,
    count: MAX_ANSWER_DOWNLOADS - 1,
    expires_at: new Date('2027-01-01'),
  } as never);
  const statuses = [
    await answers.send(actions[0] ?? '', { ticket }),
    await answers.send(actions[0] ?? '', { ticket }),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([200, 303]);
  expect(await answers.historyOf(id, 'answer_file_downloaded')).toHaveLength(1);
});
