import { blindDocuments } from './testing/blind/documents';
import { harmlessPages } from './testing/blind/harmlessPages';
import { leakyPages } from './testing/blind/leakyPages';
import { flaggedIn, missedIn, readSamples, type ReadSample } from './testing/readSamples';

/**
 * Written from the specification before its author read a detector, and not those of `heldOut.test.ts`. Detectors were repaired by what they
 * missed here (decision 408). PDFs are printed by a browser, as those of websites are.
 */
const SEEDS = [408, 2_569];

let results: ReadSample[];
beforeAll(async () => {
  results = await readSamples({
    pages: SEEDS.flatMap((seed) => [...leakyPages(seed), ...harmlessPages(seed)]),
    documents: SEEDS.flatMap((seed) => blindDocuments(seed)),
    site: 'rimtharn.go.th',
    phones: ['075321234', '075321235'],
  });
});

it('of what pages and documents of a sample written from the specification alone publish, at least 98 % is found', () => {
  const { wanted, missed } = missedIn(results);
  expect(wanted).toBeGreaterThanOrEqual(160);
  expect(missed.length / wanted <= 0.02 ? [] : missed).toEqual([]);
});

it('of its harmless ones, at most 1 % would raise an alert', () => {
  const { harmless, flagged } = flaggedIn(results);
  expect(harmless).toBeGreaterThanOrEqual(100);
  expect(flagged.length / harmless <= 0.01 ? [] : flagged).toEqual([]);
});
