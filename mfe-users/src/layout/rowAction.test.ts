import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';

type Texts = { [key: string]: string | Texts };

/** Word on the button and whole name of each action of a row. */
const NAMES = {
  webhooks: [
    ['deliveries', 'deliveries_of'],
    ['test', 'test_of'],
    ['edit', 'edit_of'],
    ['rotate', 'rotate_title'],
    ['remove', 'remove_title'],
  ],
  keys: [
    ['edit_word', 'edit'],
    ['rotate.word', 'rotate.title'],
    ['revoke.word', 'revoke.title'],
  ],
} as const;

const textOf = (texts: Texts, key: string): unknown =>
  key.split('.').reduce<Texts | string | undefined>((at, part) => (at as Texts)[part], texts);

it.each(
  LANGUAGES.flatMap((lang) => Object.keys(NAMES).map((room) => [lang, room as keyof typeof NAMES] as const)),
)('in %s the name of each action of %s has the word on its button (WCAG 2.5.3)', (lang, room) => {
  const file = path.join(__dirname, '../../locales', room, `${lang}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const [word, name] of NAMES[room]) {
    const shown = String(textOf(texts, word)).toLowerCase();
    expect(String(textOf(texts, name)).toLowerCase()).toContain(shown);
  }
});
