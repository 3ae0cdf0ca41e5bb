import { CODES_WITHOUT_WORK_AN_HOUR } from '@yinyom/contracts/requests/publicRequest';
import { launchBrowser } from '@yinyom/testing/browser';
import { OURS } from '@yinyom/testing/identityStandIn';
import { servePages, switchFormOn } from '../testing/formPages';
import { SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let pages: ReturnType<typeof servePages>;
let now = new Date('2026-11-22T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
  pages = servePages(compliance);
});
afterAll(async () => {
  pages.close();
  await compliance.close();
});

const at = (path: string) => `${pages.origin}/r/${SITE_KEY}${path}`;
const get = async (path: string) => {
  const answer = await fetch(at(path));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const post = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(at(path), { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
};
const hidden = (text: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';
const FIELDS = {
  rights: 'erasure',
  name: 'มาลี <b>',
  email: 'malee@example.com',
  subject_kind: 'customer',
  answer_way: 'post',
  postal_address: '1 ถนนตัวอย่าง กรุงเทพฯ',
};
const stored = () => compliance.connection.collection('unverified_requests').countDocuments();

it('is not found while the form is off', async () => {
  expect((await get('')).status).toBe(404);
  await switchFormOn(compliance);
  expect((await get('')).status).toBe(200);
});

it('is Thai first, has five languages, and lets nothing load or frame it, and its own script alone run', async () => {
  const { text, headers } = await get('');
  expect(text).toContain('lang="th-TH"');
  expect(text).toContain('ขอให้ลบหรือทำลายข้อมูล');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(text.split('<script')).toHaveLength(2);
  expect(text).not.toMatch(/style="|\son\w+="/);
  // Whose form it is, what the website says about personal data, and what has to be filled in.
  expect(text).toMatch(/<title>[^<]+ · มหาวิทยาลัยตัวอย่าง<\/title>/);
  expect(text).toContain('href="https://www.example.ac.th/privacy"');
  expect((await get('?lang=en')).text).toContain('href="/api/v1/public/sites/site-key-of-ours/privacy/en"');
  expect(text.split('class="must"')).toHaveLength(5);
  const lookUp = await get('/status');
  expect(lookUp.text).not.toContain('<script');
  expect(lookUp.headers.get('content-security-policy')).not.toContain('script-src');
  for (const [lang, word] of [
    ['en', 'Have my data erased'],
    ['cn', '删除我的数据'],
    ['jp', 'データの消去を求める'],
    ['kh', 'សុំលុបទិន្នន័យ'],
  ])
    expect((await get(`?lang=${lang}`)).text).toContain(word);
});

it('has the brand of its controller on every page, loads its logo alone, and without a brand has none of it', async () => {
  const plain = await get('?lang=en');
  expect(plain.text).not.toContain('brand');
  const { client } = compliance.identity;
  client.brandOf = async ({ organization_id, group_path }) =>
    organization_id === OURS && !group_path
      ? {
          name: 'Agency <b>',
          accent: { light: '#7A1F5C', dark: '#E59AC8' },
          footer: 'Agency Co., Ltd. <i>',
          logos: { light: { sha256: 'c'.repeat(64), width: 64, height: 16 }, dark: null },
        }
      : null;
  try {
    const opened = hidden(plain.text, 'opened');
    const wrong = await post('?lang=en', { ...FIELDS, email: 'no address', opened });
    for (const { text } of [await get('?lang=en'), await get('/status?lang=en'), wrong]) {
      expect(text).toContain(`src="/api/v1/guest/brandLogos/${OURS}/${'c'.repeat(64)}"`);
      expect(text).toMatch(/<title>[^<]+ · มหาวิทยาลัยตัวอย่าง<\/title>/);
      expect(text).toMatch(/alt="Agency &lt;b&gt;"[^]*<p class="of">มหาวิทยาลัยตัวอย่าง<\/p>/);
      expect(text).toContain('button{background:#7A1F5C}');
      expect(text).toContain('Agency Co., Ltd. &lt;i&gt;');
    }
    const policy = (await get('?lang=en')).headers.get('content-security-policy');
    expect(policy).toMatch(/style-src 'sha256-[^ ]+' 'sha256-[^ ]+'; img-src 'self'; script-src 'sha256-/);

    // A page opens without its brand rather than not at all.
    client.brandOf = () => Promise.reject(new Error('away'));
    expect((await get('?lang=en')).text.replace(/name="opened"\s+value="[^"]*"/, '')).toBe(
      plain.text.replace(/name="opened"\s+value="[^"]*"/, ''),
    );
  } finally {
    client.brandOf = async () => null;
  }
});

it('walks from the form over the code to the state of the request, without a script', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  now = new Date(now.getTime() + 20_000);
  const asked = await post('?lang=en', { ...FIELDS, opened });
  expect(asked.text).toContain('Confirm your e-mail address');
  const token = hidden(asked.text, 'token');
  const code = compliance.identity.requestCodes.at(-1)?.digits ?? '';
  const wrong = await post('/verify?lang=en', { token, code: code === '000000' ? '000001' : '000000' });
  expect([wrong.status, wrong.text.includes('This code is not right.')]).toEqual([422, true]);
  // After 15 minutes the code has ended; another one is mailed, and nothing has to be typed again.
  now = new Date(now.getTime() + 15 * 60_000);
  const late = await post('/verify?lang=en', { token, code });
  expect([late.status, late.text.includes('This code is no longer valid.')]).toEqual([422, true]);
  const again = await post('/code?lang=en', { token: hidden(late.text, 'token') });
  expect([again.status, hidden(again.text, 'token')]).toEqual([200, token]);
  // One more is mailed to this mailbox today; what is beyond takes nothing from others.
  const mailed = compliance.identity.requestCodes.length;
  for (let beyond = 0; beyond < 3; beyond += 1) await post('/code?lang=en', { token });
  expect(compliance.identity.requestCodes).toHaveLength(mailed + 1);
  const sent = compliance.identity.requestCodes.length;
  const unknown = await post('/code?lang=en', { token: 'A'.repeat(43) });
  expect(unknown.status).toBe(200);
  // Whether one was mailed or not, the page says the same, and claims nothing.
  for (const { text } of [again, unknown])
    expect(text).toMatch(/<p role="status">If the limits allow it, a new code is on its way\.</);
  expect(asked.text + again.text).not.toMatch(/role="status">[^]*role="status">|was sent/);
  expect(compliance.identity.requestCodes).toHaveLength(sent);
  const newest = compliance.identity.requestCodes.at(-1)?.digits ?? '';
  const begun = await post('/verify?lang=en', { token, code: newest });
  expect(begun.text).toMatch(/DSR-2026-000001/);
  expect(begun.text).toMatch(/role="status">\s*<strong>[^<]* has received your request\./);
  // The mailbox gets number and reference, and the receivers a link and the rights; the page alone is lost too easily.
  expect(compliance.identity.requestReceipts.at(-1)).toMatchObject({
    email: FIELDS.email,
    number: 'DSR-2026-000001',
    reference: token,
    link: expect.stringMatching(new RegExp(`/r/${SITE_KEY}/status/${token}\\?lang=en$`)),
  });
  expect(compliance.identity.requestNews.at(-1)).toMatchObject({
    rights: ['erasure'],
    request_id: expect.any(String),
  });
  // The link of the receipt, which the page has, too, opens the request; one that is nearly right opens none.
  expect(begun.text).toContain(`href="/r/${SITE_KEY}/status/${token}?lang=en"`);
  const linked = await get(`/status/${token}?lang=en`);
  expect([linked.status, linked.text.includes('DSR-2026-000001')]).toEqual([200, true]);
  expect([linked.headers.get('referrer-policy'), linked.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'no-store',
  ]);
  const near = await get(`/status/${'A'.repeat(43)}?lang=en`);
  expect([near.status, near.text.includes('No request has this reference.')]).toEqual([404, true]);
  // Pages that hold the reference take it along into another language; it is in no address.
  const inThai = await post('/language?lang=th', { token: hidden(asked.text, 'token') });
  expect([inThai.status, hidden(inThai.text, 'token')]).toEqual([200, token]);
  expect(inThai.text).toContain('ส่งรหัสใหม่');
  expect(
    [asked.text, begun.text].map((text) => /form="languages"\s+formaction="([^"]*)/.exec(text)?.[1]),
  ).toEqual([`/r/${SITE_KEY}/language?lang=th`, `/r/${SITE_KEY}/status?lang=th`]);
  expect(asked.text + begun.text).not.toContain('?token');
  expect(begun.text).toContain('section 73');
  expect((await post('/status?lang=en', { token })).text).toContain('DSR-2026-000001');
  // Thai pages have the years that Thai letters have.
  const thai = (await post('/status?lang=th', { token })).text;
  expect(thai).toMatch(/>22\/11\/2569 10:00<[^]*>20\/02\/2570 23:59</);
  expect((await post('/status?lang=en', { token: 'A'.repeat(43) })).status).toBe(404);
});

it('a browser with scripts solves the puzzle of its form, also while a flood without one has used up the codes', async () => {
  const { requestCodes } = compliance.identity;
  const opened = hidden((await get('?lang=en')).text, 'opened');
  now = new Date(now.getTime() + 20_000);
  const send = (index: number, more: Record<string, string> = {}) =>
    post('?lang=en', { ...FIELDS, opened, email: `flood${index}@example.com`, ...more });
  const before = requestCodes.length;
  for (let index = 0; index < CODES_WITHOUT_WORK_AN_HOUR; index += 1) await send(index);
  // Three of this hour went to the test above; what comes now is stored, answered alike, and gets no code.
  expect(requestCodes.length - before).toBe(CODES_WITHOUT_WORK_AN_HOUR - 3);
  const kept = await stored();
  const late = await send(1_000, { work: '12' });
  expect(late.text).toContain('Confirm your e-mail address');
  const without = hidden(late.text, 'token');
  expect([requestCodes.length - before, (await stored()) - kept]).toEqual([
    CODES_WITHOUT_WORK_AN_HOUR - 3,
    1,
  ]);

  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(at('?lang=en'));
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=work]')?.value);
    now = new Date(now.getTime() + 20_000);
    const challenge = await page.$eval('[name=opened]', (field) => (field as HTMLInputElement).value);
    const work = await page.$eval('[name=work]', (field) => (field as HTMLInputElement).value);
    await page.click('input[value="access"]');
    await page.type('[name=name]', 'Malee Jaidee');
    await page.type('[name=email]', 'works@example.com');
    await page.select('[name=subject_kind]', 'customer');
    const press = (button: string) => Promise.all([page.waitForNavigation(), page.click(button)]);
    await press('nav [lang^=ja]');
    expect(await page.$eval('[name=email]', (field) => (field as HTMLInputElement).value)).toBe(
      'works@example.com',
    );
    await press('nav [lang^=en]');
    // The puzzle is that of the form that was shown first, and is solved once more.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=work]')?.value);
    // The Enter key sends the form; it changes no language.
    await Promise.all([page.waitForNavigation(), page.type('[name=name]', '\n')]);
    expect(requestCodes.at(-1)?.email).toBe('works@example.com');
    // Another code of this request is not braked, and one of a form without work is; the page says the same of both.
    const asked = requestCodes.length;
    await Promise.all([page.waitForNavigation(), page.click('button.second')]);
    expect(requestCodes.slice(asked).map(({ email }) => email)).toEqual(['works@example.com']);
    await post('/code?lang=en', { token: without });
    expect(requestCodes).toHaveLength(asked + 1);
    // The same puzzle counts once.
    const sent = requestCodes.length;
    const twice = await post('?lang=en', { ...FIELDS, opened: challenge, work, email: 'again@example.com' });
    await post('/code?lang=en', { token: hidden(twice.text, 'token') });
    expect(requestCodes).toHaveLength(sent);
  } finally {
    await browser.close();
  }
});

it('loses nothing when a field is wrong, and shows what was typed as text', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  now = new Date(now.getTime() + 20_000);
  const { status, text } = await post('?lang=en', { ...FIELDS, email: 'no address', opened });
  expect(status).toBe(422);
  expect(text).toContain('value="มาลี &lt;b&gt;"');
  expect(text).toMatch(/value="erasure"\s+checked/);
  expect(text).toContain('aria-describedby="email-wrong"');
  const saidOf = async (email: string, name: string) => {
    const page = (await post('?lang=en', { ...FIELDS, email, name, opened })).text;
    return ['email', 'name'].map((field) => page.match(new RegExp(`id="${field}-wrong">([^<]*)`))?.[1]);
  };
  expect(await saidOf('', '')).toEqual(['Please enter email', 'Please fill out this field.']);
  expect(await saidOf('no address', 'A')).toEqual(['Email format is invalid.', undefined]);
});

it('keeps what was typed in another language, counts from when it was first shown, and says nothing of it in an address', async () => {
  const { text: first } = await get('?lang=en');
  expect(first).toMatch(/form="request"\s+formaction="\/r\/[^"]*\/language\?lang=jp"\s+formnovalidate/);
  const opened = hidden(first, 'opened');
  const typed = new URLSearchParams({ ...FIELDS, email: '', details: 'a\n</textarea>', opened });
  typed.append('rights', 'access');
  const answer = await fetch(at('/language?lang=en'), { method: 'POST', body: typed });
  const text = await answer.text();
  expect([answer.status, answer.headers.get('cache-control'), answer.redirected]).toEqual([
    200,
    'no-store',
    false,
  ]);
  expect(text).toContain('value="มาลี &lt;b&gt;"');
  for (const right of ['erasure', 'access']) expect(text).toMatch(new RegExp(`value="${right}"\\s+checked`));
  expect(text).toMatch(/value="post" selected/);
  expect(text).toContain('&lt;/textarea&gt;');
  // Nothing was sent, so nothing is wrong.
  expect(text).not.toMatch(/class="wrong"|aria-invalid="/);
  expect(hidden(text, 'opened')).toBe(opened);
  // A form of yesterday has a new time.
  now = new Date(now.getTime() + 25 * 3_600_000);
  const late = await post('/language?lang=en', { ...FIELDS, opened });
  expect(hidden(late.text, 'opened')).not.toBe(opened);
  // The address of the page in another language leads to the form.
  const reloaded = await fetch(at('/language?lang=jp'), { redirect: 'manual' });
  expect([reloaded.status, reloaded.headers.get('location')]).toEqual([303, `/r/${SITE_KEY}?lang=jp`]);
  expect((await post('/language?lang=en', { details: 'x'.repeat(33 * 1024) })).status).toBe(413);
});

it('needs an address for an answer by post, and both the name and the authority of who asks for another person', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  now = new Date(now.getTime() + 20_000);
  const send = (more: Record<string, string>) => post('?lang=en', { ...FIELDS, opened, ...more });
  const nowhere = await send({ postal_address: '' });
  expect([nowhere.status, nowhere.text.includes('id="postal_address-wrong"')]).toEqual([422, true]);
  const half = await send({ representative_name: 'Mana' });
  expect([half.status, half.text.includes('id="representative_authority-wrong"')]).toEqual([422, true]);
  expect(half.text).toContain('value="Mana"');
  const whole = { representative_name: 'Mana', representative_authority: 'A power of attorney of today' };
  const asked = await send({ ...whole, email: 'for-another@example.com' });
  expect(asked.status).toBe(200);
  const token = hidden(asked.text, 'token');
  expect((await post('/status?lang=en', { token })).status).toBe(200);
});

it('takes a form that a browser filled in at once, says what is wrong in it, and does not count its puzzle', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  const before = await stored();
  now = new Date(now.getTime() + 2_999);
  const { rights: _rights, ...without } = FIELDS;
  const wrong = await post('?lang=en', { ...without, subject_kind: '', opened });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('Please choose at least one.');
  expect(wrong.text).toMatch(/id="subject_kind-wrong"[^>]*>Please choose one\./);
  const hasty = await post('?lang=en', { ...FIELDS, opened, email: 'hasty@example.com' });
  expect([hasty.status, hidden(hasty.text, 'token').length]).toEqual([200, 43]);
  expect(await stored()).toBe(before + 1);
});

it('shows programs the page of everybody, and stores nothing of theirs', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  const before = await stored();
  now = new Date(now.getTime() + 20_000);
  const { status, text } = await post('?lang=en', { ...FIELDS, opened, homepage: 'https://x.example' });
  expect([status, hidden(text, 'token').length]).toEqual([200, 43]);
  expect(await stored()).toBe(before);
  // A time that we did not sign is asked for again.
  expect((await post('?lang=en', { ...FIELDS, opened: `0.${opened.split('.')[1]}` })).status).toBe(422);
});
