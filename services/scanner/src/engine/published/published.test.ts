import { seeded, valuesOf } from '../../personal-data/testing/sampleValues';
import { xlsx } from '../../documents/testing/writeDocuments';
import { startTestSite, type Answer, type TestSite } from '../testing/testSite';
import type { ScanOutcome } from '../ScanOutcome';

const values = valuesOf(seeded(99));
const ids = Array.from({ length: 5 }, values.nationalId);
const NOTICE = `<title>นโยบายความเป็นส่วนตัว</title><h1>นโยบายความเป็นส่วนตัว</h1>
<p>ผู้ควบคุมข้อมูล ได้แก่ โรงเรียน ${'ข้อมูลส่วนบุคคลของท่าน '.repeat(20)}</p><h2>วัตถุประสงค์</h2><p>เพื่อการศึกษา</p>
<h2>สิทธิของท่าน</h2><p>ท่านมีสิทธิ</p><p>เจ้าหน้าที่คุ้มครองข้อมูล dpo@school.ac.th</p>`;

const file =
  (type: string, body: Buffer): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': type }).end(body);

let site: TestSite;
let on: ScanOutcome;
let off: ScanOutcome;
beforeAll(async () => {
  site = await startTestSite({
    '/': `<title>โรงเรียน</title><p>เลขประจำตัวประชาชน ${ids[0]}</p><a href="/privacy">นโยบาย</a>
      <a href="/list.xlsx">รายชื่อ</a><a href="/secret/list.csv">ลับ</a><a href="/gone.pdf">เก่า</a><a href="/old.doc">เก่ากว่า</a>
      <a href="/away.pdf">ไปที่อื่น</a><a href="/photo.jpg">ภาพ</a><a href="/deep">ลึก</a><a href="/long">ยาว</a><a href="/form">ฟอร์ม</a><a href="/view?cid=${ids[4]}">ดู</a>
      <form action="/send"><label>ชื่อ <input name="name"></label><label>เลขบัตรประชาชน <input name="cid"></label><a href="/privacy">ความเป็นส่วนตัว</a></form>`,
    '/privacy': NOTICE,
    '/deep': `<p>x</p><script>for (let at = document.body, deep = 0; deep < 1500; deep++) at = at.appendChild(document.createElement('div'))</script>`,
    '/long': `<p>${'x'.repeat(2_100_000)}`,
    '/form': '<form><input name="email"></form><footer><a href="/privacy">ความเป็นส่วนตัว</a></footer>',
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
    [`/view?cid=${ids[4]}`]: '<p>x</p>',
    '/list.xlsx': file(
      'application/vnd.ms-excel',
      xlsx({ a: [['ชื่อ', 'เลขบัตรประชาชน'], ...ids.slice(1, 4).map((id) => ['ก', id])] }),
    ),
    '/secret/list.csv': file('text/csv', Buffer.from('a,b')),
    '/away.pdf': (_request, response) =>
      void response.writeHead(302, { Location: 'http://elsewhere.com/x.pdf' }).end(),
  });
  off = await site.scan();
  on = await site.scan({ leakWatch: true });
});
afterAll(() => site.close());

it('switched off, a scan fetches no document and its result says nothing of it', () => {
  expect(off).not.toHaveProperty('published');
  const { published, ...same } = on;
  expect(published).toBeDefined();
  const { picturePage, ...rest } = same;
  expect(picturePage).toBeUndefined();
  expect(Object.keys(rest).sort()).toEqual(Object.keys(off).sort());
  // Pages are opened side by side.
  const byUrl = (one: { url: string }, other: { url: string }) => (one.url < other.url ? -1 : 1);
  expect([...rest.pages].sort(byUrl)).toEqual([...off.pages].sort(byUrl));
  expect(rest.items).toEqual(off.items);
});

it('pages and documents are read after each other, and no value is in what they leave', () => {
  const found = (path: string) =>
    on.published?.sources
      .find(({ url }) => new URL(url).pathname === path)
      ?.found.map(({ kind, count, confidence }) => [kind, count, confidence]);
  expect(found('/')).toEqual([['national_id', 1, 'certain']]);
  expect(found('/list.xlsx')).toEqual([['national_id', 3, 'certain']]);
  const text = JSON.stringify(on.published?.sources.map((source) => ({ ...source, url: '' })));
  for (const id of ids) expect(text).not.toContain(id);
});

it('a page that is too deep or too long was not read whole: nothing of it is ever said to be removed', () => {
  const partial = on.published?.sources.filter(({ isPartial }) => isPartial);
  expect(partial?.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/deep', '/long']);
});

it('what was not read is named, and a document that is gone is known to be gone', () => {
  const unread = Object.fromEntries(
    (on.published?.unread ?? []).map(({ url, code }) => [new URL(url).pathname, code]),
  );
  expect(unread).toEqual({
    '/secret/list.csv': 'robots',
    '/old.doc': 'type_not_read',
    '/away.pdf': 'other_host',
  });
  expect(on.published?.sources).toContainEqual(
    expect.objectContaining({ url: site.at('/gone.pdf'), state: 'gone' }),
  );
  expect(site.requests.filter((request) => /elsewhere|secret|photo/.test(request))).toEqual([]);
});

it('the notice, the contact and the form are described', () => {
  expect(on.published?.notices).toMatchObject([
    { language: 'th', missing: ['basis', 'retention', 'recipients'] },
  ]);
  expect(on.published?.contact).toBe('dpo');
  const formsAt = (path: string) => on.published?.forms.filter(({ url }) => new URL(url).pathname === path);
  // The link in the footer of the page is none at the form.
  expect(formsAt('/form')).toMatchObject([{ fields: ['email'], hasNotice: false }]);
  expect(formsAt('/')).toMatchObject([
    { fields: ['name', 'national_id'], hasNotice: true, hasConsent: false, isEncrypted: false },
  ]);
});
