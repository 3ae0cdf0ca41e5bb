import { launchBrowser } from '@yinyom/service-kit/browser/launchBrowser';
import { patientReader } from '../../../documents/testing/patientReader';
import { detectAll } from '../../../personal-data/detectAll';
import { withoutValues, type FoundLeak } from '../../../personal-data/FoundLeak';
import { callText } from '../../page/frameWorlds';
import { pageContent } from '../pageContent';
import { readMarkup, type PageMarkup } from '../pageMarkup';
import { FORM_WORDS } from '../words';

/** What a sample is called, and the kinds that an alert has to name; none for a harmless one. */
interface Expected {
  name: string;
  kinds: readonly string[];
}
interface Samples {
  pages: readonly (Expected & { html: string })[];
  /** Their bytes, or a page that a browser prints as PDF. */
  documents: readonly (Expected & { content: Buffer | { printed: string } })[];
  /** The website's own domain and telephone numbers. */
  site: string;
  phones?: string[];
}

/** A sample and what was found in it. */
export interface ReadSample extends Expected {
  found: FoundLeak[];
}

/** Reads samples as a scan does: pages in a browser, documents in a process of their own. */
export const readSamples = async ({
  pages,
  documents,
  site,
  phones = [],
}: Samples): Promise<ReadSample[]> => {
  const results: ReadSample[] = [];
  const browser = await launchBrowser();
  const reader = patientReader();
  try {
    const page = await browser.newPage();
    for (const { name, html, kinds } of pages) {
      await page.setContent(html);
      const markup = (await page.evaluate(callText(readMarkup, 100_000, FORM_WORDS))) as PageMarkup;
      const hits = detectAll(pageContent(markup, site, new Set(phones)));
      results.push({ name: `page: ${name}`, kinds, found: withoutValues(hits) });
    }
    for (const { name, content, kinds } of documents) {
      if (!Buffer.isBuffer(content)) await page.setContent(content.printed);
      const bytes = Buffer.isBuffer(content) ? content : Buffer.from(await page.pdf());
      const answer = await reader.read(bytes, { hint: name, ownDomain: site, ownPhones: phones });
      results.push({ name, kinds, found: answer.ok ? answer.found : [] });
    }
  } finally {
    reader.close();
    await browser.close();
  }
  return results;
};

const alarming = ({ found }: ReadSample) => found.filter(({ confidence }) => confidence !== 'possible');

/** @returns how many kinds had to be named, and those that were not */
export const missedIn = (results: readonly ReadSample[]) => {
  const wanted = results.flatMap((result) => result.kinds.map((kind) => ({ kind, result })));
  const missed = wanted
    .filter(({ kind, result }) => !alarming(result).some((found) => found.kind === kind))
    .map(({ kind, result }) => `${result.name}: ${kind}`);
  return { wanted: wanted.length, missed };
};

/** @returns how many samples are harmless, and those that would raise an alert */
export const flaggedIn = (results: readonly ReadSample[]) => {
  const harmless = results.filter(({ kinds }) => kinds.length === 0);
  const flagged = harmless
    .filter((result) => alarming(result).length > 0)
    .map(
      (result) =>
        `${result.name}: ${alarming(result)
          .map(({ kind }) => kind)
          .join(', ')}`,
    );
  return { harmless: harmless.length, flagged };
};
