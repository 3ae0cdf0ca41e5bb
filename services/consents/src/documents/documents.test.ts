import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { monthBefore } from '../figures/period';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let viewer: string;
let member: string;
let canary: Server;
let connections = 0;
const month = monthBefore(bangkokDay(new Date()).slice(0, 7));

beforeAll(async () => {
  canary = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  server = await startTestDatabase();
  database = await server.connect('documents');
  standIns = createStandIns();
  // A busy machine draws slowly; what happens when it takes long has a test of its own.
  consents = await startConsents(database, standIns, undefined, { patienceMs: 600_000 });
  site = standIns.addSite();
  viewer = standIns.addUser(site.organization_id, 1);
  member = standIns.addUser(site.organization_id, 10);
  const start = Date.parse(`${month}-02T02:00:00Z`);
  const sealedAt = new Date(start + 30 * 86_400_000);
  await storeLedger(database, site, { count: 600, clients: 250, start, stepMs: 3_600_000, sealedAt });
});
afterAll(async () => {
  await consents.close();
  await server.close();
  canary.close();
});

const bytesOf = (address: string, user: string) => consents.fetchBytes(address, user);
const report = (language: string, user = viewer, of = month) =>
  bytesOf(
    `/reports/monthly.pdf?application_id=${site.application_id}&month=${of}&language=${language}`,
    user,
  );
/** Text without what a reader program makes of lines. */
const flat = (text: string): string => text.replace(/\s+/g, '');
const keepToLookAt = (name: string, pdf: Buffer): void => {
  const folder = process.env['KEEP_DOCUMENTS'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), pdf);
};

describe('the report of a month as a PDF', () => {
  it.each(LANGUAGES)(
    'J-10: says in %s what the report page says, and its text can be read out',
    async (language) => {
      const { status, headers, bytes } = await report(language);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="site.ac.th-report-${month}-${language}.pdf"`,
      );
      keepToLookAt(`report-${language}.pdf`, bytes);
      const text = flat(textOfPdf(bytes));
      expect(text).toContain('site.ac.th');
      // H22: the data protection officer of the organization's settings.
      expect(text).toContain('dpo@site.ac.th');
      const { figure, note } = EVIDENCE_WORDS[language];
      for (const word of ['reportTitle', 'daily'] as const)
        expect(text).toContain(flat(DOCUMENT_WORDS[language][word]));
      for (const word of [figure.users_accepted, figure.consent_rate, note.decisions, note.needless])
        expect(text).toContain(flat(word));
      // The people who sign have the summary above their names, and no page has the signatures alone.
      const words = DOCUMENT_WORDS[language];
      const pages = textOfPdf(bytes).split('\f').slice(0, -1).map(flat);
      const having = (word: string) => pages.flatMap((page, at) => (page.includes(flat(word)) ? [at] : []));
      expect(having(words.sign_received)).toEqual([0]);
      expect(having(words.report_summary)).toEqual([0]);
      expect(having(words.report_compare)).toEqual([1]);
      expect(Math.min(...pages.map(({ length }) => length))).toBeGreaterThan(150);
    },
  );

  it('has the brand of its organization, and that of no other', async () => {
    const before = standIns.identity.brandOf;
    standIns.identity.brandOf = async ({ organization_id }) =>
      organization_id === site.organization_id
        ? { name: 'Agency', accent: null, footer: 'Agency Co., Ltd.', logos: { light: null, dark: null } }
        : null;
    try {
      const text = flat(textOfPdf((await report('en')).bytes));
      expect(text).toContain('AgencyCo.,Ltd.');
      expect(text).not.toContain('Yinyom');
    } finally {
      standIns.identity.brandOf = before;
    }
    expect(flat(textOfPdf((await report('en')).bytes))).toContain('Yinyom');
  });

  it('is drawn once for the same figures', async () => {
    const first = await report('th');
    const files = databaseOf(database).collection<{ _id: string; fingerprint: string }>('report_files');
    const name = `${site.application_id}|${month}|th`;
    const kept = await files.findOne({ _id: name });
    expect((await report('th')).bytes.equals(first.bytes)).toBe(true);
    await files.updateOne({ _id: name }, { $set: { fingerprint: 'of other figures' } });
    expect((await report('th')).status).toBe(200);
    expect((await files.findOne({ _id: name }))?.fingerprint).toBe(kept?.fingerprint);
  });

  it('becomes an export when it takes long', async () => {
    const given = { patienceMs: 0 };
    const slow = await startConsents(await server.connect('documents'), standIns, undefined, given);
    const address = `/reports/monthly.pdf?application_id=${site.application_id}&month=${monthBefore(month)}&language=en`;
    const ordered = await slow.call(address, { user: viewer });
    expect(ordered.status).toBe(202);
    expect(ordered.body).toMatchObject({ type: 'report', format: 'pdf' });
    const { id } = ordered.body as { id: string };
    const status = async () => (await slow.call(`/exports/${id}`, { user: viewer })).body.status as string;
    await until(async () => ['ready', 'failed'].includes(await status()), 'the export has ended');
    const { headers, bytes } = await slow.fetchBytes(`/exports/${id}/download`, viewer);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(textOfPdf(bytes)).toContain('Monthly consent report');
    await slow.close();
  });

  it('D-T1: is refused for a month that has not begun or does not exist', async () => {
    const refused = await Promise.all(['2999-01', '2026-13'].map((of) => report('th', viewer, of)));
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
  });

  it('T-15: is not there for others', async () => {
    const stranger = standIns.addUser(standIns.addSite().organization_id, 1000);
    expect((await report('th', stranger)).status).toBe(404);
  });

  it('J-10: names that are programs are text, and nobody is called', async () => {
    const evil = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x`;
    const hostile = standIns.addSite({
      sample: true,
      name: `<script>document.title='RAN'</script><img src=${evil}><iframe src=file:///etc/passwd></iframe>`,
    });
    const owner = standIns.addUser(hostile.organization_id, 1);
    const query = `application_id=${hostile.application_id}&month=${month}&language=en`;
    const { bytes } = await bytesOf(`/reports/monthly.pdf?${query}`, owner);
    const text = flat(textOfPdf(bytes));
    expect(text).toContain(`<imgsrc=${evil}>`);
    expect(text).toContain(flat(DOCUMENT_WORDS.en.sample));
    expect(text).not.toContain('root:');
    expect(connections).toBe(0);
  });
});

it('a report calls the categories of an organization’s own by their names, as text', async () => {
  const { categories, notice_sha256 } = site;
  const version = {
    version: 1,
    categories: [...categories, { id: 'own', type: 5, title: { en: 'Chat <b>with us</b>' } }],
    notice_sha256,
  };
  const ours = standIns.addSite({ ...version, versions: new Map([[1, version]]) });
  const owner = standIns.addUser(ours.organization_id, 1);
  const start = Date.parse(`${month}-02T02:00:00Z`);
  const sealedAt = new Date(start + 30 * 86_400_000);
  await storeLedger(database, ours, { count: 5, clients: 5, start, stepMs: 3_600_000, sealedAt });
  const query = `application_id=${ours.application_id}&month=${month}&language=en`;
  const { bytes } = await bytesOf(`/reports/monthly.pdf?${query}`, owner);
  expect(flat(textOfPdf(bytes))).toContain(flat('Chat <b>with us</b>'));
});

describe('the proof of a decision as a PDF', () => {
  const proof = async (language: string, user = member) => {
    const list = await consents.call(`/consentLogs?application_id=${site.application_id}&limit=1`, { user });
    const { id } = list.body.entities[0] as { id: string };
    return { id, ...(await bytesOf(`/consents/${id}/proof?format=pdf&language=${language}`, user)) };
  };

  it.each(LANGUAGES)(
    'says in %s who, when, what was shown, what was chosen, how and why it is true',
    async (language) => {
      const { id, status, headers, bytes } = await proof(language);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="site.ac.th-consent-${id}.pdf"`);
      keepToLookAt(`proof-${language}.pdf`, bytes);
      const words = DOCUMENT_WORDS[language];
      const text = flat(textOfPdf(bytes));
      const entry = (await consents.call(`/consentLogs/${id}`, { user: member })).body;
      const { hash, merkle_root, daily_root } = entry.integrity;
      for (const value of [
        id,
        entry.client_id,
        entry.notice.sha256,
        hash,
        merkle_root,
        daily_root.root_hash,
        'site.ac.th',
        'dpo@site.ac.th',
      ])
        expect(text).toContain(value);
      for (const word of ['drawn_title', 'drawn_hash', 'drawn_apart', 'qr_text', 'contact'] as const)
        expect(text).toContain(flat(words[word]));
      expect(text).toContain('yinyom-drawing-6');
      expect(text).not.toContain(flat(words.sample));
      for (const word of ['shownTitle', 'proved', 'matches', 'receipt'] as const)
        expect(text).toContain(flat(words[word]));
      expect(text).toContain(flat(EVIDENCE_WORDS[language].proof.title));
    },
  );

  it('A19 says Thai dates in the Buddhist era beside the time as machines have it, others in the common one', async () => {
    const entry = (await proof('th')).id;
    const { consent_time } = (await consents.call(`/consentLogs/${entry}`, { user: member })).body;
    const year = Number(bangkokDay(new Date(consent_time)).slice(0, 4));
    const thai = flat(textOfPdf((await proof('th')).bytes));
    expect(thai).toMatch(new RegExp(`/${year + 543}\\|[\\d:]{8}·${consent_time}`));
    expect(thai).toContain(flat('ปีพุทธศักราช (พ.ศ.)'));
    const english = flat(textOfPdf((await proof('en')).bytes));
    expect(english).toMatch(new RegExp(`/${year}\\|[\\d:]{8}·${consent_time}`));
  });

  it('needs a Member', async () => {
    const { id } = await proof('th');
    expect((await bytesOf(`/consents/${id}/proof?format=pdf`, viewer)).status).toBe(403);
  });
});
