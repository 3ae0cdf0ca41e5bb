/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Configuration, Stats } from 'webpack';
import { aboutShape, type About } from '@yinyom/contracts/release/aboutShape';
import type { CallShape } from '@yinyom/contracts/release/callShape';

const ROOT = path.resolve(__dirname, '../..');
const load = createRequire(__filename);
const webpack = load('webpack') as (configuration: Configuration) => { run: (done: never) => void };
const { remoteConfig } = load('@yinyom/build-remote') as {
  remoteConfig: (room: string) => (env: object, argv: { mode: string }) => Configuration;
};
const { kitRange } = load('@yinyom/build-remote/webpack/kitRange') as {
  kitRange: (declared: string, installed: string) => string;
};

const SOURCES = {
  'package.json': JSON.stringify({
    name: 'mfe-sample',
    version: '1.0.0',
    dependencies: { '@yinyom/mfe-kit': '^1.9.0' },
  }),
  'src/pages.ts': `
    import { declareRemote } from '@yinyom/contracts/release/declareRemote';
    const title = { th: 'ก', en: 'A', cn: 'A', jp: 'A', kh: 'A' };
    export const declared = declareRemote({
      name: 'mfe_sample', namespaces: ['sample'], slots: [],
      pages: [{ path: '/sample', layout: 'default', title }],
    });`,
  // Calls two of the contract, one of them in a part that loads later; of a third it uses nothing, of a fourth the type.
  'src/remote.tsx': `
    import { getMe, updateMe } from '@yinyom/contracts/identity/account';
    import type { listOrganizationUsers } from '@yinyom/contracts/identity/organizationUsers';
    import { api, contractQuery, defineRemote, lazyPart, useTexts } from '@yinyom/mfe-kit';
    const mine = api.injectEndpoints({ endpoints: (build) => ({ me: contractQuery(build, getMe) }) });
    const unused = () => [updateMe, useTexts];
    export type Unused = typeof listOrganizationUsers;
    const Sessions = lazyPart(() => import('./Sessions').then((file) => file.Sessions), () => null);
    const Page = () => <p>{String(mine.endpoints.me)}<Sessions /></p>;
    export const remote = defineRemote({
      name: 'mfe_sample', namespace: 'sample', texts: async () => ({ default: {} }),
      routes: [{ path: '/sample', element: <Page /> }],
    });`,
  'src/Sessions.tsx': `
    import { listSessions } from '@yinyom/contracts/identity/sessions';
    import { describeMore } from './describeMore';
    import styled from '${ROOT}/node_modules/styled-components/dist/styled-components.browser.esm.js';
    const Line = styled.p\`color: red;\`;
    export const Sessions = () => <Line>{listSessions.path + describeMore()}</Line>;`,
  'src/describeMore.ts': `
    import { formatDate } from '@yinyom/mfe-kit';
    export const describeMore = () => formatDate(new Date(0).toISOString());`,
};

describe('a build', () => {
  let folder: string;
  let about: About;
  let shapes: Record<string, CallShape>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yy-needs-'));
    const room = path.join(folder, 'mfe-sample');
    await mkdir(path.join(room, 'src'), { recursive: true });
    for (const [file, text] of Object.entries(SOURCES)) await writeFile(path.join(room, file), text);
    await symlink(path.join(ROOT, 'node_modules'), path.join(room, 'node_modules'));
    const configuration = { ...remoteConfig(room)({}, { mode: 'production' }), cache: false };
    const compiler = webpack(configuration);
    const stats: Stats = await promisify(compiler.run.bind(compiler) as never)();
    expect(stats.toString({ all: false, errors: true })).toBe('');
    const read = async (file: string) =>
      JSON.parse(await readFile(path.join(room, 'dist', file), 'utf8')) as never;
    about = aboutShape.parse(await read('build.json'));
    shapes = await read('calls.json');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('says what it was built with, and which versions of the kit its package.json names', () => {
    expect(about.needs).toMatchObject({
      kit: '^1.9.0',
      react: (load('react/package.json') as { version: string }).version,
      react_dom: (load('react-dom/package.json') as { version: string }).version,
      styled_components: (load('styled-components/package.json') as { version: string }).version,
    });
  });

  it('names the calls that its own code makes, in parts that load later too, and none of the kit or of types', () => {
    expect(Object.keys(about.needs?.calls ?? {})).toEqual(['getMe', 'listSessions']);
    expect(shapes).toMatchObject({
      getMe: { method: 'GET', path: '/me' },
      listSessions: { method: 'GET' },
    });
  });

  it('names what it imports of the kit, and nothing that it left out', () => {
    expect(about.needs?.kit_exports).toEqual([
      'api',
      'contractQuery',
      'defineRemote',
      'formatDate',
      'lazyPart',
    ]);
  });

  it('admits a second copy of what a page has once', () => {
    expect(about.needs?.own_copies).toEqual(['styled-components']);
  });

  it('knows its size, in which there is nothing that the page lends', () => {
    // React's own code alone would be 60 KB.
    expect(about.size?.entry).toBeGreaterThan(2_000);
    expect(about.size?.own).toBeGreaterThan(5_000);
    expect(about.size?.own).toBeLessThan(40_000);
  });
});

describe('the versions of the kit', () => {
  it.each([
    ['^1.12.0', '1.12.3', '^1.12.0'],
    ['^1.12.0 || ^2.0.0', '1.12.3', '^1.12.0 || ^2.0.0'],
    ['1.12.3', '1.12.3', '^1.12.0'],
    ['file:../kit.tgz', '1.12.3', '^1.12.0'],
  ])('that package.json asks for with %s, installed %s, are %s', (declared, installed, range) => {
    expect(kitRange(declared, installed)).toBe(range);
  });

  it.each(['>=1.0.0', '~1.2.0', '*', '1.x', '^1.2'])('cannot be %s', (declared) => {
    expect(() => kitRange(declared, '1.12.3')).toThrow('Name the lowest version it works with as "^1.12.3"');
  });
});
