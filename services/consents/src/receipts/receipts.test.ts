import { randomUUID } from 'node:crypto';
import Ajv from 'ajv/dist/2020';
import type { Connection } from 'mongoose';
import {
  consentReceipt,
  RECEIPT_SCHEMA,
  type ConsentReceipt,
} from '@yinyom/contracts/consents/consentReceipt';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { verifyReceipt, type SignedReceipt } from 'yinyom-verify/verifyReceipt';
import * as z from 'zod/mini';
import { startConsents, type Decision, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('receipts');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});
beforeEach(() => {
  site = standIns.addSite();
});

const as27560 = new Ajv({ strict: false }).compile(
  z.toJSONSchema(consentReceipt, { io: 'output', unrepresentable: 'any' }),
);

const own = (at: TestSite, consentId: string, receipt: string | undefined, ending = 'json') =>
  consents.call(`/public/sites/${at.site_key}/consents/${consentId}/receipt.${ending}`, {
    headers: receipt === undefined ? {} : { [RECEIPT_HEADER]: receipt },
  });

/** A visitor's receipt of a decision, as the visitor fetches it. */
const receiptOf = async (decision: Partial<Decision> = {}, ending = 'json'): Promise<ConsentReceipt> => {
  const { body } = await consents.decide(site, decision);
  const answer = await own(site, body.consent_id, body.receipt, ending);
  expect(answer.status).toBe(200);
  return (typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body) as ConsentReceipt;
};

const verify = (receipt: object) => verifyReceipt(receipt as SignedReceipt);
const ofType = (receipt: ConsentReceipt, type: number) =>
  receipt.record.processing.find(({ category_type }) => category_type === type);

describe('a receipt', () => {
  it('says by the fields of ISO/IEC TS 27560 what was decided, for what, by whom and towards whom', async () => {
    const receipt = await receiptOf({ categories: { statistics: true } });
    expect(consentReceipt.parse(receipt)).toEqual(receipt);
    const { record, ledger } = receipt;
    expect(receipt).toMatchObject({
      schema_version: RECEIPT_SCHEMA,
      receipt_id: `rcpt_${ledger.hash.slice(0, 16)}`,
      record: {
        record_id: record.pii_principal_id,
        language: 'th',
        privacy_notice: { notice_address: 'https://site.ac.th/privacy', notice_version: 1 },
        pii_controllers: [{ party_type: 'data controller', party_contact: 'office@site.ac.th' }],
        withdrawal_method: { method_address: 'https://site.ac.th/' },
        event: { event_type: 'explicit', event_state: 'consent given', validity_duration: 'P365D' },
      },
    });
    expect(ofType(receipt, 3)).toMatchObject({
      purpose: 'สถิติ',
      purpose_description: 'นับจำนวนผู้เข้าชม',
      consent_state: 'consent given',
      pii_type: [{ item_name: '_ga', item_kind: 'cookie' }],
      recipient_third_parties: ['Google'],
      retention_period: 'P36M',
    });
    expect(ofType(receipt, 4)).toMatchObject({ consent_state: 'consent refused' });
    expect(verify(receipt)).toMatchObject({
      ok: true,
      proved: ['signature', 'record'],
      open: ['batch', 'day'],
    });
  });

  it('asks for no consent to what is necessary', async () => {
    const types = (await receiptOf()).record.processing.map(({ category_type }) => category_type);
    expect(types).toEqual([2, 3, 4]);
  });

  it('of "reject all" is a receipt, too, and never says that consent was given', async () => {
    const receipt = await receiptOf({ categories: {}, method: 'banner_decline' });
    expect(receipt.record.event).toMatchObject({ event_type: 'explicit', event_state: 'consent refused' });
    expect(JSON.stringify(receipt)).not.toContain('consent given');
    expect(verify(receipt).ok).toBe(true);
  });

  it('of a withdrawal says that it was withdrawn', async () => {
    const client_id = randomUUID();
    await consents.decide(site, { client_id });
    const { record } = await receiptOf({ client_id, categories: {}, method: 'modal_decline' });
    expect(record.event).toMatchObject({ event_type: 'withdrawn', event_state: 'consent withdrawn' });
    expect(new Set(record.processing.map(({ consent_state }) => consent_state))).toEqual(
      new Set(['consent withdrawn']),
    );
  });

  it('of a withdrawal calls only what had been given withdrawn; what had been refused is refused still', async () => {
    const client_id = randomUUID();
    await consents.decide(site, { client_id, categories: { statistics: true } });
    const receipt = await receiptOf({ client_id, categories: {}, method: 'modal_decline' });
    expect(receipt.record.event.event_state).toBe('consent withdrawn');
    expect(ofType(receipt, 3)?.consent_state).toBe('consent withdrawn');
    const others = receipt.record.processing.filter(({ category_type }) => category_type !== 3);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map(({ consent_state }) => consent_state))).toEqual(new Set(['consent refused']));
  });

  it('of a signal or of the website’s own form is not called explicit', async () => {
    const signal = await receiptOf({ categories: {}, method: 'api', gpc: true });
    const form = await receiptOf({ categories: { statistics: true }, method: 'api' });
    expect([signal, form].map(({ record }) => record.event.event_type)).toEqual(['signal', 'website']);
  });

  it('leaves out where the data are kept until the owner says so, and who runs the platform', async () => {
    const before = await receiptOf();
    expect(ofType(before, 3)).not.toHaveProperty('storage_locations');
    expect(before.record).not.toHaveProperty('pii_processors');
    site = standIns.addSite({ data_location: 'TH' });
    expect(ofType(await receiptOf(), 3)?.storage_locations).toEqual(['TH']);
  });

  it('names nobody: neither the browser’s id nor its address', async () => {
    site = standIns.addSite({ store_ip: 'truncated', store_ua: 'family' });
    const client_id = randomUUID();
    const text = JSON.stringify(await receiptOf({ client_id }));
    expect(text).not.toContain(client_id);
    expect(text).not.toContain('203.0.113');
  });
});

describe('a hundred receipts', () => {
  it('fit the JSON Schema made from the table of fields, and are proved to the signed day without a server', async () => {
    const start = Date.parse('2026-11-02T03:00:00Z');
    const story = { count: 100, clients: 60, start, stepMs: 60_000 };
    const records = await storeLedger(database, site, {
      ...story,
      sealedAt: new Date('2026-11-09T00:00:00Z'),
    });
    const user = standIns.addUser(site.organization_id, 10);
    const states = new Set<string>();
    for (const { _id } of records) {
      const { status, body } = await consents.call(`/consents/${_id.toHexString()}/receipt.json`, { user });
      expect(status).toBe(200);
      expect([as27560(body), as27560.errors]).toEqual([true, null]);
      const receipt = body as ConsentReceipt;
      states.add(receipt.record.event.event_state);
      expect(verify(receipt)).toMatchObject({
        ok: true,
        proved: ['signature', 'record', 'batch', 'day'],
        open: [],
      });
    }
    expect(states).toEqual(new Set(['consent given', 'consent refused', 'consent withdrawn']));
    expect(as27560({ ...records[0] })).toBe(false);
  });
});

describe('what a receipt withstands', () => {
  it('P-09: still proves the decision after the visitor’s identifiers were erased, the old file and a new one', async () => {
    const { body } = await consents.decide(site);
    const before = (await own(site, body.consent_id, body.receipt)).body as ConsentReceipt;
    const path = `/public/sites/${site.site_key}/consents/${body.consent_id as string}/identifiers`;
    const erased = await consents.call(path, {
      method: 'DELETE',
      headers: { [RECEIPT_HEADER]: body.receipt },
    });
    expect(erased.status).toBe(202);
    const after = (await own(site, body.consent_id, body.receipt)).body as ConsentReceipt;
    expect([verify(before).ok, verify(after).ok]).toEqual([true, true]);
    expect(after.ledger).toEqual(before.ledger);
  });

  it('one changed letter, anywhere, and it is not proved', async () => {
    const receipt = await receiptOf();
    const text = JSON.stringify(receipt);
    const changed = [
      text.replace('"purpose":"สถิติ"', '"purpose":"สถิตี"'),
      text.replace('"consent refused"', '"consent given"').replace('consent given', 'consent refused'),
      text.replace('"jurisdiction":"TH"', '"jurisdiction":"SG"'),
      text.replace('"P365D"', '"P366D"'),
      text.replace('"result":"accept_all"', '"result":"accept"'),
      text.replace(/"issued_at":"20/, '"issued_at":"21'),
      text.replace(/rcpt_./, 'rcpt_x'),
      text.replace(/\.\.(.)/, (_all, letter: string) => `..${letter === 'A' ? 'B' : 'A'}`),
      text.replace(
        /"signature":"[^.]+/,
        `"signature":"${Buffer.from('{"alg":"none"}').toString('base64url')}`,
      ),
    ];
    for (const one of changed) {
      if (one === text) continue;
      expect([one === text, verify(JSON.parse(one) as object).ok]).toEqual([false, false]);
    }
    expect(changed.filter((one) => one !== text).length).toBeGreaterThanOrEqual(8);
  });

  it('a key that is not the installation’s proves nothing to whoever kept the true one', async () => {
    const receipt = await receiptOf();
    const { reason, ok } = verifyReceipt(receipt as unknown as SignedReceipt, new Map());
    expect([ok, reason]).toEqual([false, expect.stringMatching(/is not known/)]);
  });
});

describe('as JSON-LD', () => {
  it('it has the terms of the vocabulary, brings its context along, and is proved the same way', async () => {
    const receipt = await receiptOf({ categories: {}, method: 'banner_decline' }, 'jsonld');
    expect(receipt).toMatchObject({
      '@type': 'dpv:ConsentRecord',
      'dct:conformsTo': { '@id': RECEIPT_SCHEMA },
      'dpv:hasConsentStatus': { '@id': 'dpv:ConsentRefused' },
      'dpv:hasProcess': [{}, { 'dpv:hasPersonalData': ['_ga'], 'dpv:hasRecipient': ['Google'] }, {}],
      'dpv:hasJurisdiction': 'TH',
    });
    const context = (receipt as unknown as Record<string, unknown>)['@context'];
    expect(context).toMatchObject({ dpv: 'https://w3id.org/dpv#' });
    expect(verify(receipt)).toMatchObject({ ok: true, proved: ['signature', 'record'] });
    expect(verify({ ...receipt, 'dpv:hasConsentStatus': { '@id': 'dpv:ConsentGiven' } }).ok).toBe(false);
  });

  it('has its own type and name', async () => {
    const { body } = await consents.decide(site);
    const { headers } = await own(site, body.consent_id, body.receipt, 'jsonld');
    expect(headers.get('content-type')).toContain('application/ld+json');
    expect(headers.get('content-disposition')).toContain(
      `site.ac.th-receipt-${body.consent_id as string}.jsonld`,
    );
  });
});

describe('who gets it', () => {
  it.each(['json', 'jsonld'])('P-07: without the right token there is no receipt.%s', async (ending) => {
    const mine = (await consents.decide(site)).body;
    const others = (await consents.decide(site)).body;
    const elsewhere = standIns.addSite();
    const answers = await Promise.all([
      own(site, others.consent_id, undefined, ending),
      own(site, others.consent_id, mine.receipt, ending),
      own(elsewhere, others.consent_id, others.receipt, ending),
      own(site, 'a'.repeat(24), mine.receipt, ending),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it.each(['json', 'jsonld'])(
    'T-01: of owners those of the website, from Member on, and it is noted (%s)',
    async (ending) => {
      const { body } = await consents.decide(site);
      const path = `/consents/${body.consent_id as string}/receipt.${ending}`;
      const status = async (organization: string, role: 1000 | 10 | 1) =>
        (await consents.call(path, { user: standIns.addUser(organization, role) })).status;
      expect(await status(site.organization_id, 10)).toBe(200);
      expect(await status(site.organization_id, 1)).toBe(403);
      expect(await status(standIns.addSite().organization_id, 1000)).toBe(404);
      expect((await consents.call(path, {})).status).toBe(401);
      expect(standIns.audited).toContainEqual(
        expect.objectContaining({
          action: 'consent.proof',
          target: expect.objectContaining({ id: body.consent_id }),
        }),
      );
    },
  );
});
