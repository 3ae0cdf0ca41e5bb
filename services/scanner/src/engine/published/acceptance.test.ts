import { harmlessPages, leakingPages } from './testing/leakingPages';
import { flaggedIn, missedIn, readSamples, type ReadSample } from './testing/readSamples';
import { sampleDocuments } from './testing/sampleDocuments';

const SEEDS = [2_026, 11, 29];

let results: ReadSample[];
beforeAll(async () => {
  results = await readSamples({
    pages: SEEDS.flatMap((seed) =>
      [...leakingPages(seed), ...harmlessPages(seed)].map((page, at) => ({
        ...page,
        name: `${at} (${seed})`,
      })),
    ),
    documents: SEEDS.flatMap((seed) =>
      sampleDocuments(seed).map(({ bytes, ...document }) => ({ ...document, content: bytes })),
    ),
    site: 'school.ac.th',
  });
});

it('of everything that is published, at least 98 % is found with its kind', () => {
  const { wanted, missed } = missedIn(results);
  expect(missed.length / wanted <= 0.02 ? [] : missed).toEqual([]);
});

it('of the harmless ones, none would raise an alert', () => {
  const { harmless, flagged } = flaggedIn(results);
  expect(harmless).toBe(SEEDS.length * 45);
  expect(flagged).toEqual([]);
});
