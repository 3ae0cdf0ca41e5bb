import { createLogger } from '@yinyom/service-kit/logger';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { OURS } from '@yinyom/testing/identityStandIn';
import { xlsx } from '../documents/testing/writeDocuments';
import { startTestSite, type Answer } from '../engine/testing/testSite';
import { dashed, inThaiDigits, seeded, valuesOf } from '../personal-data/testing/sampleValues';
import { begin, ended } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { TestSite } from '../testing/websitesStandIn';

const values = valuesOf(seeded(6_086));
/** A value for each place, so that a hit says where it came from. */
const id = Object.fromEntries(
  [
    ...['text', 'thai', 'dashed', 'hidden', 'json', 'path', 'query', 'fragment', 'file', 'sheet', 'heading'],
    ...[
      'local',
      'cache',
      'kept',
      'disk',
      'cookie',
      'database',
      'image',
      'script',
      'robots',
      'missing',
      'old',
      'form',
      'title',
      'frame',
    ],
  ].map((place) => [place, values.nationalId()]),
) as Record<string, string>;
const column = Array.from({ length: 12 }, values.nationalId);
const people = Array.from({ length: 12 }, () => `นาย${values.name()}`);
const mail = 'somchai.private48@gmail.com';
const mobile = '0891234567';

const PAGE = `<title>${id['title']}</title><h1>เลขประจำตัวประชาชน ${id['heading']}</h1>
<p>เลขประจำตัวประชาชน ${id['text']} ${inThaiDigits(id['thai'] ?? '')} ${dashed(id['dashed'] ?? '')} โทร ${mobile} ${mail}</p>
<p style="display:none">เลขบัตรประชาชน ${id['hidden']}</p><script type="application/json">{"citizen_id":"${id['json']}"}</script>
<a href="/people/${id['path']}">a</a><a href="/view?cid=${id['query']}#${id['fragment']}">b</a><a href="/missing/${id['missing']}">c</a>
<a href="/secret/${id['robots']}">d</a><a href="/list-${id['file']}.xlsx">e</a><a href="/old-${id['old']}.doc">f</a><a href="/mail/${mail}/${mobile}">g</a>
<form action="/send/${id['form']}"><label>ชื่อ <input name="name"></label><input name="email"></form>
<img src="http://10.0.0.1/p.gif?cid=${id['image']}" alt=""><iframe title="x" src="/frame/${id['frame']}"></iframe><script src="/tag-${id['script']}.js"></script>
<script>localStorage.setItem('user_${id['local']}', '1'); document.cookie = 'u${id['cookie']}=1; max-age=600'; indexedDB.open('db-${id['database']}');</script>`;

const file =
  (type: string, body: Buffer | string): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': type }).end(body);

const logged: string[] = [];
const logger = createLogger('trace', { write: (line) => void logged.push(line) });
let scanner: Scanner;
let site: TestSite;
let scanId = '';
beforeAll(async () => {
  const website = await startTestSite({
    '/': PAGE,
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
    [`/people/${id['path']}`]: '<p>x</p>',
    [`/view?cid=${id['query']}`]: '<p>x</p>',
    [`/mail/${mail}/${mobile}`]: '<p>x</p>',
    [`/frame/${id['frame']}`]: `<script>localStorage.setItem('framed', '1')</script>`,
    [`/tag-${id['script']}.js`]: file('text/javascript', `document.cookie = 'tagged=1; max-age=600'`),
    [`/list-${id['file']}.xlsx`]: file(
      'application/vnd.ms-excel',
      xlsx({
        [`ประวัติ ${id['sheet']}`]: [
          ['ชื่อ', 'เลขบัตรประชาชน'],
          ...column.map((one, at) => [people[at] ?? '', one]),
        ],
      }),
    ),
  });
  const outcome = await website.scan({ leakWatch: true });
  // Caches, files and the databases of buckets are there for secure origins only; a scan names them so.
  const stored = outcome.items.find(({ kind }) => kind === 'localStorage');
  if (!stored) throw new Error('nothing was stored');
  outcome.items.push(
    { ...stored, kind: 'cacheStorage', name: `cache-${id['cache']}` },
    { ...stored, kind: 'indexedDB', name: `kept-${id['kept']}` },
    { ...stored, kind: 'fileSystem', name: `disk-${id['disk']}` },
  );
  await website.close();
  scanner = await startScanner({}, { logger });
  await scanner.worker(async () => outcome);
  site = scanner.websites.addSite(OURS);
  const { status } = await scanner.as('admin')('PUT', `/applications/${site.id}/leakWatch`, {
    body: { enabled: true, confirmed: true },
  });
  expect(status).toBe(200);
  scanId = (await begin(scanner, site)).id;
  await ended(scanner, site, scanId);
});
afterAll(() => scanner.close());

const forms = (value: string) => [value, dashed(value), inThaiDigits(value), encodeURIComponent(value)];
const wanted: [string, string[]][] = [
  ...Object.entries(id).map(([place, value]): [string, string[]] => [place, forms(value)]),
  ['a cell', column.flatMap(forms)],
  ['a name', people.flatMap((name) => [name, name.replace(' ', '')])],
  ['an address of mail', [mail, encodeURIComponent(mail)]],
  ['a phone number', [mobile]],
];
/** Places whose value is in a text. */
const hitsIn = (text: string): string[] =>
  wanted.filter(([, all]) => all.some((value) => text.includes(value))).map(([place]) => place);
const answerOf = async (what: string): Promise<string> =>
  JSON.stringify((await scanner.as('admin')('GET', `/applications/${site.id}/${what}`)).body);

it('the scan found what it is about: its pages, its document and what was stored', async () => {
  const scan = await answerOf(`scans/${scanId}`);
  for (const shown of [
    'user_',
    'cache-',
    'kept-',
    'disk-',
    'tagged',
    '/people/',
    '/view?cid=',
    '/missing/',
    'robots',
  ])
    expect(scan).toContain(shown);
  const findings = await answerOf('leakFindings');
  for (const shown of ['national_id', 'people_list', '"document"', '"page"', 'xlsx'])
    expect(findings).toContain(shown);
  expect(await answerOf('leakWatch')).toContain('type_not_read');
});

it('no value is in what the calls answer, the list of pages among it', async () => {
  for (const what of ['scans', `scans/${scanId}`, 'leakWatch', 'leakFindings', 'allowedFindings'])
    expect([what, hitsIn(await answerOf(what))]).toEqual([what, []]);
});

it.each(['th', 'en'])('no value is in the report in %s', async (language) => {
  const response = await fetch(
    `${scanner.origin}/api/v1/applications/${site.id}/leakReport.pdf?language=${language}`,
    { headers: { authorization: `Bearer ${scanner.token('admin')}` } },
  );
  expect(response.status).toBe(200);
  const text = (await textOfPdf(Buffer.from(await response.arrayBuffer()))).replace(/\s+/g, '');
  expect(text.length).toBeGreaterThan(200);
  expect(hitsIn(text)).toEqual([]);
});

it('no value is in the audit log, in mails, in what other services are given, or in a line of the log', () => {
  const { identity, websites } = scanner;
  expect(hitsIn(JSON.stringify([identity.audit, identity.mails]))).toEqual([]);
  expect(hitsIn(JSON.stringify([websites.foundCookies, websites.news, websites.reports]))).toEqual([]);
  expect(logged.length).toBeGreaterThan(0);
  expect(hitsIn(logged.join(''))).toEqual([]);
});

it('no value is in the database, of which a backup is made', async () => {
  const all = (await scanner.connection.db?.collections()) ?? [];
  const database = JSON.stringify(await Promise.all(all.map((one) => one.find({}).toArray())));
  expect(database).toContain('user_');
  expect(database).toContain('national_id');
  expect(hitsIn(database)).toEqual([]);
});
