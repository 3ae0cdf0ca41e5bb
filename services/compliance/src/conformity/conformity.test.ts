import type { Scope } from '@yinyom/contracts/identity/scopes';
import { ruleSet, type RuleSet } from '@yinyom/contracts/conformity/ruleSet';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { RULE_SETS } from '@yinyom/texts/sentences/ruleSets';
import { startCompliance, type Compliance } from '../testing/startCompliance';

const SITE = 'c'.repeat(24);
const THEIR_SITE = 'd'.repeat(24);

/** A set that an official manual could become: data alone. One rule names a measurement that there is not. */
const MANUAL: unknown = {
  rule_set_id: 'manual-2570',
  set_version: '2.1',
  set_date: '2027-03-01',
  set_title: { th: 'คู่มือแบนเนอร์', en: 'Manual of banners' },
  set_source: { en: 'The regulator.' },
  rules: [
    {
      rule_name: 'reject',
      measured_by: ['banner.no_reject_on_first_layer', 'banner.reject_smaller'],
      rule_title: { en: 'Reject is as easy' },
      rule_text: { en: 'Both buttons are alike.' },
      rule_law: { en: 'Manual 4.2' },
    },
    {
      rule_name: 'camera',
      measured_by: ['camera.blink'],
      rule_title: { en: 'No blinking' },
      rule_text: { en: 'Nothing blinks.' },
      rule_law: { en: 'Manual 9' },
    },
  ],
};

let compliance: Compliance;
const sets: RuleSet[] = [...RULE_SETS];
let now = new Date('2026-11-23T10:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, ruleSets: sets, patienceMs: 60_000 });
});
afterAll(() => compliance.close());
beforeEach(() => {
  sets.splice(0, sets.length, ...RULE_SETS);
  now = new Date('2026-11-23T10:00:00Z');
  compliance.banner = null;
});

const path = (rest = '', organization = OURS) => `/organizations/${organization}/conformity${rest}`;
const compare = async (more = '') =>
  (await compliance.officer('GET', path(`?application_id=${SITE}${more}`))).body;
interface Rule {
  rule_name: string;
  rule_state: string;
  by_hand: boolean;
  answer_by_hand: { hand_answer: string; by: { name: string } } | null;
}
const ruleOf = ({ judged_rules: rules }: { judged_rules: Rule[] }, name: string) =>
  rules.find(({ rule_name }) => rule_name === name);
const answer = (etag: string, body: object) =>
  compliance.officer(
    'PUT',
    path('/answers'),
    { application_id: SITE, rule_set: 'pdpa-2019', ...body },
    { 'if-match': etag },
  );
const keep = async () => (await compliance.officer('POST', path('/results'), { application_id: SITE })).body;

it('compares a website with each rule, and says so much as was measured', async () => {
  const before = await compare();
  expect(before).toMatchObject({
    domain_name: 'www.example.ac.th',
    scan_id: null,
    rule_set: { rule_set_id: 'pdpa-2019', set_version: '2' },
  });
  expect(ruleOf(before, 'before_choice')).toMatchObject({ rule_state: 'met' });
  expect(ruleOf(before, 'no_wall')).toMatchObject({ rule_state: 'unknown' });
  expect(ruleOf(before, 'separate')).toMatchObject({ rule_state: 'unanswered', by_hand: true });
  compliance.banner = {
    scan_id: 's1',
    finished_at: '2026-11-20T00:00:00.000Z',
    banner_score: { score: 80, reasons: [{ code: 'cookie_wall', points: 20 }], not_checked: [] },
  };
  const after = await compare();
  expect([
    ruleOf(after, 'no_wall')?.rule_state,
    ruleOf(after, 'keyboard')?.rule_state,
    after.scan_id,
  ]).toEqual(['not_met', 'met', 's1']);
  const sum = Object.values(after.counts as Record<string, number>).reduce((all, count) => all + count, 0);
  expect(sum).toBe(after.judged_rules.length);
});

it('a person answers rules by hand, and takes answers back; what is measured takes none', async () => {
  const { etag } = await compare();
  const { body: once } = await answer(etag, {
    rule_name: 'separate',
    hand_answer: 'no',
    remark: 'In the terms',
  });
  expect(ruleOf(once, 'separate')).toMatchObject({
    rule_state: 'not_met',
    answer_by_hand: { hand_answer: 'no' },
  });
  expect((await answer(etag, { rule_name: 'separate', hand_answer: 'yes' })).status).toBe(412);
  expect((await answer(once.etag, { rule_name: 'before_choice', hand_answer: 'yes' })).body.code).toBe(
    'rule_measured',
  );
  expect((await answer(once.etag, { rule_name: 'unheard_of', hand_answer: 'yes' })).status).toBe(404);
  const { body: twice } = await answer(once.etag, { rule_name: 'separate', hand_answer: null });
  expect(ruleOf(twice, 'separate')?.rule_state).toBe('unanswered');
});

it('another set is data alone: it is shown, and what it cannot measure is asked', async () => {
  const manual = ruleSet.parse(MANUAL);
  sets.unshift(manual);
  compliance.banner = {
    scan_id: 's1',
    finished_at: '2026-11-20T00:00:00.000Z',
    banner_score: { score: 100, reasons: [], not_checked: [] },
  };
  const shown = await compare();
  expect(shown.rule_set).toMatchObject({ rule_set_id: 'manual-2570', set_version: '2.1' });
  expect(shown.rule_sets).toHaveLength(RULE_SETS.length + 1);
  expect(ruleOf(shown, 'reject')).toMatchObject({ rule_state: 'met', by_hand: false });
  expect(ruleOf(shown, 'camera')).toMatchObject({ rule_state: 'unanswered', by_hand: true });
  // The earlier set can still be seen, and has answers of its own.
  expect((await compare('&rule_set=pdpa-2019')).rule_set.rule_set_id).toBe('pdpa-2019');
  expect((await compliance.officer('GET', path(`?application_id=${SITE}&rule_set=other`))).status).toBe(404);
});

it('a kept result names its version and is not compared again, whatever is measured or published later', async () => {
  const kept = await keep();
  expect(kept).toMatchObject({ rule_set: { rule_set_id: 'pdpa-2019', set_version: '2' }, scan_id: null });
  const manual = ruleSet.parse(MANUAL);
  sets.splice(0, sets.length, { ...manual, rule_set_id: 'pdpa-2019', set_version: '9' });
  now = new Date('2027-11-23T10:00:00Z');
  compliance.banner = { scan_id: 's2', finished_at: '2027-11-20T00:00:00.000Z', banner_score: null };
  const later = (await compliance.officer('GET', path(`/results/${kept.id}`))).body;
  expect(later).toEqual(kept);
  const text = await textOfPdf(
    (await compliance.download(path(`/results/${kept.id}/report.pdf?language=th`))).bytes,
  );
  expect(text).toContain('ฉบับที่ 2 ลงวันที่ 01/12/2569');
  // Measures of the platform are apart from what the law asks for.
  for (const words of ['www.example.ac.th', 'ข้อกำหนดตามกฎหมาย', 'มาตรการของแพลตฟอร์ม'])
    expect(text).toContain(words);
  const { entities, total } = (await compliance.officer('GET', path(`/results?application_id=${SITE}`))).body;
  expect([total, entities[0].id, 'judged_rules' in entities[0]]).toEqual([1, kept.id, false]);
});

it('an API key compares with the scope that reads scans, and reads what people kept without it', async () => {
  const kept = await keep();
  const { authorize } = compliance.identity.client;
  const asKey = async (scopes: Scope[]) => {
    compliance.identity.client.authorize = async (asked) => ({
      ...(await authorize(asked)),
      key: { scopes, application_ids: null },
    });
    const compared = await compliance.officer('GET', path(`?application_id=${SITE}`));
    const again = await compliance.officer('POST', path('/results'), { application_id: SITE });
    const read = await compliance.officer('GET', path(`/results/${kept.id}`));
    return [compared.status, again.status, read.status];
  };
  try {
    expect(await asKey(['papers:read', 'papers:write'])).toEqual([403, 403, 200]);
    expect(await asKey(['papers:read', 'papers:write', 'scans:read'])).toEqual([200, 201, 200]);
  } finally {
    compliance.identity.client.authorize = authorize;
  }
});

it('nothing of another organization is compared, answered, kept or read', async () => {
  const kept = await keep();
  const foreigner = compliance.as('foreigner');
  expect((await foreigner('GET', path(`/results/${kept.id}`, THEIRS))).status).toBe(404);
  expect((await foreigner('GET', path(`/results/${kept.id}/report.pdf`, THEIRS))).status).toBe(404);
  expect((await foreigner('GET', path(`?application_id=${SITE}`, THEIRS))).status).toBe(404);
  expect((await compliance.officer('GET', path(`?application_id=${THEIR_SITE}`))).status).toBe(404);
  expect((await compliance.officer('POST', path('/results'), { application_id: THEIR_SITE })).status).toBe(
    404,
  );
  const asked = {
    application_id: THEIR_SITE,
    rule_set: 'pdpa-2019',
    rule_name: 'separate',
    hand_answer: 'yes',
  };
  expect((await answer('"0"', asked)).status).toBe(404);
  expect((await foreigner('GET', path(`/results?application_id=${SITE}`, THEIRS))).body.total).toBe(0);
  const actions = compliance.identity.audit
    .map(({ action }) => action)
    .filter((one) => one.startsWith('conformity.'));
  expect(new Set(actions)).toEqual(new Set(['conformity.answered', 'conformity.kept', 'conformity.printed']));
});
