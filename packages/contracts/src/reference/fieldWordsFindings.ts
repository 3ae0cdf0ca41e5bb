import type { FieldWords } from './FieldWords';

/** What fields of findings of scans are. See FieldWords.ts. */
export const FIELD_WORDS_FINDINGS: FieldWords = {
  allowed_at: 'When it was allowed.',
  allowed_by: 'Who answers for it.',
  'allowed_by.id': 'Id of who answers for it.',
  'allowed_by.name': ['Name of who answers for it.', 'Somchai Jaidee'],
  banner_score: 'How the consent banner that was met did; null when none was met.',
  company: ['Company that is responsible; null when nobody knows.', 'Eulerian'],
  evidence: [
    'What it was judged by: counts, thresholds, names of calls, chain of names. Keys are stable.',
    { chain: ['metrics.example.ac.th → example.eulerian.net'], cookies_set: ['etuix'] },
  ],
  findings: 'What was found besides cookies, violations first.',
  'findings.category_type': ['Category that it would belong to; 0 when that is not known.', 3],
  'findings.code': ['What was found.', 'canvas'],
  'findings.host': ['Host that is responsible; null for what the page itself does.', 'cdn.example.com'],
  'findings.kind': 'Whether it is a disguised name, a technique, a signal to a vendor, or the banner itself.',
  'findings.page': ['Where it was met first.', 'https://www.example.ac.th/'],
  'findings.pages': ['Pages on which it was met.', 3],
  'findings.passes': 'What the visitor had chosen when it happened.',
  'findings.rule': ['Host of a block rule that would block it; null when none would.', 'cdn.example.com'],
  'findings.script': ['Script that did it; null when nobody saw.', 'https://cdn.example.com/f.js'],
  not_checked: 'Checks that could not be made.',
  points: ['How much it takes away.', 25],
  reasons: 'Why points are missing.',
  'reasons.code': ['What the banner does wrong.', 'preticked'],
  score: ['From 0 to 100.', 75],
  verdict: 'Whether it ran without the consent it needs, wants the owner’s eye, or is only told.',
};
