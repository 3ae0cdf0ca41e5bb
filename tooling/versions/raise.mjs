// `npm run raise -- minor "useThing tells …"`: a new version of what remotes are made of, with its line in the changelog.
// patch: a repair. minor: something new, nothing lost. major: who used it before must change something.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { withRelease, withSection, withStableTag } from './changelog.mjs';
import { digestOfAll, keepSurfaces, namesLost, surfacesKept, surfacesNow } from './surfaces.mjs';

const CHANGELOG = path.join(ROOT, 'packages/mfe-kit/CHANGELOG.md');
/** What changed for owners, operators and integrators; each change adds its line while it is made (decision 421). */
const NOTES = path.join(ROOT, 'CHANGELOG.md');
const notes = readFileSync(NOTES, 'utf8');
const [level, ...lines] = process.argv.slice(2);
const refuse = (sentence) => {
  console.error(sentence);
  process.exit(2);
};
const run = (program, args) => {
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', env });
  if (status !== 0) refuse(`${stdout}${stderr}`);
};

/** READMEs of packages that name their archive of this version. */
const readmesOfArchives = (version) =>
  readdirSync(path.join(ROOT, 'packages'))
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => existsSync(path.join(ROOT, file)))
    .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes(version));

if (!['patch', 'minor', 'major'].includes(level))
  refuse('Say how much: npm run raise -- patch|minor|major "what changed"');
if (lines.length === 0)
  refuse('Say what changed, one sentence for each change, for who reads the changelog.');
const today = new Date().toISOString().slice(0, 10);
if (withRelease(notes, '0.0.0', today) === null)
  refuse('CHANGELOG.md has no line under “Unreleased”: say what changed for those who use the product.');
const surfaces = surfacesNow();
const kept = surfacesKept();
const lost = namesLost(kept, surfaces);
if (lost.length > 0 && level !== 'major')
  refuse(`Gone: ${lost.join(', ')}. Remotes that import it break: npm run raise -- major, or leave it in.`);
if (level === 'patch' && digestOfAll(kept) !== digestOfAll(surfaces))
  refuse('Exports or their types changed: that is at least minor.');

const versionNow = () => JSON.parse(readFileSync(path.join(ROOT, 'lerna.json'), 'utf8'));
const { version: before } = versionNow();
const lerna = path.join(ROOT, 'node_modules/lerna/dist/cli.js');
const still = ['--no-git-tag-version', '--no-push', '--yes', '--exact', '--force-publish', '--no-changelog'];
run(process.execPath, [lerna, 'version', level, ...still, '--loglevel', 'error']);
const { version } = versionNow();
run('npm', ['pkg', 'set', `version=${version}`]);
run('npm', ['install', '--package-lock-only', '--prefer-offline', '--no-audit', '--loglevel', 'error']);
run(process.execPath, [path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), 'lerna.json', '**/package.json']);
// Images, the chart and folders of a version are named after it.
const named = [
  'deploy/compose/compose.yaml',
  'deploy/image/Dockerfile',
  'deploy/helm/yinyom/Chart.yaml',
  'docs/guides/scan-in-a-pipeline.md',
  'docs/operate/install.md',
  'examples/README.md',
  'examples/publish-banner/package.json',
  'examples/webhook-receiver/package.json',
  'tooling/scan/README.md',
  ...readmesOfArchives(before),
];
for (const file of named) {
  const place = path.join(ROOT, file);
  writeFileSync(place, readFileSync(place, 'utf8').replaceAll(before, version));
}
// What answers and plugins say of themselves: the lines alone, as older versions in their histories stay.
const stated = [
  ['packages/contracts/src/constants.ts', /(?<=^export const PRODUCT_VERSION = ')[^']+/m],
  ['packages/wordpress-plugin/yinyom-consent/yinyom-consent.php', /(?<=^ \* Version: )\S+/m],
  ['packages/wordpress-plugin/yinyom-consent/yinyom-consent.php', /(?<=^define\( 'YINYOM_VERSION', ')[^']+/m],
];
for (const [file, pattern] of stated) {
  const place = path.join(ROOT, file);
  writeFileSync(place, readFileSync(place, 'utf8').replace(pattern, version));
}
const readme = path.join(ROOT, 'packages/wordpress-plugin/yinyom-consent/readme.txt');
writeFileSync(readme, withStableTag(readFileSync(readme, 'utf8'), version));
keepSurfaces(surfaces);
const section = { version, lines, surface: digestOfAll(surfaces) };
writeFileSync(CHANGELOG, withSection(readFileSync(CHANGELOG, 'utf8'), section));
writeFileSync(NOTES, withRelease(notes, version, today));
console.log(
  `${version}. Look at CHANGELOG.md and packages/mfe-kit/CHANGELOG.md, commit everything together (the last commit is “build: version ${version}”), then: git tag v${version}`,
);
if (level !== 'patch')
  console.log(
    'A new minor version keeps its data: npm run build && npm run keep-data, once its migrations are final.',
  );
