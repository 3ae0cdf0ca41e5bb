import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import { createLogger } from '@yinyom/service-kit/logger';
import { html } from '@yinyom/service-kit/markup/html';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { OURS } from '@yinyom/testing/identityStandIn';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import type { PaperScope, PaperSource } from '../binder/PaperSource';
import { createStores } from '../createStores';
import { createFactSources, type WebsiteCalls } from '../processing-record/factSources';
import { createGeneratedActivities } from '../processing-record/generatedActivities';
import { createProcessingSource } from '../processing-record/processingSource';
import { createProcessingRecord } from '../processing-record/processingRecord.service';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { factsOfSites, sampleWebsite } from '../testing/sampleFacts';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { createSeals } from '../register/seals';
import { leftOut } from '../binder-papers/paperFrame';
import { createRegisters } from './createRegisters';
import { resealTrainings } from './resealTrainings';
import {
  createOfficerSource,
  createSecuritySource,
  createTrainingSource,
  createTransfersSource,
} from './registerSources';
import { trainingDocument } from './trainingDocument';
import { transferDocument } from './transferDocument';

let compliance: Compliance;
const now = new Date('2026-11-30T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
  const put = (path: string, body: object) =>
    compliance.officer('PUT', `/organizations/${OURS}${path}`, body, { 'if-match': '"0"' });
  const row = (kind: string, subject: string, held_on: string, attendees = '') =>
    compliance.officer('POST', `/organizations/${OURS}/trainings`, { kind, subject, held_on, attendees });
  await put('/officer', { appointed_on: '2026-06-01' });
  await put('/security-measures', { measures: { physical: 'ห้องเซิร์ฟเวอร์ปิดล็อก' } });
  await row('training', 'PDPA for staff', '2026-05-10');
  const { body } = await row('review', 'Yearly review', '2026-11-30', 'Mana Attended');
  const pdf = (inside: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n${inside}\nendobj\n%%EOF\n`);
  const by = { kind: 'system', id: '', name: '' } as const;
  const { scans } = partsOf();
  await scans.take({ organization_id: OURS, kind: 'appointment', about: OURS }, pdf('the signed letter'), by);
  await scans.take({ organization_id: OURS, kind: 'training', about: body.id }, pdf('names of people'), by);
});
afterAll(() => compliance.close());

/** What the papers are made of, on the database of the service. */
const partsOf = () => {
  const stores = createStores(compliance.connection);
  const sitesOf = (organization_id: string) =>
    organization_id === OURS ? (compliance.sites[OURS] ?? []) : [];
  const websites: Pick<WebsiteCalls, 'websiteFacts' | 'websiteNames'> = {
    websiteFacts: async ({ organization_id, application_ids }) =>
      factsOfSites(sitesOf(organization_id), compliance.undescribed, application_ids),
    websiteNames: async ({ organization_id }) => sitesOf(organization_id),
  };
  const readSources = createFactSources({
    identity: compliance.identity.client,
    websites,
    settings: stores.settings,
    originOf: () => 'https://consent.example.ac.th',
    dataDir: '/nonexistent',
  });
  const scans = createSignedScans({
    files: stores.paperFiles,
    ring: testSecrets.DATA_SECRET,
    now: () => now,
  });
  const seals = createSeals(testSecrets.DATA_SECRET);
  const generated = createGeneratedActivities({ activities: stores.activities, now: () => now });
  const readRecord = createProcessingRecord({ ...stores, readSources, generated, now: () => now });
  const registers = createRegisters({ ...stores, scans, seals, readSources, websites, now: () => now });
  return { ...registers, readRecord, scans };
};

describe('papers of a binder', () => {
  const scope = {
    organizationId: OURS,
    organizationName: 'โรงเรียนเดโม',
    applications: null,
    from: new Date('2026-09-30T17:00:00Z'),
    until: new Date('2026-12-31T17:00:00Z'),
  };
  const contentOf = async (source: PaperSource, asked: PaperScope): Promise<string> => {
    const parts: string[] = [(await source.document(asked, 'th')).replace(/<style>[\s\S]*<\/style>/, '')];
    for (const { name, content } of await source.originals(asked)) {
      parts.push(name);
      for await (const part of content) parts.push(String(part));
    }
    return parts.join('\n');
  };
  const sourcesOf = (): PaperSource[] => {
    const parts = partsOf();
    return [
      createOfficerSource(parts),
      createProcessingSource(parts),
      createTransfersSource(parts),
      createSecuritySource(parts),
      createTrainingSource(parts),
    ];
  };
  const paper = (name: string): PaperSource => {
    const found = sourcesOf().find((source) => source.paper === name);
    if (!found) throw new Error(`no source ${name}`);
    return found;
  };

  it('say what was the newest at the end of the period, and what took place in it', async () => {
    const training = await contentOf(paper('training'), scope);
    expect(training).toContain('Yearly review');
    expect(training).not.toContain('PDPA for staff');
    expect(training).toContain('30/11/2569 (ค.ศ. 2026)');
    const before = { ...scope, until: new Date('2026-11-01T00:00:00Z') };
    const security = [await contentOf(paper('security'), before), await contentOf(paper('security'), scope)];
    expect(security.map((text) => text.includes('ห้องเซิร์ฟเวอร์ปิดล็อก'))).toEqual([false, true]);
    expect(security[0]).toContain(REGISTER_WORDS.th.nothing_saved);
  });

  it('carry the signed letter and lists, and mark what is not stated', async () => {
    const officerPaper = await contentOf(paper('officer'), scope);
    expect(officerPaper).toContain('appointment-letter-signed.pdf');
    expect(officerPaper).toContain('the signed letter');
    expect(officerPaper).toContain(PAPER_WORDS.th.not_stated);
    expect(await contentOf(paper('training'), scope)).toContain('names of people');
  });

  it('name no website that was not asked for', async () => {
    compliance.sites[OURS]?.push(
      sampleWebsite('e'.repeat(24), 'hidden.example.org'),
      sampleWebsite('1'.repeat(24), 'shop.client.example', {
        group_id: 'e'.repeat(24),
        name: 'Client',
        dpo: null,
      }),
    );
    const chosen = { ...scope, applications: ['c'.repeat(24)] };
    for (const source of sourcesOf()) {
      const text = await contentOf(source, chosen);
      expect([source.paper, /hidden\.example|shop\.client|Client/.test(text)]).toEqual([source.paper, false]);
    }
    expect(await contentOf(paper('processing'), scope)).toMatch(/hidden\.example\.org[\s\S]*Client/);
  });

  it('describe chosen websites wherever they are in the list; transfers have the hosts of all, or say of how many', async () => {
    const late = sampleWebsite('2'.repeat(24), 'late.example.org');
    late.categories = late.categories.map((category) => ({
      ...category,
      cookies: category.cookies.map((cookie) => ({ ...cookie, domain: '.late.tracker' })),
    }));
    const many = Array.from({ length: MAX_PAPER_WEBSITES }, (_site, at) =>
      sampleWebsite(`9b${String(at).padStart(22, '0')}`, `site-${at}.example.org`),
    );
    compliance.sites[OURS]?.push(...many, late);
    const answer = (recipient: string, host: string | null) => ({
      recipient,
      host,
      country: 'TH',
      ground: null,
      note: '',
    });
    const recipients = [
      answer('Late Tracker', 'late.tracker'),
      answer('Of others', 'other.example'),
      answer('Payroll', null),
    ];
    await compliance.officer(
      'PUT',
      `/organizations/${OURS}/transfers`,
      { recipients, no_transfers: null },
      { 'if-match': '"0"' },
    );
    const chosen = { ...scope, applications: [late.id] };
    const of = (name: string, asked: PaperScope) => contentOf(paper(name), asked);
    const about = [
      await of('processing', chosen),
      await of('transfers', chosen),
      await of('transfers', scope),
    ];
    compliance.undescribed = 3;
    const more = await of('transfers', scope);
    compliance.undescribed = 0;
    const stated = recipients.filter(({ host }) => host === 'other.example');
    await compliance.officer(
      'PUT',
      `/organizations/${OURS}/transfers`,
      { recipients: stated, no_transfers: null },
      { 'if-match': '"1"' },
    );
    const none = await of('transfers', chosen);
    compliance.sites[OURS]?.splice(-many.length - 1);
    const [processing = '', transfers = '', whole = ''] = about;
    expect(processing).toContain('late.example.org');
    expect(processing).not.toMatch(/site-1\.example/);
    const has = (text: string) =>
      ['Late Tracker', 'Payroll', 'Of others', 'other.example'].map((part) => text.includes(part));
    expect(has(transfers)).toEqual([true, true, false, false]);
    expect(transfers).toContain(REGISTER_WORDS.th.transfers.part);
    expect(has(whole)).toEqual([true, true, true, true]);
    // The last website is beyond the first page: its host is seen, and no website is left out.
    const seen = (text: string) => /^late\.tracker,late\.example\.org,true\r?$/m.test(text);
    expect([seen(whole), whole.includes(' แห่ง จากทั้งหมด ')]).toEqual([true, false]);
    const all = (compliance.sites[OURS]?.length ?? 0) + many.length + 1;
    expect(more).toContain(`${all} แห่ง จากทั้งหมด ${all + 3} แห่ง`);
    expect(whole).not.toContain(REGISTER_WORDS.th.transfers.part);
    // Recipients of other websites are no statement that lacks.
    expect(none).toContain(REGISTER_WORDS.th.transfers.none_here);
    expect(none).not.toContain(`>${PAPER_WORDS.th.not_stated}<`);
  });
});

it('who attended lies in the database encrypted, is in the paper, and is encrypted again with a later DATA_SECRET', async () => {
  const stored = compliance.connection.collection('paper_trainings');
  expect(JSON.stringify(await stored.find().toArray())).not.toContain('Mana');
  const { trainings } = createStores(compliance.connection);
  const secret = keyRing('the current secret of forty characters ok');
  const seals = createSeals({
    current: secret.current,
    all: [...secret.all, ...testSecrets.DATA_SECRET.all],
  });
  const attendeesOf = async () => {
    const { trainings: shown } = partsOf();
    return (await shown.all(OURS)).map(({ attendees }) => attendees);
  };
  expect(await attendeesOf()).toEqual(['Mana Attended', '']);
  await resealTrainings(trainings, seals, createLogger('silent'));
  const [newest] = await trainings.all(OURS);
  if (!newest) throw new Error('there are no trainings');
  expect(createSeals(secret).open(newest, newest.attendees)).toBe('Mana Attended');
  await expect(attendeesOf()).rejects.toThrow(SealedForAnother);
});

it('a list of more than 500 rows is cut in the PDF, which says so; one of 500 is whole', () => {
  const head = { organizationName: 'Example', madeAt: now };
  const many = <Row>(amount: number, row: (at: number) => Row): Row[] =>
    Array.from({ length: amount }, (_row, at) => row(at));
  const by = { kind: 'user', id: 'a', name: 'Suda' } as const;
  const rows = (amount: number) =>
    many(amount, (at) => ({
      id: 'a'.repeat(24),
      organization_id: OURS,
      kind: 'training' as const,
      subject: `Subject ${at}`,
      held_on: '2026-11-01',
      attendees: '',
      attendee_count: null,
      next_due_on: null,
      replaces: null,
      replaced_by: null,
      lists: [],
      entered_at: '2026-11-01T03:00:00Z',
      entered_by: by,
    }));
  const content = { recipients: [], no_transfers: null };
  const statement = { content, version: 0, saved_at: null, saved_by: null, review_due_at: null };
  const seen = (amount: number) =>
    many(amount, (at) => ({ host: `h${at}.example`, websites: ['a.example'] }));
  const drawn = (amount: number) => [
    trainingDocument({ ...head, rows: rows(amount) }, 'en'),
    transferDocument(
      { ...head, statement, seen: seen(amount), websites: { shown: 1, total: 1 }, isPart: false, others: 0 },
      'en',
    ),
    html`${leftOut(amount, 'en')}`.text,
  ];
  for (const page of drawn(501)) expect(page).toContain('500 of 501 rows');
  for (const page of drawn(500)) expect(page).not.toMatch(/500 of \d+ rows/);
  expect(drawn(501)[0]).not.toContain('Subject 500');
});
