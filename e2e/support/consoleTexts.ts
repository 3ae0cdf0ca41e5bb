import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@yinyom/contracts/constants';
import type { About } from '@yinyom/contracts/release/aboutShape';
import type { DeclaredPage } from '@yinyom/contracts/release/Declared';
import { ROOT } from './startProgram';

/**
 * The words a person sees in a room of the console, by key, with `{{name}}` values filled in.
 * @param folder of the room's locales, when it has several name spaces
 */
export const consoleTexts = (room: string, lang: Lang, folder = '') => {
  const texts = JSON.parse(
    readFileSync(path.join(ROOT, room, 'locales', folder, `${lang}.json`), 'utf8'),
  ) as Record<string, unknown>;
  return (key: string, values: Record<string, string> = {}): string => {
    const found = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);
    if (typeof found !== 'string') throw new Error(`${room} has no text ${key} in ${lang}`);
    return found.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
};

const pageOf = (room: string, address: string): DeclaredPage => {
  const file = path.join(ROOT, room, 'dist/build.json');
  const { declared } = JSON.parse(readFileSync(file, 'utf8')) as About;
  const page = declared.pages.find((one) => one.path === address);
  if (!page) throw new Error(`${room} declares no page ${address}`);
  return page;
};

/** What a page of a remote is called in titles and tabs, as its build says. */
export const pageName = (room: string, address: string, lang: Lang = 'en'): string =>
  pageOf(room, address).title[lang];

/** What the left menu calls it. */
export const entryName = (room: string, address: string, lang: Lang = 'en'): string => {
  const { menu, title } = pageOf(room, address);
  return (menu?.label ?? title)[lang];
};
