import { heldOutDocuments } from './testing/held-out/documents';
import { harmlessLists } from './testing/held-out/harmlessLists';
import { harmlessNumbers } from './testing/held-out/harmlessNumbers';
import { leakedIds } from './testing/held-out/leakedIds';
import { leakedLists } from './testing/held-out/leakedLists';
import { flaggedIn, missedIn, readSamples, type ReadSample } from './testing/readSamples';

/**
 * Not those of `acceptance.test.ts`: written before the detectors were read. Detectors were repaired by what they missed here (decision
 * 331), so a pass says that these repairs last, and nothing about samples of others.
 */
const SEEDS = [31_561, 6_086];
const PAGES = [leakedIds, leakedLists, harmlessNumbers, harmlessLists];

let results: ReadSample[];
beforeAll(async () => {
  results = await readSamples({
    pages: SEEDS.flatMap((seed) => PAGES.flatMap((write) => write(seed))),
    documents: SEEDS.flatMap((seed) =>
      heldOutDocuments(seed).map(({ bytes, ...document }) => ({ ...document, content: bytes })),
    ),
    site: 'school.ac.th',
  });
});

it('of what pages and documents publish that no detector was written for, at least 98 % is found', () => {
  const { wanted, missed } = missedIn(results);
  expect(wanted).toBeGreaterThanOrEqual(200);
  expect(missed.length / wanted <= 0.02 ? [] : missed).toEqual([]);
});

it('of the harmless ones, at most 1 % would raise an alert', () => {
  const { harmless, flagged } = flaggedIn(results);
  expect(harmless).toBeGreaterThanOrEqual(100);
  expect(flagged.length / harmless <= 0.01 ? [] : flagged).toEqual([]);
});
