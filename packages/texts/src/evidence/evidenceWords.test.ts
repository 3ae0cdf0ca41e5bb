import { CONSENT_RESULTS, LANGUAGES } from '@yinyom/contracts/constants';
import { CONSENT_STATUSES } from '@yinyom/contracts/consents/consent';
import { CONSENT_ACTIONS, CONSENTER_ROLES } from '@yinyom/contracts/consents/consentFields';
import { choiceKind } from '@yinyom/contracts/evidence/choiceKind';
import { EVIDENCE_WORDS } from './evidenceWords';
import { saysAccepted } from './testing/saysAccepted';

const DECLINING = ['give', 'change', 'withdraw', 'renew', 'gpc'] as const;

describe.each(LANGUAGES)('D-50: the words of evidence in %s', (lang) => {
  const words = EVIDENCE_WORDS[lang];

  it.each(DECLINING)('H11: a refusal by the action %s is never called consent', (action) => {
    const refusal = [
      words.proof.title,
      words.type.decline_all,
      words.type.reconsent,
      words.action[action],
      words.choice[choiceKind({ type: 3, granted: false })],
      words.figure.declined,
      words.field.time,
      words.field.previous,
    ];
    expect(refusal.filter((text) => saysAccepted(text, lang))).toEqual([]);
  });

  it('H7: strictly necessary needs no consent, whatever was stored', () => {
    for (const granted of [true, false]) {
      const text = words.choice[choiceKind({ type: 1, granted })];
      expect([text, saysAccepted(text, lang)]).toEqual([words.choice.needless, false]);
    }
  });

  it('what was accepted is called so, and the judge of these tests knows it', () => {
    for (const text of [words.type.accept_all, words.type.accept, words.choice.accepted])
      expect([text, saysAccepted(text, lang)]).toEqual([text, true]);
  });

  it('UX-A14: accepting some has another name than accepting all', () => {
    const names = CONSENT_RESULTS.map((result) => words.type[result]);
    expect(new Set(names).size).toBe(names.length);
    expect(words.type.accept_all.startsWith(words.type.accept)).toBe(false);
  });

  it('nothing is empty', () => {
    const all = [
      ...CONSENT_ACTIONS.map((action) => words.action[action]),
      ...CONSENT_STATUSES.map((status) => words.status[status]),
      ...CONSENTER_ROLES.map((role) => words.role[role]),
      ...Object.values(words.field),
      ...Object.values(words.figure),
      ...Object.values(words.note),
    ];
    expect(all.filter((text) => !text.trim())).toEqual([]);
  });
});

it('the wording table of Thai and English', () => {
  const { th, en } = EVIDENCE_WORDS;
  expect([th.action.give, th.proof.title, th.choice.needless]).toEqual([
    'บันทึกการตัดสินใจครั้งแรก',
    'หลักฐานการตัดสินใจเรื่องคุกกี้',
    'ไม่ต้องขอความยินยอม',
  ]);
  expect([th.figure.users_accepted, th.figure.users_declined]).toEqual(['ผู้เข้าชมที่ยอมรับ', 'ผู้เข้าชมที่ปฏิเสธ']);
  expect([en.figure.users_accepted, en.figure.users_declined, en.type.accept, en.proof.title]).toEqual([
    'Visitors who accepted',
    'Visitors who declined',
    'Accepted some',
    'Proof of a cookie decision',
  ]);
});
