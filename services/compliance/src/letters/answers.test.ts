import { ANSWER_PAGE_VIEWS } from '@yinyom/contracts/requests/closeRequests';
import { MAX_LETTERS_BYTES } from '@yinyom/contracts/requests/subjectRequest';
import { OURS } from '@yinyom/testing/identityStandIn';
import { until } from '@yinyom/testing/until';
import { createStores } from '../createStores';
import { servePages } from '../testing/formPages';
import { DECISION, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let pages: ReturnType<typeof servePages>;
let now = new Date('2026-11-22T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, mailMs: 50 });
  pages = servePages(compliance);
});
afterAll(async () => {
  pages.close();
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
  const address = `${pages.origin}${pathname}?lang=en`;
  const answer = await fetch(address, fields && { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
};
const code = () => compliance.identity.requestCodes.at(-1)?.digits ?? '';

it('an answer is mailed as a link alone, and its page opens by a mailed code, five times', async () => {
  const { id, request, link } = await answered();
  expect(request).toMatchObject({ state: 'in_progress', letters: [{ kind: 'answer', words_version: '7' }] });
  expect(JSON.stringify(compliance.identity.requestAnswers)).not.toContain('your address');
  for (let view = 0; view < ANSWER_PAGE_VIEWS; view += 1) {
    // Looking takes no view.
    const looked = await visit(link);
    expect([looked.status, looked.text.includes('<nav>')]).toEqual([200, true]);
    expect(looked.text).toMatch(/<title>[^<]+ · มหาวิทยาลัยตัวอย่าง<\/title>/);
    const asked = await visit(link, {});
    expect(asked.text).not.toContain('role="status"');
    const wrong = await visit(link, { code: code() === '000000' ? '000001' : '000000' });
    expect(wrong.status).toBe(422);
    const { text } = await visit(link, { code: code() });
    // A link to another language would lose what only this page has, and the view that it took.
    expect([asked, wrong, { text }].filter((page) => page.text.includes('<nav>'))).toEqual([]);
    expect([text.includes('And your address.'), text.includes('section 73')]).toEqual([true, true]);
    // A code opens once.
    expect((await visit(link, { code: code() })).text).not.toContain('And your address.');
  }
  expect((await visit(link)).status).toBe(404);
  // Another code is asked for on a page that says so, and claims nothing.
  const { link: other } = await answered({ person: { name: 'A', email: 'again@example.com' } });
  expect((await visit(other, { again: '1' })).text).toContain('<p role="status">If the limits allow it');
  const { body } = await compliance.officer('GET', `/requests/${id}`);
  const opened = body.timeline.filter(({ kind }: { kind: string }) => kind === 'letter_opened');
  expect([opened.length, body.letters[0].page.views_left]).toEqual([ANSWER_PAGE_VIEWS, 0]);
});

it('the page of an answer has the brand of its controller', async () => {
  const { client } = compliance.identity;
  client.brandOf = async () => ({
    name: 'Agency',
    accent: { light: '#7A1F5C', dark: '#E59AC8' },
    footer: '',
    logos: { light: null, dark: null },
  });
  try {
    const { link } = await answered();
    for (const { text } of [await visit(link), await visit(link, {}), await visit(link, { code: code() })]) {
      expect(text).toMatch(/<div class="brand">\s*Agency\s*<\/div>/);
      expect(text).toContain('button{background:#7A1F5C}');
    }
  } finally {
    client.brandOf = async () => null;
  }
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
    expect((await createStores(compliance.connection).letterMails.sentOf(OURS)).get(id)).toBe(1);
  } finally {
    client.sendRequestAnswer = before;
  }
});

it('a copy of the consent record goes with an answer where it is asked for, and nothing goes with another right', async () => {
  const answerOf = async (changes: Record<string, unknown>) => {
    const { id, etag } = await compliance.enter({
      person: { name: 'C', email: 'c@example.com' },
      ...changes,
    });
    const body = { letter_text: 'Here it is.', language: 'en', with_record: true };
    return compliance.officer('POST', `/requests/${id}/answer`, body, { 'if-match': etag });
  };
  const answered = await answerOf({ consent_id: DECISION });
  expect(answered.status).toBe(200);
  // A Viewer does not see all that the letter has: what is left out is named.
  const { body: shown } = await compliance.officer('GET', `/requests/${answered.body.id}/consent-record`);
  expect(shown).toMatchObject({ decisions: [{ rows: [{ name: 'Result' }] }], left_out: ['Network'] });
  const link = compliance.identity.requestAnswers.at(-1)?.link ?? '';
  await visit(link, {});
  const { text } = await visit(link, { code: code() });
  expect(text).toContain('Decided (en)\nResult: Accepted all\nNetwork: 203.0.113.0');
  expect(text).toContain('These are the newest 1 of 60 decisions.');
  expect(text.indexOf('Here it is.')).toBeLessThan(text.indexOf('Decided (en)'));
  const refused = [
    await answerOf({ consent_id: DECISION, rights: ['erasure'] }),
    await answerOf({}),
    await answerOf({ consent_id: '5'.repeat(24) }),
  ];
  expect(refused.map(({ status, body }) => [status, body.errors[0].field])).toEqual(
    refused.map(() => [422, 'with_record']),
  );
});

it('an answer about access has what the record of processing says: what is known, what people answered and what is not stated', async () => {
  const activity = {
    name: { en: 'Library <loans>' },
    written: { data: { en: 'Card numbers\nAddresses' } },
    legal_basis: 'contract',
    cross_border: [{ country: 'JP', recipient: 'Printer Co.', ground: 's28' }],
  };
  const path = `/organizations/${OURS}/activities`;
  expect((await compliance.officer('POST', path, activity)).status).toBe(201);
  const processor = { name: { en: 'For others' }, role: 'processor' };
  expect((await compliance.officer('POST', path, processor)).status).toBe(201);
  const { id, link } = await answered({ person: { name: 'P', email: 'p@example.com' } });
  const { body: shown } = await compliance.officer('GET', `/requests/${id}/processing-extract?language=en`);
  const [intro, ...described] = shown.paragraphs as string[];
  expect([shown.total, shown.listed, described.length]).toEqual([2, 2, 2]);
  expect(intro).toContain('section 39');
  expect(described[0]).toMatch(/^Activity: Cookie consent\nLegal basis: Consent/);
  expect(described[0]).toContain('Cookies that');
  const library = described[1] ?? '';
  expect(library).toContain(
    'Personal data that is collected (section 39(1)):\n– Card numbers\n– Addresses\n',
  );
  expect(library).toContain('Legal basis: Performance of a contract (section 24(3))\n');
  expect(library).toContain('– Printer Co. (Japan) · Adequate standard of the destination (section 28)');
  expect(library).toMatch(/How long personal data is kept \(section 39\(4\)\):\n– Not stated/);
  expect(shown.paragraphs.join()).not.toMatch(/Rejected requests|For others/);
  await visit(link, {});
  const { text } = await visit(link, { code: code() });
  const escaped = (paragraph: string): string =>
    paragraph.replace(
      /[&<>"']/g,
      (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[sign]};`,
    );
  // The letter has what was shown before, to the letter.
  const lines = (shown.paragraphs as string[]).flatMap((one) => one.split('\n'));
  expect(lines.filter((one) => !text.includes(`>${escaped(one)}</p>`))).toEqual([]);
  expect(text).toContain('<p class="listed">Activity: Library &lt;loans&gt;</p>');
});

it('the record of processing goes with no other right, and not where it is unticked; a letter without some activities says so', async () => {
  let asked = 0;
  const answerOf = async (with_processing: boolean | undefined, rights: string[], without?: string[]) => {
    // A mailbox gets a few codes a day.
    const person = { name: 'R', email: `r${(asked += 1)}@example.com` };
    const { id, etag } = await compliance.enter({ rights, person });
    const body = { letter_text: 'x', language: 'en', with_processing, without_activities: without };
    const { status, body: answer } = await compliance.officer('POST', `/requests/${id}/answer`, body, {
      'if-match': etag,
    });
    if (status !== 200) return [status, answer.errors[0].field];
    const link = compliance.identity.requestAnswers.at(-1)?.link ?? '';
    await visit(link, {});
    const { text } = await visit(link, { code: code() });
    return [status, text.includes('Activity: '), text.includes('the 1 of 2 activities')];
  };
  const { id: any } = await compliance.enter({});
  const extractOf = (query: string) =>
    compliance.officer('GET', `/requests/${any}/processing-extract?${query}`);
  const { activities } = (await extractOf('language=en')).body;
  const ids = activities.map((one: { id: string }) => one.id);
  const [cookies, library] = ids;
  const { body: part } = await extractOf(`language=en&without=${library}`);
  expect([part.total, part.listed, part.activities]).toEqual([
    2,
    1,
    [
      { id: cookies, name: 'Cookie consent', left_out: false },
      { id: library, name: 'Library <loans>', left_out: true },
    ],
  ]);
  expect(part.paragraphs.join()).not.toContain('Card numbers');
  expect((await extractOf('without=x')).status).toBe(422);
  expect([
    await answerOf(undefined, ['access', 'erasure']),
    await answerOf(false, ['access']),
    await answerOf(undefined, ['erasure']),
    await answerOf(true, ['erasure']),
    await answerOf(undefined, ['access'], [library]),
    await answerOf(undefined, ['access'], ids),
    await answerOf(undefined, ['access'], ['f'.repeat(24)]),
    await answerOf(false, ['access'], [library]),
  ]).toEqual([
    [200, true, false],
    [200, false, false],
    [200, false, false],
    [422, 'with_processing'],
    [200, true, true],
    [422, 'without_activities'],
    [422, 'without_activities'],
    [422, 'without_activities'],
  ]);
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

it('letters of a request are 5 MB together at most: one more is refused, a rejection is not', async () => {
  const { id, request } = await answered({ rights: ['erasure'], answer_way: 'post' });
  const stored = compliance.connection.collection('subject_requests');
  const number = { number: request.number };
  const [first] = (await stored.findOne(number))?.['letters'] ?? [];
  const again = async (left: number) => {
    // As if the first letter were nearly all that there is room for.
    await stored.updateOne(number, { $set: { 'letters.0.body': 'x'.repeat(MAX_LETTERS_BYTES - left) } });
    const { etag } = (await compliance.officer('GET', `/requests/${id}`)).body;
    const body = { letter_text: 'We keep your name.\n\nAnd your address.', language: 'en' };
    return compliance.officer('POST', `/requests/${id}/answer`, body, { 'if-match': etag });
  };
  const { length } = first.body as string;
  const refused = await again(length - 1);
  expect([refused.status, refused.body.code]).toEqual([409, 'request_full']);
  const { status, body } = await again(length);
  expect([status, body.letters.length]).toEqual([200, 2]);
  const reason = { reason: 'legal_claims', explanation: 'A case is pending.' };
  const rejected = await compliance.officer('POST', `/requests/${id}/reject`, reason, {
    'if-match': body.etag,
  });
  expect([rejected.status, rejected.body.letters.length]).toEqual([200, 3]);
});

it('what reads many requests reads neither letters nor what is written in them', async () => {
  const { request } = await answered({ person: { name: 'M', email: 'm@example.com' } });
  await compliance.officer('POST', `/requests/${request.id}/tasks`, {
    system_name: 'CRM',
    note: 'Look twice',
  });
  const { requests } = createStores(compliance.connection);
  const filter = { number: request.number };
  const WRITTEN = ['body', 'timeline', 'explanation', 'result', 'note'];
  const writtenIn = (found: object | null): string[] => {
    const read = JSON.stringify(found);
    expect(read).toContain(request.number);
    return WRITTEN.filter((name) => read.includes(`"${name}":`));
  };
  expect(writtenIn(await requests.find(request.id))).toEqual(WRITTEN);
  const page = { sort: 'number', order: 'asc', skip: 0, limit: 10 } as const;
  const due = new Date(request.due_at);
  const printed: object[] = [];
  for await (const one of requests.received(filter)) printed.push(one);
  await compliance.connection
    .collection('subject_requests')
    .updateOne(filter, { $set: { purge_at: new Date(0) } });
  for (const found of [
    await requests.list(filter, page),
    await requests.outlined(request.id),
    await requests.toRemind(new Date(due.getTime() - 86_400_000), due, 1, 10),
    await requests.purgeable(new Date(0), 10),
    printed,
  ])
    expect(writtenIn(found)).toEqual([]);
  expect(JSON.stringify(printed)).toContain('"sent_at"');
});
