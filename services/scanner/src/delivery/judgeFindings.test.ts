import { judgeFindings, verdictOf } from './judgeFindings';
import type { FoundFinding } from '../engine/findings/FoundFinding';

const found = (more: Partial<FoundFinding> = {}): FoundFinding => ({
  kind: 'technique',
  code: 'canvas',
  page: 'https://a.com/',
  pages: 1,
  passes: ['none'],
  beforeConsent: true,
  host: null,
  company: null,
  script: null,
  categoryType: 3,
  evidence: {},
  rule: null,
  weight: 'by_consent',
  ...more,
});

it.each([
  ['statistics before the choice', {}, 'violation'],
  [
    'marketing although declined',
    { categoryType: 4, beforeConsent: false, passes: ['decline'] },
    'violation',
  ],
  ['statistics after the consent', { beforeConsent: false, passes: ['accept'] }, 'notice'],
  ['what nobody knows, before the choice', { categoryType: 0 }, 'warning'],
  [
    'what nobody knows, after the consent',
    { categoryType: 0, beforeConsent: false, passes: ['accept'] },
    'notice',
  ],
  ['what is necessary', { categoryType: 1 }, 'notice'],
  ['what has a weight of its own', { weight: 'warning' }, 'warning'],
] as const)('%s', (_what, more, verdict) => {
  expect(verdictOf(found(more as Partial<FoundFinding>))).toBe(verdict);
});

it('violations come first', () => {
  const list = judgeFindings([found({ categoryType: 1 }), found({ categoryType: 0 }), found()]);
  expect(list.map(({ verdict }) => verdict)).toEqual(['violation', 'warning', 'notice']);
});
