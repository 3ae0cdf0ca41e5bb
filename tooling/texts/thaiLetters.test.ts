import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { faultsOf } from '../../packages/texts/generate/checkTexts.cjs';
import { ROOT, rooms } from '../lint/sources';
import { codeWithThai, WITH_THAI } from './thaiLetters';

test('texts are JSON: at most 15 code files have Thai letters, each with a reason', () => {
  expect(codeWithThai()).toEqual(Object.keys(WITH_THAI).sort());
  expect(Object.keys(WITH_THAI).length).toBeLessThanOrEqual(15);
});

/** Folders outside of packages/texts, whose own build checks it. */
const folders = rooms
  .filter((room) => !['packages/texts', 'bench'].includes(room))
  .flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter(
        ({ name, parentPath }) =>
          name === 'th.json' && !/\/(?:node_modules|dist|packed)(?:\/|$)/.test(parentPath),
      )
      .map(({ parentPath }) => path.relative(ROOT, parentPath)),
  );

/** For people who try the platform out or build websites: Thai and English (specification 1.11). */
const IN_TWO_LANGUAGES = ['consent-sdk/src/debug/labels', 'services/identity/src/mail/outbox-texts'];

test('every folder of texts has the keys and placeholders of its English file in every language', () => {
  expect(folders.length).toBeGreaterThan(30);
  const faults = folders.flatMap((folder) => {
    const languages = IN_TWO_LANGUAGES.includes(folder) ? (['th', 'en'] as const) : LANGUAGES;
    const names = readdirSync(path.join(ROOT, folder));
    const files = languages.map((lang) => [
      lang,
      names.includes(`${lang}.json`)
        ? (JSON.parse(readFileSync(path.join(ROOT, folder, `${lang}.json`), 'utf8')) as unknown)
        : undefined,
    ]);
    return faultsOf(Object.fromEntries(files) as Record<string, unknown>).map(
      (fault) => `${folder}: ${fault}`,
    );
  });
  expect(faults).toEqual([]);
});
