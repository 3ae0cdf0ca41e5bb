import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, ROOT, rooms, scriptsIn } from '../lint/sources';

/** Code files that may have Thai letters, each with its reason (decision 274). Texts are JSON. */
export const WITH_THAI: Readonly<Record<string, string>> = {
  'packages/contracts/src/constants.ts': 'names: of the language in itself, and of the product in Thai',
  'packages/contracts/src/fieldWords.ts':
    'examples in the API reference: the name of an organization in Thai',
  'packages/contracts/src/identity/fieldWords.ts': 'examples in the API reference: names of people in Thai',
  'packages/contracts/src/time/eras.ts': 'the abbreviations of two eras, one of them recognized',
  'packages/notice/src/lint/lawWords.ts': 'recognized: what a policy may and must say',
  'packages/service-kit/src/settings/definitions/signIn.ts':
    'an English text that names a Thai top-level domain',
  'services/identity/src/agreement/text/th.ts': 'accepted by organizations under its hash',
  'services/scanner/src/documents/formats/readDocx.ts': 'recognized: the name of a style of headings',
  'services/scanner/src/engine/consent/consentWords.ts': 'recognized: words of banners',
  'services/scanner/src/engine/published/words.ts': 'recognized: words of privacy notices and forms',
  'services/scanner/src/frontier/words.ts': 'recognized: words in addresses',
  'services/scanner/src/personal-data/words.ts': 'recognized: words near personal data',
  'services/websites/src/csv-import/columnsOf.ts': 'recognized: headings of a file with websites',
  'services/websites/src/imports/mapping/words.ts': 'recognized: words in files of other products',
  'tooling/texts/thaiSpelling.ts': 'letters whose order is checked',
};

/** Tests, what helps them, samples and the demo show texts as people type them. */
const SHOWS_SAMPLES =
  /^(?:e2e|bench)\/|\/(?:testing|test|bench|sample|demo)\/|\/seedDemo\.ts$|^packages\/testing\//;

/** Code files with Thai letters that are no tests, samples or demo. */
export const codeWithThai = (): string[] =>
  rooms
    .flatMap((room) => scriptsIn(room))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !SHOWS_SAMPLES.test(file))
    .filter((file) => existsSync(path.join(ROOT, file)))
    .filter((file) => /\p{Script=Thai}/u.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .sort();
