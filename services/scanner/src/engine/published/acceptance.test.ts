import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { launchBrowser } from '@yinyom/service-kit/browser/launchBrowser';
import { patientReader } from '../../documents/testing/patientReader';
import { detectAll } from '../../personal-data/detectAll';
import { withoutValues, type FoundLeak } from '../../personal-data/FoundLeak';
import { callText } from '../page/frameWorlds';
import { pageContent } from './pageContent';
import { readMarkup, type PageMarkup } from './pageMarkup';
import { FORM_WORDS } from './words';
import { harmlessPages, leakingPages } from './testing/leakingPages';
import { sampleDocuments } from './testing/sampleDocuments';

const SEEDS = [2_026, 11, 29];
const SITE = 'school.ac.th';

interface Result {
  name: string;
  expected: LeakKind[];
  found: FoundLeak[];
}
const results: Result[] = [];

beforeAll(async () => {
  const browser = await launchBrowser();
  const reader = patientReader();
  try {
    const page = await browser.newPage();
    for (const seed of SEEDS) {
      for (const [at, { html, kinds }] of [...leakingPages(seed), ...harmlessPages(seed)].entries()) {
        await page.setContent(html);
        const markup = (await page.evaluate(callText(readMarkup, 100_000, FORM_WORDS))) as PageMarkup;
        const hits = detectAll(pageContent(markup, SITE, new Set()));
        results.push({ name: `page ${at}`, expected: kinds, found: withoutValues(hits) });
      }
      for (const { name, bytes, kinds } of sampleDocuments(seed)) {
        const answer = await reader.read(bytes, { hint: name, ownDomain: SITE, ownPhones: [] });
        results.push({ name, expected: kinds, found: answer.ok ? answer.found : [] });
      }
    }
  } finally {
    reader.close();
    await browser.close();
  }
});

const alarming = ({ found }: Result) => found.filter(({ confidence }) => confidence !== 'possible');

it('of everything that is published, at least 98 % is found with its kind', () => {
  const wanted = results.flatMap((result) => result.expected.map((kind) => ({ kind, result })));
  const missed = wanted.filter(({ kind, result }) => !alarming(result).some((found) => found.kind === kind));
  const names = missed.map(({ kind, result }) => `${result.name}: ${kind}`);
  expect({ names, share: missed.length / wanted.length <= 0.02 }).toMatchObject({ share: true });
});

it('of the harmless ones, at most 1 % would raise an alert', () => {
  const harmless = results.filter(({ expected }) => expected.length === 0);
  const flagged = harmless.filter((result) => alarming(result).length > 0);
  expect(flagged.map(({ name, found }) => `${name}: ${found[0]?.kind}`)).toHaveLength(0);
  expect(harmless).toHaveLength(SEEDS.length * 45);
});
