import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { namesOf } from './remoteName.mjs';

const EXAMPLE = path.join(ROOT, 'mfe-hello');
/** Made by builds; each remote has its own. */
const MADE = ['node_modules', 'dist', 'dist-dev'];

const renamed = (text, { room, container, slug, pascal, camel }) =>
  text
    .replaceAll('mfe-hello', room)
    .replaceAll('mfe_hello', container)
    .replaceAll('helloApi', `${camel}Api`)
    .replaceAll('Hello', pascal)
    .replace(/\bhello\b/g, slug);

/** Texts are words and stay; the titles are the new name until its team writes others, so that the menu names each remote once. */
const titled = (text, title) => {
  const texts = JSON.parse(text);
  return `${JSON.stringify({ ...texts, ...('title' in texts && { title }) }, null, 2)}\n`;
};

/**
 * Writes a new remote next to the example, as a copy of it with another name, address and namespace.
 * @param {string} room such as `mfe-reports`
 * @throws Error where the example is gone
 */
export const makeRemote = (room) => {
  const folder = path.join(ROOT, room);
  const names = namesOf(room);
  const title = names.slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  cpSync(EXAMPLE, folder, {
    recursive: true,
    filter: (file) => !MADE.includes(path.relative(EXAMPLE, file).split(path.sep)[0]),
  });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const isText = path.relative(folder, file).startsWith('locales');
    writeFileSync(file, isText ? titled(text, title) : renamed(text, names));
    renameSync(file, path.join(entry.parentPath, renamed(entry.name, names)));
  }
};
