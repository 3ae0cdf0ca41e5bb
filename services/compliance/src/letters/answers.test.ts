import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { ANSWER_PAGE_VIEWS } from '@yinyom/contracts/requests/closeRequests';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { createApp } from '@yinyom/service-kit/http/createApp';
import { errorHandler } from '@yinyom/service-kit/http/errorHandler';
import { createLogger } from '@yinyom/service-kit/logger';
import { until } from '@yinyom/testing/until';
import { startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let server: Server;
let now = new Date('2026-11-22T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, mailMs: 50 });
  const app = createApp();
  app.use(contextMiddleware(createLogger('silent')));
  if (compliance.service.pages) app.use(compliance.service.pages);
  app.use(errorHandler);
  server = app.listen(0);
});
afterAll(async () => {
  server.close();
  await compliance.close();
});

const answered = async (changes: Record<string, unknown> = {}) => {
  const { id, etag } = await compliance.enter(changes);
  const body = { letter_text: 'We keep your name.\n\nAnd your address.', language: 'en' };
  const { body: request } = await compliance.officer('POST', `/requests/${id}/answer`, body, {
    'if-match': etag,
  });
  return { id, request, link: compliance.identity.requestAnswers.at(-1)?.link ?? '' };
};
const visit = async (link: string, fields?: Record<string, string>) => {
  const { pathname } = new URL(link);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}?lang=en`;
  const answer = await fetch(address, fields && { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
};
const code = () => compliance.identity.requestCodes.at(-1)?.digits ?? '';

it('an answer is mailed as a link alone, and its page opens by a mailed code, five times', async () => {
  const { id, request, link } = await answered();
  expect(request).toMatchObject({ state: 'in_progress', letters: [{ kind: 'answer', words_version: '1' }] });
  expect(JSON.stringify(compliance.identity.requestAnswers)).not.toContain('your address');
  for (let view = 0; view < ANSWER_PAGE_VIEWS; view += 1) {
    // Looking takes no view.
    expect((await visit(link)).status).toBe(200);
    await visit(link, {});
    expect((await visit(link, { code: code() === '000000' ? '000001' : '000000' })).status).toBe(422);
    const { text } = await visit(link, { code: code() });
    expect([text.includes('And your address.'), text.includes('section 73')]).toEqual([true, true]);
    // A code opens once.
    expect((await visit(link, { code: code() })).text).not.toContain('And your address.');
  }
  expect((await visit(link)).status).toBe(404);
  const { body } = await compliance.officer('GET', `/requests/${id}`);
  const opened = body.timeline.filter(({ kind }: { kind: string }) => kind === 'letter_opened');
  expect([opened.length, body.letters[0].page.views_left]).toEqual([ANSWER_PAGE_VIEWS, 0]);
});

it('a letter is sent when the mail server took its link: a service that does not answer delays it, and loses nothing', async () => {
  const { client } = compliance.identity;
  const outcomes: (Awaited<ReturnType<typeof client.sendRequestAnswer>> | Error)[] = [
    new Error('identity does not answer'),
    { state: 'waiting', at: null },
    { state: 'sent', at: '2026-11-22T03:05:00.000Z' },
  ];
  const asked: { key?: string | undefined; link: string }[] = [];
  const before = client.sendRequestAnswer;
  client.sendRequestAnswer = async (mail) => {
    asked.push(mail);
    const outcome = outcomes[Math.min(asked.length, outcomes.length) - 1]!;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  try {
    const { id, request } = await answered({ person: { name: 'W', email: 'waits@example.com' } });
    expect(request.letters).toMatchObject([{ sent_at: null, mail: 'waiting' }]);
    const mails = compliance.connection.collection('request_letter_mails');
    expect(JSON.stringify(await mails.find({ request_id: id }).toArray())).not.toMatch(/waits@|answers/);
    const read = async () => (await compliance.officer('GET', `/requests/${id}`)).body;
    await until(() => asked.length >= 2, 'the service is asked again');
    await until(async () => (await read()).letters[0].mail === 'sent', 'the letter is sent');
    const { letters, etag } = await read();
    expect(letters).toMatchObject([{ sent_at: '2026-11-22T03:05:00.000Z', mail: 'sent' }]);
    // What became of the mail is no change of the request that people work on.
    expect(etag).toBe(request.etag);
    const [letter] = letters;
    expect(new Set(asked.map(({ key, link }) => `${key} ${link}`)).size).toBe(1);
    expect(asked[0]?.key).toBe(letter.id);
    expect(await mails.findOne({ request_id: id })).toMatchObject({ content: null });
  } finally {
    client.sendRequestAnswer = before;
  }
});

it('the page is gone after 14 days, and a token of nobody opens none', async () => {
  const { link } = await answered({ person: { name: 'B', email: 'b@example.com' } });
  now = new Date(now.getTime() + 14 * 86_400_000);
  expect((await visit(link)).status).toBe(404);
  expect((await visit(`http://x/r/answers/${'A'.repeat(43)}`)).status).toBe(404);
});

it('who wants paper gets no link; a rejection has a letter with its reason; both are stored sealed', async () => {
  const before = compliance.identity.requestAnswers.length;
  const { request } = await answered({ answer_way: 'post' });
  expect([request.letters[0].page, request.letters[0].sent_at]).toEqual([null, null]);
  expect(compliance.identity.requestAnswers.length).toBe(before);
  const { id, etag } = await compliance.enter({ rights: ['erasure'], answer_way: 'post' });
  const reject = { reason: 'legal_claims', explanation: 'A case is pending.' };
  const { body } = await compliance.officer('POST', `/requests/${id}/reject`, reject, { 'if-match': etag });
  expect(body.letters).toMatchObject([{ kind: 'rejection', language: 'th' }]);
  const raw = JSON.stringify(await compliance.connection.collection('subject_requests').find().toArray());
  expect(raw).not.toMatch(/your address|A case is/);
});
