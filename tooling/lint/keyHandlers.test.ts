import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteRooms } from '../workspaces.cjs';
import { isTest, ROOT, scriptsIn } from './sources';

/** Files that handle keys without naming them for `?`, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  'mfe-dashboard/src/features/report/MonthButton.tsx': 'Escape closes what its button opened',
  'mfe-dashboard/src/share/Explained.tsx': 'Escape hides a tooltip (WCAG 2.2 SC 1.4.13)',
  'mfe-websites/src/features/banner/in-place/SpotEditor.tsx': 'Enter and Escape end a field',
  'mfe-websites/src/features/scan/EmailList.tsx': 'Enter adds what a field has',
  'shell/src/first-view/afterFirstView.ts': 'any key is a use of the page',
  'shell/src/pages/landing/useAfterLoad.ts': 'any key is a use of the page',
  'shell/src/palette/Palette.tsx': 'arrows and Enter of a combobox',
  'shell/src/parts-panel/PartsPanel.tsx': 'Escape closes the panel',
};

const sources = ['shell', ...remoteRooms()]
  .flatMap((room) => scriptsIn(path.join(room, 'src')))
  .filter((file) => !isTest(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(ROOT, file), 'utf8'),
  }));

it('keys of pages come from lists that ? shows; keys of single controls have their reason here', () => {
  const handlers = sources.filter(({ text }) => /onKeyDown=|'keydown'/.test(text));
  const unnamed = handlers.filter(({ text }) => !/\bpressedKey\(|\{moveAmongRows\}/.test(text));
  expect(unnamed.map(({ file }) => file).sort()).toEqual(Object.keys(UNNAMED).sort());
});

const lists = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/export const (\w+_KEYS) = \[[^;]*satisfies readonly KeyRow/g)].map(([, name = '']) => ({
    name,
    file,
  })),
);

it('there are such lists', () => expect(lists.length).toBeGreaterThan(6));

it.each(lists)('$name is both handled and named', ({ name, file }) => {
  const place = path.posix.basename(file).replace(/\.tsx?$/, '');
  const users = sources.filter((source) => source.file === file || source.text.includes(`/${place}'`));
  const uses = users.map(({ text }) => text).join('\n');
  expect([name, /\bpressedKey\(/.test(uses), /\bnamedKeys\(/.test(uses)]).toEqual([name, true, true]);
});
