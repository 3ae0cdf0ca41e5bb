import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { declared } from './pages';

interface Texts {
  list: { title: string };
  category: { pageTitle: string };
  portfolio: { title: string };
  title: string;
}
const texts = (folder: string, lang: string): Texts =>
  JSON.parse(readFileSync(path.join(__dirname, '../locales', folder, `${lang}.json`), 'utf8')) as Texts;
const named = (address: string, lang: (typeof LANGUAGES)[number]) =>
  declared.pages.find((page) => page.path === address)?.title[lang];

it.each(LANGUAGES)('in %s a page is called on its top what the menu calls it', (lang) => {
  expect(texts('', lang).list.title).toBe(named('/websites', lang));
  expect(texts('', lang).category.pageTitle).toBe(named('/categorization', lang));
  expect(texts('', lang).portfolio.title).toBe(named('/portfolio', lang));
  expect(texts('groups', lang).list.title).toBe(named('/groups', lang));
  expect(texts('review', lang).title).toBe(named('/review', lang));
});
