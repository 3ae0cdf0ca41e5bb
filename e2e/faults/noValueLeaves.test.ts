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

/** Values of the fixture, also as programs write them in addresses. */
const VALUES = [...new Set([...PAGES, ...DOCUMENTS].flatMap(({ values }) => values))].flatMap((value) => [
  value,
  encodeURIComponent(value),
]);
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
  const reader = patientReader();
  const sources: PublishedSource[] = PAGES.map(({ html, values }, at) => ({
    kind: 'page',
    url: `${SITE}/page/${at}?of=${encodeURIComponent(numberOf(values))}`,
    state: 'read',
    found: withoutValues(detectAll(ofText(html))),
  }));
  for (const { name, bytes, values } of DOCUMENTS) {
    const answer = await reader.read(bytes, { hint: name, ownDomain: 'site.ac.th', ownPhones: [] });
    if (answer.ok)
      sources.push({
        kind: 'document',
        url: `${SITE}/files/${encodeURIComponent(numberOf(values))}/${name}`,
        state: 'read',
        found: answer.found,
      });
  }
  reader.close();
  const pages = sources.map(({ url }) => ({ url, state: 'loaded' as const, code: null }));
  const items = pages
    .slice(0, 20)
    .map(({ url }, at) =>
      foundItem({ name: `item_${at}`, firstPage: url, lastPage: url, beforeConsent: true }),
    );
  await scanner.worker(finds(items, { published: published([], { sources }), pages }));
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
  return LANGUAGES.map((lang) => leakReport({ ...about, findings, latest }, lang)).join('\n');
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

it.each(Object.entries(PLACES))('no value of the fixture is in the %s', async (_place, [read, has]) => {
  const text = await read();
  expect(text).toMatch(has);
  expect(foundIn(text)).toEqual([]);
});
