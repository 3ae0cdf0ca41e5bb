import { createFindingBook } from './findingBook';
import type { FindingObservation } from './FoundFinding';

const observation = (more: Partial<FindingObservation> = {}): FindingObservation => ({
  kind: 'technique',
  code: 'canvas',
  page: 'https://a.com/',
  host: 'x.com',
  company: null,
  script: 'https://x.com/f.js',
  categoryType: 0,
  evidence: { colours: 3 },
  rule: 'x.com',
  weight: 'by_consent',
  ...more,
});

it('keeps the same code of the same script once, with its pages and passes', () => {
  const book = createFindingBook();
  book.note(observation(), { pass: 'accept', chosen: true });
  book.note(observation({ page: 'https://a.com/b' }), { pass: 'accept', chosen: true });
  expect(book.all()).toEqual([
    expect.objectContaining({ pages: 2, passes: ['accept'], beforeConsent: false, page: 'https://a.com/' }),
  ]);
  book.note(observation(), { pass: 'decline', chosen: false });
  book.note(observation({ script: 'https://x.com/g.js' }), { pass: 'none', chosen: false });
  expect(book.all()).toMatchObject([
    { pages: 2, passes: ['accept', 'decline'], beforeConsent: true },
    { pages: 1, script: 'https://x.com/g.js' },
  ]);
});

it('a website with endless scripts fills no memory', () => {
  const book = createFindingBook();
  for (let at = 0; at < 2_000; at += 1)
    book.note(observation({ script: `https://x.com/${at}.js` }), { pass: 'none', chosen: false });
  expect(book.all()).toHaveLength(500);
});
