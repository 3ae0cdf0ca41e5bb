import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation, type Configuration, type Watching } from 'webpack';

interface Middleware {
  path: string;
  middleware: (request: { url: string }, response: { status: (code: number) => { end: () => void } }) => void;
}
interface Lazy {
  option: object;
  middleware: Middleware;
}

const requireFromHere = createRequire(__filename);
const { servingAlias, servingOptions, servingPlugins } = requireFromHere(
  '@yinyom/build-remote/webpack/serving',
) as {
  servingAlias: Record<string, string>;
  servingOptions: (lazy?: Lazy) => Pick<Configuration, 'experiments' | 'watchOptions'>;
  servingPlugins: (namespace: string, sourceName: () => string) => Configuration['plugins'];
};
const { lazyModules } = requireFromHere('@yinyom/build-remote/webpack/lazyModules') as {
  lazyModules: (isLazy: (file: string) => boolean) => Lazy;
};

const PACKAGES = path.resolve(__dirname, '../../node_modules');
const FILES = {
  'src/index.js': `import { shown } from './shown';
    import { given } from 'given';
    import * as z from 'zod/mini';
    export const all = [shown, given, z, () => import('./pages/later')];`,
  'src/shown.js': 'export const shown = "a source";',
  'src/pages/later.js': 'export const later = "a page that is opened later";',
  'node_modules/given/index.js': 'exports.given = "a package";',
};

let folder: string;
let watching: Watching;
let lazy: Lazy;
interface Made {
  errors: unknown[];
  files: string[];
  code: string;
}
/** What each compilation made, and what waits for the next one. */
const made: Made[] = [];
let onMade: () => void = () => undefined;

const compilation = async (nth: number): Promise<Made> => {
  while (!made[nth]) await new Promise<void>((resolve) => (onMade = resolve));
  return made[nth] as Made;
};
const note = ({ errors, modules, assets }: Compilation): void => {
  const files = [...modules].flatMap((one) => ('resource' in one ? [String(one.resource)] : []));
  const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
  made.push({
    errors,
    files: files.map((file) => file.replaceAll('\\', '/')),
    code: scripts.map(([, source]) => String(source.source())).join('\n'),
  });
  onMade();
};
const imports = (file: string): number => {
  let answered = 0;
  lazy.middleware.middleware(
    { url: `/?${new URLSearchParams({ file })}` },
    { status: (code) => ({ end: () => void (answered = code) }) },
  );
  return answered;
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-serving-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  lazy = lazyModules((file) => file.startsWith('src/pages/'));
  const compiler = webpack({
    context: folder,
    mode: 'development',
    devtool: false,
    entry: './src/index.js',
    output: { path: path.join(folder, 'dist') },
    resolve: { alias: servingAlias, modules: ['node_modules', PACKAGES] },
    plugins: [new webpack.HotModuleReplacementPlugin(), ...(servingPlugins('app', () => 'a name') ?? [])],
    infrastructureLogging: { level: 'error' },
    ...servingOptions(lazy),
  });
  if (!compiler) throw new Error('no compiler');
  compiler.hooks.emit.tap('test', note);
  watching = compiler.watch({}, () => undefined) as Watching;
});
afterAll(async () => {
  await new Promise<void>((resolve) => watching.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

it('a development server gives maps of sources, packages as they are, and what a page imports once it does', async () => {
  const { errors, code, files } = await compilation(0);
  expect(errors).toEqual([]);
  expect(code).toMatch(/eval\(.*a source.*sourceMappingURL=data:/);
  expect(code).toMatch(/^exports\.given = "a package";$/m);
  expect(files.filter((file) => /core-js|\/zod\/v4\/locales\/(?!en\.js)/.test(file))).toEqual([]);
  expect(files.some((file) => file.includes('/zod/v4/mini/'))).toBe(true);
  expect(code).not.toContain('a page that is opened later');

  expect(imports('src/pages/later.js')).toBe(204);
  expect((await compilation(1)).code).toContain('a page that is opened later');
});

it('a module that is compiled already, or that is never compiled later, compiles nothing again', async () => {
  await compilation(1);
  const invalidate = jest.spyOn(watching, 'invalidate');
  expect([imports('src/pages/later.js'), imports('src/shown.js')]).toEqual([204, 204]);
  expect(invalidate).not.toHaveBeenCalled();
});
