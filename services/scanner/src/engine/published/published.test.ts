import { seeded, valuesOf } from '../../personal-data/testing/sampleValues';
import { xlsx } from '../../documents/testing/writeDocuments';
import { startTestSite, type Answer, type TestSite } from '../testing/testSite';
import type { ScanOutcome } from '../ScanOutcome';

const values = valuesOf(seeded(99));
const people = Array.from({ length: 10 }, () => `<td>นาย${values.name()}</td><td>${values.mobile()}</td>`);
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
      <a href="/away.pdf">ไปที่อื่น</a><a href="/photo.jpg">ภาพ</a><a href="/deep">ลึก</a><a href="/long">ยาว</a><a href="/spans">ช่อง</a><a href="/wide">กว้าง</a><a href="/form">ฟอร์ม</a><a href="/view?cid=${ids[4]}&amp;x=1">ดู</a><a href="/rows">ตาราง</a><a href="/old">เก่า</a><a href="/headings">หัวข้อ</a><a href="/grid">ช่อง</a><a href="/grids">ช่อง</a>
      <form action="/send"><label>ชื่อ <input name="name"></label><label>เลขบัตรประชาชน <input name="cid"></label><a href="/privacy">ความเป็นส่วนตัว</a></form>`,
    '/privacy': NOTICE,
    '/deep': `<p>x</p><script>for (let at = document.body, deep = 0; deep < 1500; deep++) at = at.appendChild(document.createElement('div'))</script>`,
    '/long': `<p>${'x'.repeat(2_100_000)}`,
    '/spans': `<table><tr>${'<td rowspan="1100" colspan="100">a'.repeat(2)}${'<tr>'.repeat(1_099)}</table><p>เลขบัตรประชาชน ${ids[0]}</p>`,
    '/wide': `<table><tr>${'<td colspan="100">a'.repeat(3)}<tr><td>b</table>`,
    '/form': '<form><input name="email"></form><footer><a href="/privacy">ความเป็นส่วนตัว</a></footer>',
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
    [`/view?cid=${ids[4]}&x=1`]: '<p>x</p>',
    '/rows': `<table>${[0, 2, 4, 6, 8].map((at) => `<tr><td rowspan="2">1/2</td>${people[at]}</tr><tr>${people[at + 1]}</tr>`).join('')}</table>
      <noscript><ul>${people.map((one) => `<li>${one}</li>`).join('')}</ul></noscript><b onclick="show('${ids[0]}', 'เลขบัตรประชาชน')">x</b>`,
    '/headings': `<h1>${'x'.repeat(200)}</h1>${'<!--123456-->'.repeat(11_000)}`,
    '/old': `<table><tr><td>เมนู</td><td><h2>รายชื่อผู้ป่วยเบาหวาน</h2>${people.map((one, at) => `<p>${at + 1}.</p><div>${one.replace(/<\/?td>/g, ' ')}</div>`).join('')}
      <!-- <table><tr><td>เลขบัตรประชาชน</td><td>${ids[1]}</td></tr></table> --></td></tr><tr><td colspan="2">โทร. 0 5300 0000</td></tr></table>`,
    '/grid': `<div role="grid"><div role="row"><b role="columnheader">ชื่อ</b><b role="columnheader">ใบขับขี่</b></div>${people.map((one, at) => `<section><div role="row"><i role="cell">${one.slice(4, one.indexOf('</td>'))}</i><i role="cell">5500${at + 1_000}</i></div></section>`).join('')}</div>
      <form><label>เลขบัตร</label><input name="idno" value="${ids[2]}"></form>`,
    '/grids': `<ul>${`<li><b>${'x'.repeat(300)}</b> <b>${'y'.repeat(300)}</b>`.repeat(850)}</ul><ul>${'<li><b>a</b> <b>b</b>'.repeat(10)}</ul>`,
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
  // In the text, and in the address of a link.
  expect(found('/')).toEqual([
    ['national_id', 1, 'certain'],
    ['national_id', 1, 'certain'],
  ]);
  expect(found('/list.xlsx')).toEqual([['national_id', 3, 'certain']]);
  const text = JSON.stringify(on.published?.sources.map((source) => ({ ...source, url: '' })));
  for (const id of ids) expect(text).not.toContain(id);
});

it('tables that only place the blocks of a page, comments in them, grids without tables and fields are read', () => {
  const found = (path: string) =>
    on.published?.sources
      .find(({ url }) => url === site.at(path))
      ?.found.map(({ kind, place }) => `${kind} ${place.part}`)
      .sort();
  expect(found('/old')).toEqual(['national_id comment', 'people_list text', 'phone text', 'sensitive text']);
  expect(found('/grid')).toEqual(['driving_licence text', 'national_id attribute', 'people_list text']);
});

it('cells over several rows, texts for browsers without scripts, and what a click starts are read', () => {
  const found = on.published?.sources.find(({ url }) => url === site.at('/rows'))?.found ?? [];
  expect(found.map(({ kind, place, count }) => [kind, place.part, count])).toEqual(
    expect.arrayContaining([
      ['people_list', 'text', 10],
      ['people_list', 'hidden', 10],
      ['national_id', 'attribute', 1],
    ]),
  );
});

it('a page that is too deep, too long or too wide, also by repeated headings, was not read whole: nothing of it is ever said to be removed', () => {
  const partial = on.published?.sources.filter(({ isPartial }) => isPartial);
  expect(partial?.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    '/deep',
    '/grids',
    '/headings',
    '/long',
    '/spans',
    '/wide',
  ]);
  const spans = partial?.find(({ url }) => url === site.at('/spans'));
  expect(spans?.found.map(({ kind }) => kind)).toEqual(['national_id']);
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
