// `npm run texts` writes the modules of every subject; the build of this package only checks them (`main.cjs check`), so
// that texts without all of their languages, keys and placeholders are not built.
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { faultsOf, LANGUAGES } = require('./checkTexts.cjs');
const { codesModule, modulesOf } = require('./writeModules.cjs');

const ROOM = path.join(__dirname, '..');
const SUBJECTS = JSON.parse(readFileSync(path.join(ROOM, 'subjects.json'), 'utf8'));
const CODES = path.join(ROOM, '../contracts/src/messages/MessageCode.ts');
const checksOnly = process.argv[2] === 'check';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Writes a generated file; a build only reports that it differs. */
const keep = (file, content) => {
  if (read(file) === content) return [];
  if (checksOnly) return [`${path.relative(ROOM, file)} is not as it is generated: npm run texts`];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return [];
};

const textsOf = (subject, lang) => {
  const content = read(path.join(ROOM, 'src', subject, `${lang}.json`));
  return content === undefined ? undefined : JSON.parse(content);
};

const faultsOfSubject = ([subject, told]) => {
  const folder = path.join(ROOM, 'src', subject);
  const files = Object.fromEntries(LANGUAGES.map((lang) => [lang, textsOf(subject, lang)]));
  const stale = Object.entries(modulesOf(subject, told, LANGUAGES)).flatMap(([name, content]) =>
    keep(path.join(folder, name), content),
  );
  return [...faultsOf(files).map((fault) => `src/${subject}: ${fault}`), ...stale];
};

/** Codes are part of the contract, which knows no texts: their type is written there. */
const faultsOfCodes = () => {
  const codes = Object.entries(SUBJECTS)
    .filter(([, { codes: areCodes }]) => areCodes)
    .flatMap(([subject]) => Object.keys(textsOf(subject, 'en') ?? {}));
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  return [
    ...twice.map((code) => `src: the code ${code} is in two subjects`),
    ...keep(CODES, codesModule(codes)),
  ];
};

/** Folders with texts that no entry describes would be read by nothing. */
const unlisted = readdirSync(path.join(ROOM, 'src'))
  .filter((name) => !(name in SUBJECTS) && existsSync(path.join(ROOM, 'src', name, 'en.json')))
  .map((name) => `src/${name} is not in subjects.json`);

const faults = [...Object.entries(SUBJECTS).flatMap(faultsOfSubject), ...faultsOfCodes(), ...unlisted];
if (faults.length > 0) {
  console.error(faults.map((fault) => `packages/texts/${fault}`).join('\n'));
  process.exitCode = 1;
}
