import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { canonicalJson as canonicalJsonOfTheKit } from '@yinyom/service-kit/canonicalJson';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { yinyomVerify } from 'yinyom-verify/yinyomVerify';
import { exportsOf } from '../testing/exportsOf';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { sampleNotice } from '../testing/sampleNotice';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';

const COUNT = 1_400;
const START = Date.parse('2026-10-01T02:00:00Z');

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let member: string;
let folder: string;

beforeAll(async () => {
  server = await startTestDatabase();
  const database = await server.connect('verify');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
  site = standIns.addSite({ store_ip: 'truncated' });
  member = standIns.addUser(site.organization_id, 10);
  folder = await mkdtemp(path.join(tmpdir(), 'yinyom-export-'));
  const sealedAt = new Date(START + 30 * 86_400_000);
  await storeLedger(database, site, { count: COUNT, clients: 200, start: START, stepMs: 600_000, sealedAt });
});
afterAll(async () => {
  await consents.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const call = (address: string) => consents.call(address, { user: member });

const { made } = exportsOf(() => ({ consents, site, user: member }));
const exported = async (given: object = {}): Promise<string> =>
  (await made({ type: 'consent_logs', format: 'ndjson', ...given })).text;

const save = async (name: string, content: string): Promise<string> => {
  const file = path.join(folder, `${randomUUID()}-${name}`);
  await writeFile(file, content);
  return file;
};

const verify = async (text: string, ...args: string[]) => {
  let printed = '';
  const status = await yinyomVerify(
    [await save('x.ndjson', text), '--json', ...args],
    (out) => (printed += out),
  );
  return { status, ...(JSON.parse(printed) as Record<string, unknown>) };
};

/** What an owner keeps from the public addresses. */
const kept = async (): Promise<string[]> => {
  const keys = await consents.call('/public/transparency/keys.json');
  const roots = await consents.call(`/public/transparency/${site.site_key}.json`);
  return [
    '--keys',
    await save('keys.json', JSON.stringify(keys.body)),
    '--roots',
    await save('roots.json', JSON.stringify(roots.body)),
  ];
};

describe('an exported log', () => {
  it('is proved offline, with the texts that were shown and the days that were published', async () => {
    const text = await exported();
    const expected = { status: 0, ok: true, records: COUNT, days: 11, notices: 2, notes: [] };
    expect(await verify(text)).toMatchObject(expected);
    expect(await verify(text, ...(await kept()))).toMatchObject({ ...expected, signed_to: COUNT });
  });

  it('L1: ends with a signed line, so that nothing can be cut off it, also of a day that is not signed yet', async () => {
    await consents.decide(site, {});
    const lines = (await exported()).trimEnd().split('\n');
    const end = JSON.parse(lines.at(-1)!) as { kind: string; records: number };
    expect(end).toMatchObject({ kind: 'end', first_seq: 1, days: 11 });
    expect(await verify(lines.join('\n'), ...(await kept()))).toMatchObject({ status: 0, notes: [] });
    const cut = lines.toSpliced(end.records - 1, 1);
    expect(await verify(cut.join('\n'), ...(await kept()))).toMatchObject({
      status: 1,
      first_bad_seq: end.records,
      reason: 'records are missing that the signed end names',
    });
    expect(await verify(lines.slice(0, -1).join('\n'))).toMatchObject({
      status: 0,
      notes: [expect.stringContaining('no signed end')],
    });
  });

  it('of a period is proved as a part', async () => {
    const text = await exported({ from: '2026-10-05', to: '2026-10-06' });
    expect(await verify(text, ...(await kept()), '--part')).toMatchObject({ status: 0, records: 288 });
  });

  it('P-08: names the first entry that was changed, and a text that was swapped', async () => {
    const text = await exported();
    const lines = text.split('\n');
    const edited = lines.with(699, lines[699]!.replace('"gpc":false', '"gpc":true')).join('\n');
    expect(await verify(edited)).toMatchObject({ status: 1, first_bad_seq: 700 });
    expect(await verify(text.replace('This website uses cookies', 'Hello'))).toMatchObject({
      status: 1,
      first_bad_seq: 1,
    });
    expect(await verify(lines.slice(0, 1_000).join('\n'), ...(await kept()))).toMatchObject({
      status: 1,
      first_bad_seq: 1_001,
    });
  });

  it('P-09: is proved after a visitor had everything erased, and holds nothing of the visitor', async () => {
    const client_id = randomUUID();
    const { body } = await consents.decide(site, { client_id });
    expect(await exported()).toContain(client_id);
    const address = `/public/sites/${site.site_key}/consents/${body.consent_id as string}/identifiers`;
    const headers = { 'x-consent-receipt': body.receipt as string };
    expect((await consents.call(address, { method: 'DELETE', headers })).status).toBe(202);
    const text = await exported();
    expect(text).not.toContain(client_id);
    expect(await verify(text, ...(await kept()))).toMatchObject({ status: 0, notes: [] });
  });
});

describe('a proof pack', () => {
  it('is proved offline', async () => {
    const list = await call(`/consentLogs?application_id=${site.application_id}&to=2026-10-03&limit=1`);
    const { id } = list.body.entities[0] as { id: string };
    const pack = await save('pack.json', JSON.stringify((await call(`/consents/${id}/proof`)).body));
    let printed = '';
    expect(await yinyomVerify([pack, ...(await kept()).slice(0, 2)], (out) => (printed += out))).toBe(0);
    expect(printed).toBe(`PROVED: consent ${id}: the record, the text shown, its batch, the signed day.\n`);
  });
});

it('services and the verifier spell canonical JSON alike', () => {
  for (const value of [
    sampleNotice(1, 'th'),
    { b: [1, null, 'ก"\n\u2028'], a: undefined },
    [],
    'x',
    null,
    { ก: 1, '10': 2, '9': 3 },
  ])
    expect(canonicalJson(value)).toBe(canonicalJsonOfTheKit(value));
});
