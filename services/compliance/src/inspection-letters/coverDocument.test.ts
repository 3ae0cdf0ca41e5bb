import { coverDocument } from './coverDocument';
import type { CoverText } from './coverText';

/** As version 1 of the sentences stored it. */
const stored: CoverText = {
  title: 'Cover letter',
  sample: null,
  draft: null,
  head: [['No.', 'EX 1/2569']],
  enclosures: { title: 'Enclosures', papers: ['Breaches'] },
  opening: ['We were asked.'],
  questions: [],
  not_stated: { title: 'What the documents do not state', lines: ['Breaches: nothing is stated'] },
  closing: ['For your consideration.', 'Yours respectfully,'],
  signature: [
    ['Signed', '……'],
    ['Position', '……'],
    ['Contact', 'dpo@example.ac.th'],
  ],
  words: 'Version 1',
};

it('a letter that an earlier version stored is printed whole, as it was', () => {
  const page = coverDocument(stored, 'en', 'ab12');
  for (const text of [
    '<h1>Cover letter</h1>',
    '<dt>No.</dt>',
    'Breaches: nothing is stated',
    '<dt>Contact</dt>',
    'SHA-256 ab12',
  ])
    expect(page).toContain(text);
});

it('a letter as it is sent has a letterhead, numbered enclosures and a signature, and no title', () => {
  const letterhead = { emblem: null, number: 'No. 1', sender: ['University'], day: '1 December 2026' };
  const page = coverDocument({ ...stored, letterhead, not_stated: null }, 'en', null);
  expect(page).not.toMatch(/<h1>|<header>|do not state/);
  expect(page).toMatch(/University[\s\S]*1 December 2026[\s\S]*<ol>\s*<li>Breaches/);
  // What closes the letter is not a part of the last question.
  expect(page).toMatch(/class="closing">\s*<p class="written">For your consideration\.<\/p>/);
  expect(page).toMatch(/class="signs">\s*<p>Yours respectfully,<\/p>\s*<p>Signed ……<\/p>/);
});
