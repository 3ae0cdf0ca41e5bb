import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;

beforeAll(async () => {
  server = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await server.connect('evidence'), standIns);
  site = standIns.addSite();
  await consents.decide(site, { categories: { statistics: true } });
  await consents.decide(site, { categories: {}, method: 'banner_decline' });
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const today = bangkokToday();
const figuresFor = (organization_id: string, from = today, until = today) =>
  consents.service.internal.evidenceFigures({
    organization_id,
    application_id: site.application_id,
    from,
    until,
  });
const proofsFor = (organization_id: string, seqs: number[]) =>
  consents.service.internal.evidenceProofs({ organization_id, application_id: site.application_id, seqs });

it('evidence of a period is sums and positions in the ledger; a refusal is counted as one', async () => {
  expect(await figuresFor(site.organization_id)).toMatchObject({
    decisions: 2,
    visitors: 2,
    accepted: 1,
    declined: 1,
    first_seq: 1,
    last_seq: 2,
    signed_days: 0,
  });
  expect(await figuresFor(site.organization_id, '2020-01-01', '2020-12-31')).toMatchObject({
    decisions: 0,
    first_seq: null,
  });
});

it('decisions are proved by their positions, without anything that leads to a visitor', async () => {
  const proofs = await proofsFor(site.organization_id, [1, 2, 3]);
  expect(proofs.map(({ seq, ok, result, open }) => ({ seq, ok, result, open }))).toEqual([
    { seq: 1, ok: true, result: 'accept', open: ['batch', 'day'] },
    { seq: 2, ok: true, result: 'decline_all', open: ['batch', 'day'] },
  ]);
  expect(JSON.stringify(proofs)).not.toMatch(/client|network|page_url|203\.0\.113/);
});

it('a record that was changed in the database is not proved', async () => {
  const { body } = await consents.decide(site, { categories: { statistics: true } });
  await consents.service.database
    .collection('consent_logs')
    .updateOne({ seq: 3 }, { $set: { result: 'accept_all' } });
  const [proof] = await proofsFor(site.organization_id, [3]);
  expect(proof).toMatchObject({ consent_id: body.consent_id, ok: false, reason: 'the record was changed' });
});

it('another organization gets nothing', async () => {
  const other = 'f'.repeat(24);
  expect(await figuresFor(other)).toMatchObject({ decisions: 0, first_seq: null });
  expect(await proofsFor(other, [1])).toEqual([]);
});
