import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { MAX_AGREEMENT_ENTRIES } from '@yinyom/contracts/papers/agreementTerms';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { OURS } from '@yinyom/testing/identityStandIn';
import { AGREEMENT_WORDS } from '@yinyom/texts/agreement/agreementWords';
import { CLAUSE_LANGUAGES } from '@yinyom/texts/sentences/agreementClauses';
import { OFFICER, startCompliance, type Compliance } from '../testing/startCompliance';
import { createAgreementStore } from './agreement.store';
import { sampleAgreement } from '../testing/sampleProcessors';

const AT = `/organizations/${OURS}/agreements`;
const SCAN = Buffer.from('%PDF-1.7\nsigned by both\n%%EOF');
let compliance: Compliance;
let now = new Date('2026-11-30T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, patienceMs: 60_000 });
});
afterAll(() => compliance.close());

const post = (path: string, body?: unknown, etag?: string) =>
  compliance.officer('POST', `${AT}${path}`, body, etag === undefined ? undefined : { 'if-match': etag });
const put = (id: string, body: unknown, etag: string) =>
  compliance.officer('PUT', `${AT}/${id}`, body, { 'if-match': etag });
const read = async (id: string) => (await compliance.officer('GET', `${AT}/${id}`)).body;
const begin = async (changes: Record<string, unknown> = {}) => {
  const { status, body } = await post('', sampleAgreement(changes));
  expect(status).toBe(201);
  return body as { id: string; etag: string };
};
const upload = (id: string, etag: string, file: Buffer, query = '') =>
  compliance.send('POST', `${AT}/${id}/scans${query}`, {
    token: compliance.tokenFor(OFFICER, `session-of-${OFFICER}`),
    raw: new Uint8Array(file),
    headers: { 'content-type': 'application/pdf', 'if-match': etag },
  });
const send = async (id: string, etag: string) => (await post(`/${id}/send`, undefined, etag)).body;

it('a draft says what is missing, takes figures within their limits only, and is sent once nothing is missing', async () => {
  const { body: draft } = await post('', { processor: { name: 'Example Co.' } });
  expect(draft).toMatchObject({
    state: 'draft',
    standing: 'draft',
    content: {
      // The organization's own name, where none is stated.
      controller: { name: 'มหาวิทยาลัยตัวอย่าง' },
      terms: { breach_hours: 24, subprocessor_days: 30, rights_days: 7, erase_days: 30, backup_days: 90 },
    },
  });
  expect(draft.missing).toEqual([
    ...['controller_address', 'processor_address', 'service', 'purpose'],
    ...['data', 'persons', 'measures'],
  ]);
  const early = await post(`/${draft.id}/send`, undefined, draft.etag);
  expect([early.status, early.body.code]).toEqual([409, 'agreement_incomplete']);
  for (const [name, value] of [
    ['breach_hours', 0],
    ['breach_hours', 73],
    ['rights_days', 31],
    ['backup_days', 29],
  ] as const) {
    const { status, body } = await put(draft.id, { terms: { [name]: value } }, draft.etag);
    expect([name, value, status, body.errors?.[0]?.field]).toEqual([name, value, 422, `terms.${name}`]);
  }
  const days = await put(draft.id, { effective_from: '2027-01-02', until: '2027-01-01' }, draft.etag);
  expect([days.status, days.body.errors[0].field]).toEqual([422, 'until']);
  const missing = await put(draft.id, { ...sampleAgreement(), terms: { breach_hours: 72 } }, draft.etag);
  expect(missing.body).toMatchObject({
    missing: [],
    content: { terms: { breach_hours: 72, rights_days: 7 } },
  });
});

it('a paper that was sent is kept whole with its hash: later changes of facts never change it, and its content is closed', async () => {
  const source = { source: 'scan', subject: 'analytics.example' };
  const { id, etag } = await begin({ sources: [source] });
  const draft = await read(id);
  expect(draft.facts).toEqual([
    {
      sentence: 'host_items',
      values: { host: 'analytics.example', websites: 'www.example.ac.th', names: '_a, _b' },
    },
  ]);
  const sent = await send(id, etag);
  expect(sent).toMatchObject({ state: 'sent', words_version: '2', sent_at: now.toISOString() });
  const { bytes, type } = await compliance.download(`${AT}/${id}/agreement.pdf`);
  expect(type).toBe('application/pdf');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent.sent_document.sha256);
  const text = await textOfPdf(bytes);
  for (const part of [
    'มาตรา 40',
    'ภาคผนวก ก',
    'analytics.example',
    'บริษัท คลาวด์ตัวอย่าง จำกัด',
    'Sub-processors',
  ])
    expect(text).toContain(part);
  // Lines of a PDF break anywhere.
  const printed = text.replaceAll(/\s+/g, '');
  for (const lang of CLAUSE_LANGUAGES)
    for (const part of [...Object.values(AGREEMENT_WORDS[lang].heads), AGREEMENT_WORDS[lang].prevails])
      expect(printed).toContain(part.replaceAll(/\s+/g, ''));

  compliance.processors.hosts = {};
  expect((await read(id)).facts).toEqual(draft.facts);
  const again = await compliance.download(`${AT}/${id}/agreement.pdf`);
  expect(again.bytes.equals(bytes)).toBe(true);
  compliance.processors.hosts = { ['c'.repeat(24)]: [{ host: 'analytics.example', names: ['_a', '_b'] }] };

  const closed = await put(id, { purpose: 'another' }, sent.etag);
  expect([closed.status, closed.body.code]).toEqual([409, 'agreement_state']);
  const open = await put(id, { review_at: '2027-06-01' }, sent.etag);
  expect([open.status, open.body.review_at]).toEqual([200, '2027-06-01']);
  const removed = await compliance.officer('DELETE', `${AT}/${id}`);
  expect([removed.status, removed.body.code]).toEqual([409, 'agreement_state']);
});

it('what was sent by mistake becomes a draft again; the paper stays in the history and can be fetched', async () => {
  const { id, etag } = await begin();
  const sent = await send(id, etag);
  const reopened = (await post(`/${id}/reopen`, undefined, sent.etag)).body;
  expect(reopened).toMatchObject({ state: 'draft', sent_at: null, sent_document: null });
  expect(reopened.history.map(({ happened }: { happened: string }) => happened)).toEqual([
    'created',
    'sent',
    'reopened',
  ]);
  const earlier = await compliance.download(`${AT}/${id}/scans/${sent.sent_document.id}`);
  expect(createHash('sha256').update(earlier.bytes).digest('hex')).toBe(sent.sent_document.sha256);
});

it('an upload of the signed scan signs it; the first review is a year later, and further scans are kept besides', async () => {
  const { id, etag } = await begin();
  const early = await upload(id, etag, SCAN);
  expect([early.status, early.body.code]).toEqual([409, 'agreement_state']);
  const sent = await send(id, etag);
  const wrong = await upload(id, sent.etag, Buffer.from('%PDF-1.7\n<</S /JavaScript>>\n%%EOF'));
  expect([wrong.status, wrong.body.errors[0].code]).toEqual([422, 'file_active_content']);
  const future = await upload(id, sent.etag, SCAN, '?signed_on=2026-12-01');
  expect([future.status, future.body.errors[0].field]).toEqual([422, 'signed_on']);
  expect((await read(id)).scans).toEqual([]);

  const signed = (await upload(id, sent.etag, SCAN, '?signed_on=2026-11-29')).body;
  expect(signed).toMatchObject({
    state: 'signed',
    signed_on: '2026-11-29',
    review_at: '2027-11-29',
    review_due: false,
    scans: [{ bytes: SCAN.length, sha256: createHash('sha256').update(SCAN).digest('hex') }],
  });
  const file = await compliance.download(`${AT}/${id}/scans/${signed.scans[0].id}`);
  expect(file.bytes.equals(SCAN)).toBe(true);
  const more = (await upload(id, signed.etag, Buffer.from('%PDF-1.7\nan appendix\n%%EOF'))).body;
  expect([more.scans.length, more.signed_on]).toEqual([2, '2026-11-29']);
});

it("the processor's own paper needs no draft of ours: its signed copy is uploaded at once, and there is no paper to print", async () => {
  const { id, etag } = await begin({ wording: 'theirs' });
  const sent = await post(`/${id}/send`, undefined, etag);
  expect([sent.status, sent.body.code]).toEqual([409, 'agreement_state']);
  const signed = (await upload(id, etag, SCAN)).body;
  expect(signed).toMatchObject({ state: 'signed', sent_document: null });
  expect((await compliance.download(`${AT}/${id}/agreement.pdf`)).status).toBe(404);
});

it('a review is due on its day and until a member records that it was done; what has ended asks for none', async () => {
  const { id, etag } = await begin();
  const sent = await send(id, etag);
  const signed = (await upload(id, sent.etag, SCAN)).body;
  const due = async (until: string) =>
    (await compliance.service.internal.dueAgreements({ organization_id: OURS, until })).map((one) => one.id);
  expect(await due('2027-11-29')).not.toContain(id);
  expect(await due('2027-11-30')).toContain(id);
  // The last day of an agreement comes by itself, whatever day its review is on.
  const lasting = await begin({ until: '2026-12-31' });
  await send(lasting.id, lasting.etag);
  expect(await due('2026-12-30')).not.toContain(`${lasting.id}:end`);
  expect(await due('2026-12-31')).toContain(`${lasting.id}:end`);
  const agreements = createAgreementStore(compliance.connection);
  const record = await agreements.find(OURS, id);
  if (!record) throw new Error('the agreement is gone');
  const before = await due('2027-11-30');
  const copies = Array.from({ length: 25 }, () => agreements.newId());
  for (const _id of copies) await agreements.insert({ ...record, _id });
  expect(await due('2027-11-30')).toHaveLength(before.length + 25);
  await compliance.connection.collection('processor_agreements').deleteMany({ _id: { $in: copies } });
  now = new Date('2027-11-29T17:00:00Z');
  expect(await read(id)).toMatchObject({ review_due: true });
  const past = await post(`/${id}/reviewed`, { review_at: '2027-11-30' }, signed.etag);
  expect([past.status, past.body.errors[0].field]).toEqual([422, 'review_at']);
  const reviewed = (
    await post(`/${id}/reviewed`, { review_at: '2028-11-30', remark: 'no change' }, signed.etag)
  ).body;
  expect(reviewed).toMatchObject({ review_due: false, review_at: '2028-11-30' });
  expect(reviewed.history.at(-1)).toMatchObject({ happened: 'reviewed', remark: 'no change' });

  const ended = (await post(`/${id}/end`, { ended_on: '2027-11-30' }, reviewed.etag)).body;
  expect(ended).toMatchObject({ state: 'signed', standing: 'ended' });
  expect(await due('2029-01-01')).not.toContain(id);
  const locked = await post(`/${id}/reviewed`, { review_at: '2029-01-01' }, ended.etag);
  expect([locked.status, locked.body.code]).toEqual([409, 'agreement_state']);
  const resumed = (await post(`/${id}/end`, { ended_on: null }, ended.etag)).body;
  expect(resumed.standing).toBe('signed');

  // After its last day it is signed no more, in its own answer and in lists.
  const listed = async (standing: string): Promise<string[]> =>
    (await compliance.officer('GET', `${AT}?standing=${standing}&limit=100`)).body.entities.map(
      (one: { id: string }) => one.id,
    );
  expect(await listed('signed')).toContain(id);
  const stored = compliance.connection.collection('processor_agreements');
  await stored.updateOne({ _id: new Types.ObjectId(id) }, { $set: { 'content.until': '2027-11-29' } });
  expect(await read(id)).toMatchObject({ state: 'signed', standing: 'expired' });
  expect([await listed('signed'), await listed('expired')].map((ids) => ids.includes(id))).toEqual([
    false,
    true,
  ]);
  now = new Date('2026-11-30T03:00:00Z');
});

it('two members who change the same agreement: the second is asked to look again, and no paper of theirs is left', async () => {
  const { id, etag } = await begin();
  expect((await put(id, { service: 'one' }, etag)).status).toBe(200);
  for (const path of ['/send', '/reopen', '/end'])
    expect([
      path,
      (await post(`/${id}${path}`, path === '/end' ? { ended_on: null } : undefined, etag)).status,
    ]).toEqual([path, 412]);
  expect((await put(id, { service: 'two' }, etag)).status).toBe(412);
  const { etag: latest } = await read(id);
  const both = await Promise.all([
    post(`/${id}/send`, undefined, latest),
    post(`/${id}/send`, undefined, latest),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const kept = (kind: string) =>
    compliance.connection.collection('paper_files').countDocuments({ about: id, kind });
  expect(await kept('agreement_sent')).toBe(1);

  const { etag: sent } = await read(id);
  const another = Buffer.concat([SCAN, Buffer.from('\n')]);
  const signed = await Promise.all([upload(id, sent, SCAN), upload(id, sent, another)]);
  expect(signed.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await kept('agreement')).toBe(1);
  // Nor is a scan kept where the history has no room for its step.
  const { etag: last, history } = await read(id);
  const [entry] = history;
  const full = Array.from({ length: MAX_AGREEMENT_ENTRIES }, () => ({ ...entry, at: now }));
  const record = await createAgreementStore(compliance.connection).find(OURS, id);
  await compliance.connection
    .collection('processor_agreements')
    .updateOne({ _id: record?._id }, { $set: { history: full } });
  const late = await upload(id, last, Buffer.concat([another, Buffer.from('\n')]));
  expect([late.status, late.body.code, await kept('agreement')]).toEqual([409, 'paper_full', 1]);
});

it('names no source that the platform does not know of this organization', async () => {
  const sources = [{ source: 'api_key', subject: 'f'.repeat(24) }];
  const { status, body } = await post('', sampleAgreement({ sources }));
  expect([status, body.errors[0]]).toMatchObject([422, { field: 'sources.0.subject' }]);
});

it('is listed by the name of the processor, by where it is, and a draft is deleted without a trace but the log', async () => {
  const { id } = await begin({ processor: { name: 'AAA first' } });
  const first = (await compliance.officer('GET', `${AT}?limit=1`)).body;
  expect(first.entities[0]).toMatchObject({ id, processor_name: 'AAA first' });
  expect(first.has_more).toBe(true);
  const drafts = (await compliance.officer('GET', `${AT}?standing=draft&limit=100`)).body.entities;
  expect(new Set(drafts.map(({ standing }: { standing: string }) => standing))).toEqual(new Set(['draft']));
  expect((await compliance.officer('DELETE', `${AT}/${id}`)).status).toBe(204);
  expect((await compliance.officer('GET', `${AT}/${id}`)).status).toBe(404);
  expect(compliance.identity.audit.at(-1)).toMatchObject({
    action: 'paper.agreement_deleted',
    target: { type: 'processor_agreement', id, label: 'AAA first' },
  });
});

it('texts of people are text in the paper, whatever they contain', async () => {
  const { id } = await begin({ service: '<img src=x onerror=alert(1)> <b>งาน</b>' });
  const { bytes } = await compliance.download(`${AT}/${id}/agreement.pdf`);
  expect(await textOfPdf(bytes)).toContain('<b>งาน</b>');
});

it('a repeated request with the same key makes one agreement', async () => {
  const key = { 'idempotency-key': '0b8f7c1e-54aa-4c5e-9b7a-0f8f4a1d2c3e' };
  const make = () => compliance.officer('POST', AT, sampleAgreement({ service: 'once' }), key);
  const [one, two] = [await make(), await make()];
  expect([one.status, two.body.id]).toEqual([201, one.body.id]);
});
