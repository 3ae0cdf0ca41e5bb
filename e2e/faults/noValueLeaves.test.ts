import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { createLogger } from '@yinyom/service-kit/logger';
import { OURS } from '@yinyom/testing/identityStandIn';
import { openArchive } from '../../packages/backup/src/archive/readArchive';
import { makeBackup } from '../../packages/backup/src/makeBackup';
import { mongoSource } from '../../packages/backup/src/sources/mongoSource';
import { patientReader } from '../../services/scanner/src/documents/testing/patientReader';
import type { PublishedSource } from '../../services/scanner/src/engine/published/Published';
import { blindDocuments } from '../../services/scanner/src/engine/published/testing/blind/documents';
import { leakyPages } from '../../services/scanner/src/engine/published/testing/blind/leakyPages';
import {
  dashed,
  spacedPhone,
  thaiDigits,
  withValues,
} from '../../services/scanner/src/engine/published/testing/blind/persons';
import { leakingPages } from '../../services/scanner/src/engine/published/testing/leakingPages';
import { sampleDocuments } from '../../services/scanner/src/engine/published/testing/sampleDocuments';
import { leakReport } from '../../services/scanner/src/leak-watch/leakReport';
import { detectAll } from '../../services/scanner/src/personal-data/detectAll';
import { withoutValues } from '../../services/scanner/src/personal-data/FoundLeak';
import { ofText } from '../../services/scanner/src/personal-data/testing/contentOf';
import { published } from '../../services/scanner/src/testing/leakStory';
import { begin, ended, finds, foundItem } from '../../services/scanner/src/testing/scanStory';
import { startScanner, type Scanner } from '../../services/scanner/src/testing/startScanner';
import type { TestSite } from '../../services/scanner/src/testing/websitesStandIn';

// A scan of the whole fixture of leak watch, and everything that leaves the scanner afterwards, searched for every value.

const SEED = 2_026;
const SITE = 'https://www.site.ac.th';
const KEY = 'a-key-of-more-than-thirty-two-characters';
const PAGES = leakingPages(SEED);
const DOCUMENTS = sampleDocuments(SEED);

/** The newest samples: those that were written from the specification alone (decision 408). Their PDFs are read as the pages that they are printed of. */
const BLIND = withValues(() => ({
  pages: leakyPages(SEED),
  documents: blindDocuments(SEED).filter(({ kinds }) => kinds.length > 0),
}));
/** As these samples write a value. */
const formsOf = (value: string): string[] => {
  if (/^\d{13}$/.test(value))
    return [value, dashed(value), dashed(value, ' '), thaiDigits(value), thaiDigits(dashed(value))];
  return /^0\d{9}$/.test(value) ? [value, spacedPhone(value)] : [value];
};
const BLIND_VALUES = BLIND.values.flatMap(formsOf);
const BLIND_IDS = BLIND.values.filter((value) => /^\d{13}$/.test(value));

/** Values of all samples, also as programs write them in addresses. */
const VALUES = [
  ...new Set([...[...PAGES, ...DOCUMENTS].flatMap(({ values }) => values), ...BLIND_VALUES]),
].flatMap((value) => [value, encodeURIComponent(value)]);
/** A number of a person, as websites put it into addresses; empty where a page has none. */
const numberOf = (values: readonly string[]): string =>
  values.find((value) => value.replace(/[^\d๐-๙]/g, '').length >= 10 && !value.includes('/')) ?? '';
/** Values in a text; short ones such as dates must not be part of something longer. */
const foundIn = (text: string): string[] =>
  VALUES.filter((value) => {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      if (!/[0-9a-f]/i.test(`${text[at - 1] ?? ''}${text[at + value.length] ?? ''}`)) return true;
    return false;
  });

const pageOf = (url: string, html: string): PublishedSource => ({
  kind: 'page',
  url,
  state: 'read',
  found: withoutValues(detectAll(ofText(html))),
});
/** A form whose address has a number of a person. */
const FORM = {
  url: `${SITE}/apply?cid=${BLIND_IDS[0]}`,
  fields: ['name', 'national_id'],
  hasNotice: true,
  hasConsent: true,
  isEncrypted: true,
};
/** Kinds that documents have and that were not found in them: such a document would prove nothing. */
const unfound: string[] = [];

let folder: string;
let scanner: Scanner;
let site: TestSite;
let log = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yinyom-no-value-'));
  scanner = await startScanner(
    {},
    { logger: createLogger('trace', { write: (line) => void (log += line) }) },
  );
  site = scanner.websites.addSite(OURS);
  await scanner.as('admin')('PUT', `/applications/${site.id}/leakWatch`, {
    body: { enabled: true, confirmed: true },
  });
  // The process that reads documents runs sources here, as in the scanner's own tests.
  process.env['YINYOM_SOURCE_LOADER'] ??= path.join(__dirname, '../../packages/testing/runTypeScript.cjs');
  const reader = patientReader();
  const sources: PublishedSource[] = PAGES.map(({ html, values }, at) =>
    pageOf(`${SITE}/page/${at}?of=${encodeURIComponent(numberOf(values))}`, html),
  );
  const addDocument = async (url: string, name: string, bytes: Buffer, kinds: readonly string[]) => {
    const answer = await reader.read(bytes, { hint: name, ownDomain: 'site.ac.th', ownPhones: [] });
    if (!answer.ok) throw new Error(`${name}: ${answer.code}`);
    unfound.push(...kinds.filter((kind) => !answer.found.some((found) => found.kind === kind)));
    sources.push({ kind: 'document', url, state: 'read', found: answer.found });
  };
  for (const { name, bytes, values, kinds } of DOCUMENTS)
    await addDocument(`${SITE}/files/${encodeURIComponent(numberOf(values))}/${name}`, name, bytes, kinds);
  for (const [at, { name, content, kinds }] of BLIND.samples.documents.entries()) {
    const url = `${SITE}/blind/${BLIND_IDS[at]}/${name}`;
    if (Buffer.isBuffer(content)) await addDocument(url, name, content, kinds);
    else sources.push(pageOf(url, content.printed));
  }
  for (const [at, { html }] of BLIND.samples.pages.entries())
    sources.push(pageOf(`${SITE}/blind/page-${at}?cid=${BLIND_IDS.at(-at - 1)}`, html));
  reader.close();
  const pages = sources.map(({ url }) => ({ url, state: 'loaded' as const, code: null }));
  const items = pages
    .slice(0, 20)
    .map(({ url }, at) =>
      foundItem({ name: `item_${at}`, firstPage: url, lastPage: url, beforeConsent: true }),
    );
  await scanner.worker(finds(items, { published: published([], { sources, forms: [FORM] }), pages }));
  const { id } = await begin(scanner, site);
  await ended(scanner, site, id);
});
afterAll(async () => {
  await scanner.close();
  await rm(folder, { recursive: true, force: true });
});

const collections = async () => {
  const all = (await scanner.connection.db?.collections()) ?? [];
  return JSON.stringify(await Promise.all(all.map((one) => one.find({}).toArray())));
};
const backup = async () => {
  const to = path.join(folder, 'backup');
  const prefix = scanner.connection.name.replace(/_scanner$/, '');
  const source = () => mongoSource(() => scanner.uri, prefix, true);
  await makeBackup({ to, secret: KEY, product: '1.17.0', source, files: () => [] });
  let text = '';
  for await (const { body } of openArchive(to, KEY)) text += body.toString('utf8');
  return text;
};
/** What the API answers, and what other services, from which exports, reports and webhooks are made, are told or may ask. */
const answers = async () => {
  const call = async (address: string) => (await scanner.as('admin')('GET', address)).body as unknown;
  const { entities } = (await call(`/applications/${site.id}/scans`)) as { entities: { id: string }[] };
  const asked = { application_id: site.id };
  const { internal } = scanner.service;
  return JSON.stringify([
    await call(`/applications/${site.id}/leakFindings`),
    await call(`/applications/${site.id}/leakWatch`),
    await call(`/applications/${site.id}/scans/${entities[0]?.id}`),
    await internal.watchLeaks(asked),
    await internal.scannedForms({ application_ids: [site.id] }),
    await internal.watchViolations(asked),
    await internal.scanBefore({ ...asked, before: new Date(Date.now() + 60_000).toISOString() }),
    await internal.listEvents({ limit: 1_000 }),
    scanner.websites.foundCookies,
    scanner.websites.news,
  ]);
};
/** What the PDF for the DPO is drawn of; that the PDF has its words is tested in the scanner's room. */
const report = async () => {
  const call = async (address: string) => (await scanner.as('admin')('GET', address)).body;
  const { entities: findings } = await call(`/applications/${site.id}/leakFindings`);
  const { latest } = await call(`/applications/${site.id}/leakWatch`);
  const about = { domain_name: 'www.site.ac.th', organization: 'x', dpo: '', generated_at: latest.ended_at };
  const html = LANGUAGES.map((lang) => leakReport({ brand: null, ...about, findings, latest }, lang)).join(
    '\n',
  );
  // Fonts are megabytes of base64 that say nothing.
  return html.replace(/url\(data:[^)]*\)/g, 'url()');
};
/** Each place, with something that has to be in it: an empty text holds no value either. */
const PLACES: Record<string, [read: () => Promise<string> | string, has: RegExp]> = {
  database: [collections, /leak watch|national_id/],
  backup: [backup, /national_id/],
  logs: [() => log, /\{/],
  'audit log and mails': [
    () => JSON.stringify([scanner.identity.audit, scanner.identity.mails, scanner.identity.alertMails]),
    /scan\.leak_watch_on/,
  ],
  'answers and what other services learn': [answers, /national_id.*item_1/],
  'report for the DPO': [report, /เลข/],
};

it('the fixture has hundreds of values, and the search finds one that is there', () => {
  expect(VALUES.length).toBeGreaterThan(300);
  const [value = ''] = VALUES;
  expect(foundIn(`{"x":"${value}"}`)).toContain(value);
});

it('the newest samples are among what was read, and each of their values is looked for in every form', () => {
  expect([unfound, BLIND_IDS.length > 100]).toEqual([[], true]);
  for (const value of BLIND_VALUES) expect(foundIn(`{"x":"${value}"}`)).toContain(value);
  const [{ html = '' } = {}] = BLIND.samples.pages;
  expect(foundIn(html).length).toBeGreaterThan(20);
});

it.each(Object.entries(PLACES))('no value of the fixture is in the %s', async (_place, [read, has]) => {
  const text = await read();
  expect(text).toMatch(has);
  expect(foundIn(text)).toEqual([]);
});
