import { createLogger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { OURS } from '@yinyom/testing/identityStandIn';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import type { PaperScope, PaperSource } from '../binder/PaperSource';
import { createStores } from '../createStores';
import { createFactSources } from '../processing-record/factSources';
import { createGeneratedActivities } from '../processing-record/generatedActivities';
import { createProcessingSource } from '../processing-record/processingSource';
import { createProcessingRecord } from '../processing-record/processingRecord.service';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { factsOfSites, sampleWebsite } from '../testing/sampleFacts';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { createSeals } from '../register/seals';
import { createRegisters } from './createRegisters';
import { resealTrainings } from './resealTrainings';
import {
  createOfficerSource,
  createSecuritySource,
  createTrainingSource,
  createTransfersSource,
} from './registerSources';

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
  const readSources = createFactSources({
    identity: compliance.identity.client,
    websites: {
      websiteFacts: async ({ organization_id }) =>
        factsOfSites(organization_id === OURS ? (compliance.sites[OURS] ?? []) : []),
    },
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
  const registers = createRegisters({ ...stores, scans, seals, readSources, now: () => now });
  return { ...registers, readRecord, scans };
};

describe('papers of a binder', () => {
  const scope = {
    organizationId: OURS,
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
