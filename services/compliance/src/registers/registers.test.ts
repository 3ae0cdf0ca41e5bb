import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { MEMBER, OFFICER, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let now = new Date('2026-11-30T03:00:00Z');
beforeAll(async () => {
  // Drawing takes longer than a caller waits where all processors are busy.
  compliance = await startCompliance({ now: () => now, patienceMs: 60_000 });
});
afterAll(() => compliance.close());

const officer = (...[method, path, body, headers]: Parameters<Compliance['officer']>) =>
  compliance.officer(method, `/organizations/${OURS}${path}`, body, headers);
const seen = (version: number) => ({ 'if-match': `"${version}"` });
/** A small PDF. */
const pdf = (inside: string): Buffer<ArrayBuffer> =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${inside}\nendobj\n%%EOF\n`);
const upload = (path: string, file: Buffer<ArrayBuffer>) =>
  compliance.send('PUT', `/organizations/${OURS}${path}`, {
    token: compliance.tokenFor(OFFICER, `session-of-${OFFICER}`),
    raw: file,
    headers: { 'content-type': 'application/pdf' },
  });
interface Readiness {
  paper: string;
  state: string;
  fields: number;
  filled: number;
  missing: { field: string; who: string; due_at: string | null }[];
}
const readinessOf = async (paper: string): Promise<Readiness> => {
  const { inspection_papers } = (await officer('GET', '/readiness')).body;
  const found = inspection_papers.find((one: Readiness) => one.paper === paper);
  if (!found) throw new Error(`no paper ${paper}`);
  return found;
};
const missingIn = async (paper: string) => (await readinessOf(paper)).missing.map(({ field }) => field);

describe('the appointment of the officer', () => {
  it('starts with the contact of the settings, and counts nothing that is only there', async () => {
    const { status, body, headers } = await officer('GET', '/officer');
    expect([status, headers.get('etag'), body.etag]).toEqual([200, '"0"', '"0"']);
    expect(body).toMatchObject({ dpo: { name: 'Suda Jaidee' }, version: 0, saved_by: null });
    expect(await readinessOf('officer')).toMatchObject({ state: 'partly', fields: 8, filled: 2 });
    // Empty texts are no answers.
    await officer('PUT', '/officer', { appointed_by: ' ' }, seen(0));
    expect(await readinessOf('officer')).toMatchObject({ filled: 3 });
  });

  it('is saved as versions of which none changes, by one of two people', async () => {
    const statement = {
      appointed_on: '2026-06-01',
      appointed_by: 'Director',
      office_notified_on: '2026-06-15',
    };
    const both = await Promise.all([
      officer('PUT', '/officer', statement, seen(1)),
      officer('PUT', '/officer', { ...statement, appointed_by: 'Rector' }, seen(1)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await officer('PUT', '/officer', statement)).status).toBe(428);
    const versions = (await officer('GET', '/officer/versions')).body;
    expect(versions).toMatchObject({ total: 2, has_more: false });
    expect(versions.entities.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(versions.entities[1].officer.appointed_on).toBeNull();
    expect(versions.entities[0].saved_by).toMatchObject({ kind: 'user', id: OFFICER });
    expect(compliance.identity.audit.at(-1)).toMatchObject({
      action: 'paper.statement_saved',
      changes: [{ field: 'officer', before: 1, after: 2 }],
    });
  });

  it.each([
    [{ appointed_on: '2026-02-30' }, 'appointed_on'],
    [{ publication_url: 'javascript:alert(1)' }, 'publication_url'],
    [{ appointed_by: 'x'.repeat(201) }, 'appointed_by'],
    [{ not_required_reason: 'x'.repeat(2_001) }, 'not_required_reason'],
    [{ organization_id: THEIRS }, 'organization_id'],
  ])('refuses %j', async (body, field) => {
    const { status, body: answer } = await officer('PUT', '/officer', body, seen(2));
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain(field);
  });

  it('needs its review after twelve months, and is complete without an officer only with a reason', async () => {
    expect(await missingIn('officer')).toEqual(['publication_url', 'signed_letter']);
    const before = now;
    now = new Date('2027-11-30T03:00:00Z');
    expect((await readinessOf('officer')).missing.at(-1)).toEqual({
      field: 'review',
      who: 'dpo',
      due_at: '2027-11-30T03:00:00.000Z',
    });
    now = before;
    await officer('PUT', '/officer', { not_required_reason: 'A club of five people.' }, seen(2));
    expect(await readinessOf('officer')).toMatchObject({
      state: 'complete',
      fields: 2,
      filled: 2,
      missing: [],
    });
  });

  it('becomes a letter whose unknown parts are lines to fill in', async () => {
    const thai = await compliance.download(`/organizations/${OURS}/officer/letter.pdf`);
    expect([thai.status, thai.type]).toEqual([200, 'application/pdf']);
    expect(textOfPdf(thai.bytes)).toContain('มาตรา 42');
    const english = await compliance.download(`/organizations/${OURS}/officer/letter.pdf?language=en`);
    const text = textOfPdf(english.bytes);
    expect(text).toContain('Suda Jaidee');
    expect(text).toMatch(/with effect from\s+\.{20}/);
    expect((await officer('GET', '/officer/letter.pdf?language=jp')).status).toBe(422);
  });

  it('keeps the signed letter, which counts for the appointment it can be of', async () => {
    await officer('PUT', '/officer', { appointed_on: '2026-06-01' }, seen(3));
    expect(await missingIn('officer')).toContain('signed_letter');
    const signed = pdf('the signed letter');
    expect(await upload('/officer/signed-letter', signed)).toMatchObject({ status: 200 });
    expect((await officer('GET', '/officer')).body).toMatchObject({
      signed_letters: [{ bytes: signed.length, uploaded_by: { id: OFFICER } }],
      letter_is_current: true,
    });
    expect(await missingIn('officer')).not.toContain('signed_letter');
    const got = await compliance.download(`/organizations/${OURS}/officer/signed-letter.pdf`);
    expect(got.bytes.equals(signed)).toBe(true);
    expect(compliance.identity.audit.at(-1)).toMatchObject({ action: 'paper.scan_downloaded' });
    // A letter that was there before its day is of an earlier appointment.
    await officer('PUT', '/officer', { appointed_on: '2026-12-01' }, seen(4));
    expect(await missingIn('officer')).toContain('signed_letter');
    expect((await upload('/officer/signed-letter', pdf('<</S /JavaScript /JS (x)>>'))).status).toBe(422);
    const other = `/officer/signed-letter.pdf?signed_scan=${'f'.repeat(24)}`;
    expect((await officer('GET', other)).status).toBe(404);
  });

  it('is read by Members, who neither change it nor see the other registers', async () => {
    const member = compliance.as(MEMBER);
    expect((await member('GET', `/organizations/${OURS}/officer`)).status).toBe(200);
    const others = ['/officer/versions', '/transfers', '/security-measures', '/trainings', '/readiness'];
    for (const path of others)
      expect([path, (await member('GET', `/organizations/${OURS}${path}`)).status]).toEqual([path, 403]);
    expect((await member('PUT', `/organizations/${OURS}/officer`, {}, seen(5))).status).toBe(403);
  });
});

describe('transfers abroad', () => {
  it('name hosts that scans saw until people answer them, and guess no country', async () => {
    const { body } = await officer('GET', '/transfers');
    expect(body.unanswered_hosts).toEqual([{ host: 'other.example', websites: ['www.example.ac.th'] }]);
    expect(body.transfers).toEqual({ recipients: [], no_transfers: null });
    // A statement against what scans saw is no answer about the host.
    await officer('PUT', '/transfers', { no_transfers: true }, seen(0));
    expect(await missingIn('transfers')).toEqual(['unanswered']);
    const recipient = { host: 'other.example', recipient: 'Other Inc.' };
    await officer('PUT', '/transfers', { recipients: [recipient] }, seen(1));
    expect(await missingIn('transfers')).toEqual(['country', 'ground']);
    const answered = { ...recipient, country: 'us', ground: 's28_consent' };
    const saved = await officer('PUT', '/transfers', { recipients: [answered] }, seen(2));
    expect(saved.body).toMatchObject({
      unanswered_hosts: [],
      transfers: { recipients: [{ country: 'US' }] },
    });
    expect(await readinessOf('transfers')).toMatchObject({ state: 'complete', fields: 4, filled: 4 });
    // Safeguards are those of a document, which the note names.
    const safeguards = { ...answered, ground: 's29_safeguards' };
    await officer('PUT', '/transfers', { recipients: [safeguards] }, seen(3));
    expect(await missingIn('transfers')).toEqual(['safeguards']);
    for (const [at, note] of ['sample data', 'SCC 1/2026', 'สัญญาลงวันที่ ๑ ธันวาคม ๒๕๖๙'].entries()) {
      await officer('PUT', '/transfers', { recipients: [{ ...safeguards, note }] }, seen(4 + at));
      expect(await missingIn('transfers')).toEqual(note === 'sample data' ? ['safeguards'] : []);
    }
  });

  it('ask no ground for data that stay in Thailand', async () => {
    const recipients = [{ host: 'other.example', recipient: 'Other Ltd.', country: 'TH' }];
    await officer('PUT', '/transfers', { recipients }, seen(7));
    expect(await readinessOf('transfers')).toMatchObject({ state: 'complete', fields: 3 });
    const many = Array.from({ length: 201 }, () => ({ recipient: 'x' }));
    expect((await officer('PUT', '/transfers', { recipients: many }, seen(8))).status).toBe(422);
    const wrong = [{ recipient: 'x', country: 'Thailand' }];
    expect((await officer('PUT', '/transfers', { recipients: wrong }, seen(8))).status).toBe(422);
  });
});

describe('security measures', () => {
  it('are answered by people: what the platform knows of itself fills none', async () => {
    const { body } = await officer('GET', '/security-measures');
    const sentences = body.facts.map(({ sentence }: { sentence: string }) => sentence);
    expect(sentences).toEqual(expect.arrayContaining(['two_factor_required', 'hash_chain', 'people']));
    expect(await readinessOf('security')).toMatchObject({ state: 'empty', fields: 13, filled: 0 });
    const measures = { physical: 'ห้องเซิร์ฟเวอร์ปิดล็อก', awareness: '' };
    const saved = await officer('PUT', '/security-measures', { measures }, seen(0));
    expect(saved.body.measures).toEqual({ physical: measures.physical });
    expect(await readinessOf('security')).toMatchObject({ state: 'partly', filled: 2 });
    const unknown = { measures: { luck: 'x' } };
    expect((await officer('PUT', '/security-measures', unknown, seen(1))).status).toBe(422);
  });
});

describe('training and reviews', () => {
  const row = { kind: 'training', subject: 'PDPA for staff', held_on: '2026-05-10', attendee_count: 24 };

  it('are rows that are only added; a correction replaces one, once', async () => {
    const added = await officer('POST', '/trainings', row);
    expect(added).toMatchObject({ status: 201, body: { attendee_count: 24, replaces: null } });
    const correction = { ...row, attendee_count: 23, next_due_on: '2027-05-10', replaces: added.body.id };
    const both = await Promise.all([
      officer('POST', '/trainings', correction),
      officer('POST', '/trainings', correction),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 412]);
    const { body } = await officer('GET', '/trainings');
    expect(body.total).toBe(2);
    const first = body.entities.find(({ id }: { id: string }) => id === added.body.id);
    expect(first).toMatchObject({ attendee_count: 24, replaced_by: expect.any(String) });
    expect(await missingIn('training')).toEqual(['review_held', 'review_next']);
  });

  it('honour a repeated request, and refuse days that cannot be', async () => {
    const key = { 'idempotency-key': '0b6f1f2e-8f0a-4c55-9d5e-3f1f0a7c2b11' };
    const review = {
      kind: 'review',
      subject: 'Yearly review',
      held_on: '2026-11-30',
      next_due_on: '2026-12-15',
    };
    const [one, two] = [
      await officer('POST', '/trainings', review, key),
      await officer('POST', '/trainings', review, key),
    ];
    expect(two.body.id).toBe(one.body.id);
    for (const [wrong, field] of [
      [{ ...row, held_on: '2026-12-01' }, 'held_on'],
      [{ ...row, next_due_on: '2026-05-10' }, 'next_due_on'],
      [{ ...row, replaces: 'f'.repeat(24) }, 'replaces'],
    ] as const) {
      const { status, body } = await officer('POST', '/trainings', wrong);
      expect([status, JSON.stringify(body.errors).includes(field)]).toEqual([422, true]);
    }
    expect(await readinessOf('training')).toMatchObject({ state: 'complete', fields: 4 });
  });

  it('keep signed lists of their own', async () => {
    const [{ id }, { id: other }] = (await officer('GET', '/trainings')).body.entities;
    const list = pdf('names');
    expect((await upload(`/trainings/${id}/list`, list)).status).toBe(200);
    const [row, next] = (await officer('GET', '/trainings')).body.entities;
    expect([row.lists.length, next.lists.length]).toEqual([1, 0]);
    const got = await compliance.download(`/organizations/${OURS}/trainings/${id}/list.pdf`);
    expect(got.bytes.equals(list)).toBe(true);
    for (const path of [
      `/trainings/${other}/list.pdf?signed_scan=${row.lists[0].id}`,
      `/trainings/${other}/list.pdf`,
    ])
      expect([path, (await officer('GET', path)).status]).toEqual([path, 404]);
    expect((await upload(`/trainings/${'f'.repeat(24)}/list`, list)).status).toBe(404);
  });

  it('are due again after the last moment of their day in Bangkok', async () => {
    const before = now;
    now = new Date('2026-12-15T16:59:59Z');
    expect(await missingIn('training')).toEqual([]);
    now = new Date('2026-12-15T17:00:00Z');
    expect((await readinessOf('training')).missing).toEqual([
      { field: 'review_next', who: 'dpo', due_at: '2026-12-15T17:00:00.000Z' },
    ]);
    // What was never stated is missing, and not overdue.
    expect(await compliance.service.internal.watchPapers({ organization_id: OURS })).toEqual([
      { paper: 'training', due_at: '2026-12-15T17:00:00.000Z' },
    ]);
    now = before;
    expect(await compliance.service.internal.watchPapers({ organization_id: OURS })).toEqual([]);
  });
});

it('readiness of a period is about what was stated by its end', async () => {
  const filledOf = async (query: string): Promise<number[]> => {
    const { inspection_papers } = (await officer('GET', `/readiness${query}`)).body;
    const isStated = ({ paper }: Readiness) => ['transfers', 'security', 'training'].includes(paper);
    return inspection_papers.filter(isStated).map(({ filled }: Readiness) => filled);
  };
  expect(await filledOf('?from=2020-01-01&until=2020-03-31')).toEqual([0, 0, 0]);
  expect(await filledOf('?from=2026-11-01&until=2026-11-30')).toEqual([3, 2, 4]);
  for (const days of [
    '?from=2020-01-01',
    '?from=2020-02-30&until=2020-03-01',
    '?from=2018-01-01&until=2020-01-01',
  ])
    expect((await officer('GET', `/readiness${days}`)).status).toBe(422);
});

it('readiness has the papers that exist, in the order of the binder, and counts the record of processing by its items', async () => {
  const { inspection_papers } = (await officer('GET', '/readiness')).body;
  const papers = inspection_papers.map(({ paper }: Readiness) => paper);
  expect(papers).toEqual(PAPER_ORDER);
  const processing = await readinessOf('processing');
  expect(processing.state).toBe('partly');
  expect(processing.missing.map(({ field }) => field)).toEqual(['disclosure', 'sensitive', 'exemption']);
});

it('nothing of another organization is in it, and a row of another one cannot be corrected', async () => {
  compliance.identity.memberships.push({
    userId: 'their-dpo',
    organizationId: THEIRS,
    role: 1,
    flags: ['dpo'],
  });
  const theirs = compliance.as('their-dpo');
  const [{ id }] = (await officer('GET', '/trainings')).body.entities;
  for (const path of ['/officer', '/transfers', '/security-measures', '/trainings', '/readiness']) {
    expect([path, (await theirs('GET', `/organizations/${OURS}${path}`)).status]).toEqual([path, 404]);
    const own = await theirs('GET', `/organizations/${THEIRS}${path}`);
    expect(JSON.stringify(own.body)).not.toMatch(/Suda|www\.example\.ac\.th|Other Ltd|PDPA for staff/);
  }
  const stolen = { kind: 'training', subject: 'x', held_on: '2026-01-15', replaces: id };
  expect((await theirs('POST', `/organizations/${THEIRS}/trainings`, stolen)).status).toBe(422);
});
