import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { CHECK_REASONS, CHECKS } from '@yinyom/contracts/compliance/checks';
import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { COMPLIANCE_WORDS } from '../compliance/complianceWords';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import type { LateVisitors } from '@yinyom/contracts/compliance/lateVisitors';
import { checkSentence, siteSentence } from './siteSentence';
import { NOW, sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';

const many: LateVisitors = { decided: 100, accepted: 57, before: { decided: 200, accepted: 110 } };
const sentence = (
  more: Partial<ComplianceFacts> = {},
  visitors: LateVisitors = many,
  lang: Lang = 'th',
): string =>
  siteSentence(
    { checks: judgeCompliance(sampleFacts(more), { now: NOW, dpo: true }), visitors },
    COMPLIANCE_WORDS[lang],
    lang,
  );
const { scan } = sampleFacts();

it('B3: a website in order, in Thai and in English', () => {
  expect(sentence()).toBe(
    'ปกติ: ยอมรับ 57% ของผู้ที่ตัดสินใจ ใกล้เคียง 30 วันก่อนหน้า · การสแกนไม่พบอะไรทำงานก่อนยินยอม · ควรสแกนอีกครั้งภายใน 12 วัน',
  );
  expect(sentence({}, many, 'en')).toBe(
    'All normal: 57% of those who decided accepted, about the same as in the 30 days before · the scan found nothing that ran before consent · scan again within 12 days',
  );
});

it('a change of five points and more is told with the share of before', () => {
  const before = { decided: 100, accepted: 48 };
  expect(sentence({}, { ...many, before })).toContain('ยอมรับ 57% ของผู้ที่ตัดสินใจ สูงกว่า 30 วันก่อนหน้า (48%)');
  expect(sentence({}, { ...many, before: { decided: 100, accepted: 70 } }, 'en')).toContain(
    'lower than in the 30 days before (70%)',
  );
});

it('of few visitors there is no percentage, and of few before no comparison', () => {
  const few = { decided: 8, accepted: 5, before: { decided: 200, accepted: 10 } };
  expect(sentence({}, few)).toContain('ผู้เข้าชม 5 จาก 8 รายที่ตัดสินใจใน 30 วันยอมรับ');
  expect(sentence({}, few)).not.toContain('%');
  expect(sentence({}, { ...many, before: { decided: 3, accepted: 3 } }, 'en')).toContain(
    '57% of those who decided accepted ·',
  );
  expect(sentence({}, { ...many, decided: 0, accepted: 0 }, 'en')).toContain('no visitor has decided');
});

it('nobody is rounded away: one refusal among a thousand is no hundred per cent', () => {
  const before = { decided: 0, accepted: 0 };
  expect(sentence({}, { decided: 1000, accepted: 999, before })).toContain('99%');
  expect(sentence({}, { decided: 1000, accepted: 1, before })).toContain('1%');
  expect(sentence({}, { decided: 1000, accepted: 1000, before })).toContain('100%');
});

it.each<[string, Partial<ComplianceFacts>, string]>([
  ['not published', { template_version: 0 }, 'Not started yet: visitors see no banner'],
  ['disabled', { enabled: false }, 'Disabled: visitors see no banner'],
  [
    'violations',
    { scan: { ...scan, violations: 1 } },
    '1 check needs attention · 57% of those who decided accepted, about the same as in the 30 days before · 1 item ran before consent',
  ],
  [
    'a late scan',
    { scan: { ...scan, result_at: '2026-10-22T00:00:00.000Z' } },
    'the next scan is 2 days overdue',
  ],
  ['the last day', { scan: { ...scan, result_at: '2026-10-24T00:00:00.000Z' } }, 'scan again today'],
  [
    'no scan',
    { scan: { status: null, finished_at: null, result_id: null, result_at: null, violations: null } },
    '· never scanned',
  ],
])('%s is said', (_what, facts, expected) => expect(sentence(facts, many, 'en')).toContain(expected));

it('nothing is called normal while something needs attention or is not known', () => {
  expect(sentence({ unclassified: 1 }, many, 'en')).toMatch(/^1 check needs attention/);
  expect(sentence({ privacy_look: null }, many, 'en')).toMatch(/^1 check is not known yet/);
});

describe.each(LANGUAGES)('the words in %s', (lang) => {
  const words = COMPLIANCE_WORDS[lang];
  const values = { count: 2, days: 2, version: 2, status: 404, cookies: 2, categories: 1 };

  it('have a sentence without gaps for each reason, and name, law and button for each check', () => {
    for (const reason of CHECK_REASONS) {
      const text = checkSentence({ reason, values }, words, lang);
      expect(text).not.toMatch(/[{}|]/);
      expect(text.trim()).not.toBe('');
    }
    for (const key of CHECKS)
      for (const text of [words.check[key], words.law[key], words.mend[key]])
        expect(text.trim()).not.toBe('');
  });

  it('make a sentence without gaps', () => expect(sentence({}, many, lang)).not.toMatch(/[{}|]/));
});
