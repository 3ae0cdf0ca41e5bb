import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { signIn } from '@yinyom/service-kit/settings/definitions/signIn';
import { LIMITS } from '../../api-gateway/src/security/limits';
import { workspaceRooms } from '../workspaces.cjs';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Markdown files of a folder and below, as paths from the root. */
const pagesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

const PAGES = ['README.md', 'CONTRIBUTING.md', ...pagesIn('docs')];
const LINK = /\]\(([^)\s]+)\)/g;
/** Files that a page links to, as paths from the root. */
const linkedFrom = (page: string): string[] =>
  [...read(page).matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^#/.test(target))
    .map((target) => path.join(path.dirname(page), target.replace(/#.*/, '')));

it('every link of the documents leads to a file', () => {
  const dead = PAGES.flatMap((page) =>
    linkedFrom(page)
      .filter((file) => !existsSync(path.join(ROOT, file)))
      .map((file) => `${page}: ${file}`),
  );
  expect(dead).toEqual([]);
});

it('docs/README.md leads to every page but single decisions', () => {
  const linked = new Set(linkedFrom('docs/README.md'));
  const missing = pagesIn('docs').filter(
    (page) => !page.startsWith('docs/decisions/') && page !== 'docs/README.md' && !linked.has(page),
  );
  expect(missing).toEqual([]);
});

it('docs/architecture.md names every room, and draws every service', () => {
  const text = read('docs/architecture.md');
  const table = text.slice(text.indexOf('## Rooms'), text.indexOf('## Who may import whom'));
  const drawing = text.slice(0, text.indexOf('## Rooms'));
  const rooms = [...workspaceRooms(), 'deploy'];
  const named = (room: string) => table.includes(`\`${path.basename(room)}\``) || table.includes(`\`${room}`);
  expect(rooms.filter((room) => !named(room))).toEqual([]);
  const services = rooms.filter((room) => room.startsWith('services/')).map((room) => path.basename(room));
  expect(services.filter((service) => !drawing.includes(`─ ${service} `))).toEqual([]);
});

it('README.md is one screen', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(45);
});

it.each(['docs/guides/first-website.md', 'docs/th/guides/first-website.md'])(
  'E3-21 %s says which addresses can sign up where nothing is set, and how many people of a network',
  (page) => {
    const [firstStep = ''] = read(page).split(/^2\. /m);
    for (const ending of signIn.SIGNUP_ALLOWED_SUFFIXES.rule.parse(undefined))
      expect(firstStep).toContain(`\`${ending}\``);
    expect(firstStep).toMatch(
      new RegExp(`\\s${LIMITS.signup.points} (?:people can sign up in an hour|คนต่อชั่วโมง)`),
    );
    expect(LIMITS.signup.seconds).toBe(3_600);
  },
);

it('E3-22 an operator learns what a version changed, and everybody where to report what', () => {
  expect(linkedFrom('docs/operate/upgrade.md')).toContain('CHANGELOG.md');
  for (const file of ['SECURITY.md', 'CODE_OF_CONDUCT.md', '.github/ISSUE_TEMPLATE'])
    expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  expect(read('tooling/versions/raise.mjs')).toContain('git tag v${version}');
});

it('docs/guides/api.md says of every scope that a key may have what it opens', () => {
  const rows = [...read('docs/guides/api.md').matchAll(/^\| (`[a-z]+:[^|]+) \| (.+) \|$/gm)];
  const named = rows.flatMap(([, scopes = '']) => [...scopes.matchAll(/`([^`]+)`/g)].map(([, one]) => one));
  expect(named.sort()).toEqual([...OFFERED_SCOPES].sort());
});
