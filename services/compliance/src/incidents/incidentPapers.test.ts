import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Scope } from '@yinyom/contracts/identity/scopes';
import { INCIDENT_ENTRIES } from '@yinyom/contracts/papers/incident';
import type { KeptNotice } from '@yinyom/contracts/papers/keptNotices';
import { createLogger } from '@yinyom/service-kit/logger';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { OURS } from '@yinyom/testing/identityStandIn';
import { INCIDENT_WORDS } from '@yinyom/texts/incident/incidentWords';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { createPaperFileStore } from '../signed-scans/paperFile.store';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { resealIncidents } from '../upkeep/resealIncidents';
import { createBreachesSource } from './breachesSource';
import { createIncidentStore } from './incident.store';
import { createIncidentSeals } from './incidentSeals';
import { incidentReportDocument } from './incidentReportDocument';
import { officeNoticeDocument } from './officeNoticeDocument';
import { personsNoticeDocument } from './personsNoticeDocument';
import { createKeptNotices } from './keptNotices';
import { createToIncident } from './toIncident';

const RING = keyRing('a secret of tests with forty characters ok');
const AWARE = '2026-12-29T16:30:00.000Z';
const BASE = `/organizations/${OURS}/incidents`;
const contact = {
  name: 'มหาวิทยาลัยตัวอย่าง',
  contact_email: 'office@example.ac.th',
  dpo: { name: 'Suda Jaidee', email: 'dpo@example.ac.th', phone: '+66 2 123 4567' },
};
let compliance: Compliance;
const now = new Date('2026-12-29T17:00:00Z');
beforeAll(async () => {
  // Drawing takes longer than a caller waits where all processors are busy.
  compliance = await startCompliance({ now: () => now, ring: RING, patienceMs: 60_000 });
  compliance.identity.client.organizationContact = async () => contact;
});
afterAll(() => compliance.close());

const enter = async (what_happened: string): Promise<string> =>
  (await compliance.officer('POST', BASE, { what_happened, aware_at: AWARE })).body.id;
const read = async (id: string) => (await compliance.officer('GET', `${BASE}/${id}`)).body;
const change = async (id: string, body: object) => {
  const changed = await compliance.officer('PUT', `${BASE}/${id}`, body, {
    'if-match': (await read(id)).etag,
  });
  expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
  return changed.body;
};
const sourceOf = () => {
  const incidents = createIncidentStore(compliance.connection);
  const show = createToIncident(createIncidentSeals(RING));
  const { organizationContact } = compliance.identity.client;
  const identity = { organizationContact };
  const files = createPaperFileStore(compliance.connection);
  const scans = createSignedScans({ files, ring: RING, now: () => now });
  const kept = createKeptNotices({ scans, show, identity, logger: createLogger('silent'), now: () => now });
  return createBreachesSource({ incidents, show, kept, identity, now: () => now });
};

it('each kind of entry has its words, and a document states what is missing instead of inventing it', async () => {
  const incident = await read(await enter('<b>Lost</b> disk'));
  for (const lang of LANGUAGES) {
    const words = INCIDENT_WORDS[lang];
    expect(Object.keys(words.entries).sort()).toEqual([...INCIDENT_ENTRIES].sort());
    const paper = { incident, contact, made: now };
    for (const draw of [officeNoticeDocument, personsNoticeDocument, incidentReportDocument]) {
      const page = draw(paper, lang);
      expect(page).toContain(words.not_stated);
      // What goes to persons says nothing to a lawyer.
      expect(page.includes(words.draft)).toBe(draw !== personsNoticeDocument);
      expect(page).not.toMatch(/<b>Lost|undefined|\{\w+\}/);
    }
    expect(officeNoticeDocument(paper, lang)).toContain('&lt;b&gt;Lost');
  }
});

it('the notice has the four parts of the notification, both clocks, and no lateness that is not there', async () => {
  const incident = await read(await enter('Lost disk'));
  const page = officeNoticeDocument({ incident, contact, made: now }, 'th');
  const { office } = INCIDENT_WORDS.th;
  for (const part of [
    office.part_description,
    office.part_contact,
    office.part_effects,
    office.part_measures,
  ])
    expect(page).toContain(part);
  expect(page).toContain('29/12/2569 | 23:30:00 (เวลาประเทศไทย) · 2026-12-29 16:30 UTC');
  expect(page).toContain('01/01/2570 | 23:30:00 (เวลาประเทศไทย) · 2027-01-01 16:30 UTC');
  expect(page).toContain('Suda Jaidee · dpo@example.ac.th');
  expect(page).toContain(office.not_sent);
  expect(page).not.toContain(office.late);
  // Printed after the limit without being sent, it says so by itself.
  const late = officeNoticeDocument({ incident, contact, made: new Date('2027-01-14T00:00:00Z') }, 'th');
  expect([late.includes(office.late), late.includes(office.after_latest)]).toEqual([true, true]);
});

it('the three documents are PDFs whose Thai text can be found, and are in the audit log', async () => {
  const id = await enter('แล็ปท็อปของฝ่ายทะเบียนถูกขโมย');
  await change(id, {
    persons_notice: {
      sent_at: null,
      channel: null,
      notice_text: { th: 'โปรดเปลี่ยนรหัสผ่าน', en: 'Change it.' },
    },
  });
  const printed = async (name: string) => {
    const { status, type, bytes } = await compliance.download(`${BASE}/${id}/${name}.pdf?language=th`);
    expect([name, status, type]).toEqual([name, 200, 'application/pdf']);
    return textOfPdf(bytes);
  };
  expect(await printed('office-notice')).toContain('มาตรา 37');
  expect(await printed('persons-notice')).toContain('โปรดเปลี่ยนรหัสผ่าน');
  expect(await printed('report')).toContain('SHA-256');
  const audited = compliance.identity.audit.filter(({ action }) => action === 'incident.printed');
  expect(audited).toHaveLength(3);
  // The notice to the Office is in Thai or English.
  expect((await compliance.download(`${BASE}/${id}/office-notice.pdf?language=jp`)).status).toBe(422);
});

it('evidence has exports and sign-ins of the time alone, decisions of the hours it touches, and the ledger', async () => {
  const id = await enter('Copied list');
  await change(id, { occurred_from: '2026-12-29T10:30:00Z', occurred_to: '2026-12-29T12:00:00Z' });
  const event = (at: string, action: string, seq: number) => ({
    id: 'e'.repeat(24),
    seq,
    at,
    actor: { id: 'u', name: 'Mana', kind: 'user' as const },
    action,
    target: { type: 'export', id: 'x', label: 'consents.csv' },
    organization_id: OURS,
    ip_truncated: '203.0.113.0',
    request_id: 'r',
    result: 'success' as const,
    hash: 'h',
  });
  const pages = [
    [
      event('2026-12-29T12:30:00.000Z', 'export.downloaded', 9),
      event('2026-12-29T11:30:00.000Z', 'export.created', 8),
    ],
    [
      event('2026-12-29T11:00:00.000Z', 'session.started', 7),
      event('2026-12-29T10:00:00.000Z', 'session.started', 6),
    ],
  ];
  compliance.identity.client.listAudit = async ({ before_seq }) =>
    before_seq === undefined
      ? { entities: pages[0] ?? [], has_more: true }
      : { entities: pages[1] ?? [], has_more: false };
  const hour = { shown: 0, accepted: 0 };
  compliance.hours = [
    { ...hour, at: '2026-12-29T09:00:00.000Z', decisions: 100 },
    { ...hour, at: '2026-12-29T10:00:00.000Z', decisions: 3 },
    { ...hour, at: '2026-12-29T12:00:00.000Z', decisions: 4 },
    { ...hour, at: '2026-12-29T13:00:00.000Z', decisions: 100 },
  ];
  const { body } = await compliance.officer('GET', `${BASE}/${id}/evidence`);
  expect(body).toMatchObject({
    from: '2026-12-29T10:30:00.000Z',
    to: '2026-12-29T12:00:00.000Z',
    events_capped: false,
    decisions: 7,
    ledger_intact: true,
    ledger_days: 1,
    websites: 1,
  });
  expect(body.export_events).toMatchObject([{ at: '2026-12-29T11:30:00.000Z', action: 'export.created' }]);
  expect(body.sign_in_events).toMatchObject([{ at: '2026-12-29T11:00:00.000Z', actor: { name: 'Mana' } }]);
  // What it lists of the audit log is for keys that may read that.
  const { authorize } = compliance.identity.client;
  const asKey = async (scopes: Scope[]) => {
    compliance.identity.client.authorize = async (asked) => ({
      ...(await authorize(asked)),
      key: { scopes, application_ids: null },
    });
    const { status, body: answer } = await compliance.officer('GET', `${BASE}/${id}/evidence`);
    return [status, answer.code];
  };
  expect(await asKey(['papers:read'])).toEqual([403, 'scope_missing']);
  expect(await asKey(['papers:read', 'audit:read'])).toEqual([200, undefined]);
  compliance.identity.client.authorize = authorize;
  // A time that is too long is not counted in part.
  await change(id, { occurred_from: '2026-01-01T00:00:00Z' });
  const long = (await compliance.officer('GET', `${BASE}/${id}/evidence`)).body;
  expect([long.decisions, long.ledger_intact]).toEqual([null, null]);
  // Without a website there is no ledger that could be intact.
  await change(id, { occurred_from: '2026-12-29T10:30:00Z' });
  const ours = compliance.sites[OURS]?.splice(0) ?? [];
  const none = (await compliance.officer('GET', `${BASE}/${id}/evidence`)).body;
  compliance.sites[OURS]?.push(...ours);
  expect([none.websites, none.ledger_intact]).toEqual([0, null]);
});

it('the register is a paper of an inspection: readiness, a page and a file of all incidents of the period', async () => {
  await compliance.connection.collection('incidents').deleteMany({});
  const source = sourceOf();
  expect(await source.readiness(OURS)).toMatchObject({
    state: 'complete',
    fields: 1,
    filled: 1,
    missing: [],
  });
  const id = await enter('=Formula, "quoted"');
  expect(await source.readiness(OURS)).toMatchObject({
    state: 'partly',
    fields: 8,
    filled: 1,
    missing: [
      { field: 'containment', who: 'dpo', due_at: null },
      { field: 'assessment' },
      { field: 'office_notice', due_at: '2027-01-01T16:30:00.000Z' },
      ...['lessons', 'occurred', 'data_kinds', 'persons'].map((field) => ({ field })),
    ],
  });
  const scope = {
    organizationId: OURS,
    organizationName: 'โรงเรียนเดโม',
    applications: null,
    from: new Date('2026-12-01T00:00:00Z'),
    until: new Date('2027-01-01T00:00:00Z'),
  };
  const { number } = await read(id);
  // Neither lists nor the register read what entries say.
  const stored = compliance.connection.collection('incidents');
  await stored.updateMany({}, { $set: { 'entries.$[].text': 'not sealed' } });
  const [outline] = await createIncidentStore(compliance.connection).list(OURS, 'all', { skip: 0, limit: 1 });
  expect(Object.keys(outline?.entries[0] ?? {})).not.toContain('text');
  const page = await source.document(scope, 'en');
  expect(page).toContain(number);
  expect(page).toContain(INCIDENT_WORDS.en.report.undecided);
  const files = await source.originals(scope);
  expect(files.map(({ name }) => name)).toEqual(['breaches.csv']);
  let file = '';
  for await (const piece of files[0]?.content ?? []) file += String(piece);
  const lines = file.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${number},open,controller,"'=Formula, ""quoted"""`);
  const before = { ...scope, until: scope.from, from: new Date('2026-11-01T00:00:00Z') };
  expect(await source.document(before, 'en')).toContain(INCIDENT_WORDS.en.register.none);
  await stored.deleteMany({});
});

it('a notice is kept whole as it was when it was recorded as sent; later facts do not change it, and a binder has it', async () => {
  const before = compliance.identity.audit.length;
  const id = await enter('Lost disk of the registry');
  await change(id, { risk: { risk_factors: {}, risk_level: 'high', risk_reasons: 'Grades of minors' } });
  await change(id, { office_notice: { sent_at: '2026-12-29T16:50:00.000Z' } });
  const text = { en: 'Your grades were lost.' };
  await change(id, {
    persons_notice: { sent_at: '2026-12-29T16:55:00.000Z', channel: 'email', notice_text: text },
  });
  const hashes = compliance.identity.audit
    .slice(before)
    .flatMap(({ changes = [] }) => changes)
    .filter(({ field }) => field === 'content_sha256');
  await change(id, { what_happened: 'Another sentence' });
  const scope = {
    organizationId: OURS,
    organizationName: 'x',
    applications: null,
    from: new Date('2026-12-01T00:00:00Z'),
    until: new Date('2027-01-01T00:00:00Z'),
  };
  const [, ...notices] = await sourceOf().originals(scope);
  const { number } = await read(id);
  expect(notices.map(({ name }) => name)).toEqual(
    ['office-notice-th-1', 'office-notice-en-1', 'persons-notice-en-1'].map(
      (name) => `${number}-${name}.html`,
    ),
  );
  const found: string[] = [];
  for (const { name, content } of notices) {
    let page = '';
    for await (const piece of content) page += String(piece);
    expect(page).not.toContain('Another sentence');
    expect([page.includes('@font-face'), page.length < 40_000]).toEqual([false, true]);
    found.push(createHash('sha256').update(page).digest('hex'));
    expect(page).toContain(name.includes('persons') ? 'Your grades were lost.' : 'Lost disk of the registry');
  }
  expect(hashes.map(({ after }) => after)).toEqual(found);
  const { kept_notices } = (await compliance.officer('GET', `${BASE}/${id}/kept-notices`)).body;
  expect(kept_notices.map(({ sha256 }: KeptNotice) => sha256).sort()).toEqual(found.sort());
  const [newest] = kept_notices as KeptNotice[];
  const { bytes, type } = await compliance.download(`${BASE}/${id}/kept-notices/${newest?.id}`);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(newest?.sha256);
  const { action } = compliance.identity.audit.at(-1) ?? {};
  expect([type, action]).toEqual(['application/octet-stream', 'incident.printed']);
  const other = await enter('Of another breach');
  expect((await compliance.download(`${BASE}/${other}/kept-notices/${newest?.id}`)).status).toBe(404);
});

it('a notice whose copy fails refuses nothing: it is recorded, answered and in the audit log', async () => {
  const id = await enter('No copy');
  const { client, audit } = compliance.identity;
  const { organizationContact } = client;
  client.organizationContact = () => Promise.reject(new Error('identity is away'));
  try {
    await change(id, { office_notice: { sent_at: '2026-12-29T16:50:00.000Z' } });
  } finally {
    client.organizationContact = organizationContact;
  }
  expect((await read(id)).office_notice.sent_at).toBe('2026-12-29T16:50:00.000Z');
  const fields = audit.findLast(({ changes }) => changes)?.changes?.map(({ field }) => field);
  expect(fields).toContain('entry.office_notified');
  expect(fields).not.toContain('content_sha256');
});

it('after DATA_SECRET was changed everything is encrypted with the new one, and the timeline stays intact', async () => {
  const id = await enter('Encrypted again');
  const secret = 'the current secret of forty characters ok';
  const both = { current: keyRing(secret).current, all: [...keyRing(secret).all, ...RING.all] };
  const incidents = createIncidentStore(compliance.connection);
  await resealIncidents(incidents, createIncidentSeals(both), createLogger('silent'));
  const record = await incidents.find(OURS, id);
  const shown = record && createToIncident(createIncidentSeals(keyRing(secret))).toWhole(record);
  expect([shown?.what_happened, shown?.entries_intact]).toEqual(['Encrypted again', true]);
});
