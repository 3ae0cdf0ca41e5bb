// `npm run texts` writes the modules of every subject; the build of this package only checks them (`main.cjs check`), so
// that texts without all of their languages, keys and placeholders are not built.
const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { faultsOf, LANGUAGES } = require('./checkTexts.cjs');
const { modulesOf } = require('./writeModules.cjs');

const ROOM = path.join(__dirname, '..');
const SUBJECTS = JSON.parse(readFileSync(path.join(ROOM, 'subjects.json'), 'utf8'));
const checksOnly = process.argv[2] === 'check';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const faultsOfSubject = ([subject, told]) => {
  const folder = path.join(ROOM, 'src', subject);
  const files = LANGUAGES.map((lang) => {
    const content = read(path.join(folder, `${lang}.json`));
    return [lang, content === undefined ? undefined : JSON.parse(content)];
  });
  const stale = Object.entries(modulesOf(subject, told, LANGUAGES))
    .filter(([name, content]) => read(path.join(folder, name)) !== content)
    .map(([name, content]) => {
      if (!checksOnly) writeFileSync(path.join(folder, name), content);
      return `${name} is not as it is generated: npm run texts`;
    });
  return [...faultsOf(Object.fromEntries(files)), ...(checksOnly ? stale : [])].map(
    (fault) => `packages/texts/src/${subject}: ${fault}`,
  );
};

/** Folders with texts that no entry describes would be read by nothing. */
const unlisted = readdirSync(path.join(ROOM, 'src'))
  .filter((name) => !(name in SUBJECTS) && existsSync(path.join(ROOM, 'src', name, 'en.json')))
  .map((name) => `packages/texts/src/${name} is not in subjects.json`);

const faults = [...Object.entries(SUBJECTS).flatMap(faultsOfSubject), ...unlisted];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
