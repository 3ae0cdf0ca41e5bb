import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { testLocales } from '@yinyom/testing/testLocales';

testLocales(path.join(__dirname, '../locales'));
testLocales(path.join(__dirname, '../locales/papers'));

describe('of breaches', () => {
  testLocales(path.join(__dirname, '../locales/incidents'));
});

describe('of the record of processing', () => {
  testLocales(path.join(__dirname, '../locales/record'));
});

describe('of letters and conformity', () => {
  testLocales(path.join(__dirname, '../locales/inspection'));
});

describe('of agreements', () => {
  testLocales(path.join(__dirname, '../locales/agreements'));
});

/** Where the console names a paper: keys of its page, then of headings, by folder of the texts. */
const NAMED: Partial<Record<InspectionPaper, readonly [page: string | null, ...headings: string[]]>> = {
  officer: ['officer', 'papers:officer.title', 'papers:nav.officer'],
  notices: [null, 'papers:reading.notices'],
  processing: ['record', 'record:title'],
  agreements: ['agreements', 'agreements:title', 'papers:nav.agreements'],
  requests: ['requests', ':title'],
  breaches: ['incidents', 'incidents:title'],
  transfers: ['transfers', 'papers:transfers.title', 'papers:nav.transfers'],
  security: ['security', 'papers:security.title', 'papers:nav.security'],
  training: ['training', 'papers:training.title', 'papers:nav.training'],
};

it.each(LANGUAGES)('in %s a paper has one name: of pages and headings, and of what is printed', (lang) => {
  const textOf = (folder: string, keys: string): unknown => {
    const file = path.join(__dirname, '../locales', folder, `${lang}.json`);
    return keys
      .split('.')
      .reduce<unknown>(
        (texts, key) => (texts as Record<string, unknown>)[key],
        JSON.parse(readFileSync(file, 'utf8')),
      );
  };
  for (const [paper, [page, ...headings]] of Object.entries(NAMED)) {
    const name = PAPER_NAME_WORDS[lang][paper as InspectionPaper];
    for (const heading of headings) {
      const [folder = '', keys = ''] = heading.split(':');
      const text = String(textOf(folder, keys));
      // A row of links has little room, too.
      expect([heading, keys.startsWith('nav.') ? name.startsWith(text) : text === name]).toEqual([
        heading,
        true,
      ]);
    }
    // An entry of the menu has little room: it may be the beginning of the name.
    if (page !== null) expect([page, name.startsWith(String(textOf('pages', page)))]).toEqual([page, true]);
  }
});
