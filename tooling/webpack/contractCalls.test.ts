import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { endpoints } from '@yinyom/contracts/endpoints';
import { rooms } from '../lint/sources';

const ROOT = path.resolve(__dirname, '../..');
const requireFromHere = createRequire(__filename);
const loader = requireFromHere('@yinyom/build-remote/webpack/contractLoader') as (
  this: { callback: (error: null, text: string) => void; getOptions: () => { part?: string } },
  source: string,
) => void;

const loaded = (source: string, part?: string): string => {
  let text = '';
  loader.call({ callback: (_, made) => (text = made), getOptions: () => (part ? { part } : {}) }, source);
  return text;
};
/** What a module of declarations exports, with stand-ins for what it imports. */
const exportsOf = (source: string, imports: Record<string, unknown>): Record<string, unknown> => {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const body = source.replace(/^import .*$/gm, '').replace(/^export const/gm, 'const');
  return new Function(...Object.keys(imports), `${body}; return { ${names.join(', ')} };`)(
    ...Object.values(imports),
  ) as Record<string, unknown>;
};

const DECLARED = `
import { endpoint } from './endpoint';
export const body = z('a, b');
export const rename = endpoint({
  name: 'rename', method: 'PUT', path: '/x/:id', auth: 'bearer', role: 'self', bodyKind: 'form',
  service: 'identity', summary: 'Says, with a comma', limit: 'few', resource: 'id',
  params: z('p'), query: z('q'), answer: z('answer'),
  body
});`;

it('browsers get of a call how it is sent and the shape of its body', () => {
  const made = exportsOf(loaded(DECLARED), { z: (text: string) => text, endpoint: (call: object) => call });
  expect(made).toEqual({
    body: 'a, b',
    rename: {
      name: 'rename',
      method: 'PUT',
      path: '/x/:id',
      auth: 'bearer',
      role: 'self',
      bodyKind: 'form',
      body: 'a, b',
    },
  });
});

it('a constant that nobody uses is gone with what it is made of, one that is used stays', () => {
  const { code } = transformSync(
    `${loaded("const unused = z('unused'); export const used = z('used', () => z('inner'));")}`,
    { jsc: { target: 'es2022', minify: { compress: true, mangle: false } }, minify: true, isModule: true },
  );
  expect(code).not.toContain('unused');
  expect(code).toContain('used');
  expect(code).toContain('inner');
});

it('lines stay where they are', () => {
  expect(loaded(DECLARED).split('\n')).toHaveLength(DECLARED.split('\n').length);
});

it('no browser app reads a part of a call that browsers do not get', () => {
  const apps = rooms.filter((room) => /^(?:shell|packages\/mfe-kit|mfe-[\w-]+)$/.test(room));
  const files = apps.flatMap((room) =>
    readdirSync(path.join(ROOT, room, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file))
      .map((file) => path.join(room, 'src', file)),
  );
  expect(files.length).toBeGreaterThan(300);
  const reads = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const calls = [...text.matchAll(/import \{([^}]+)\} from '@yinyom\/contracts\//g)].flatMap(([, names]) =>
      (names ?? '').split(',').map((name) => name.trim()),
    );
    return ['endpoint', ...calls]
      .filter((name) => /^[a-z]\w*$/.test(name))
      .some((name) =>
        new RegExp(
          `\\b${name}\\.(?:answer|bodyLimit|limit|oversize|params|query|resource|service|status|summary)\\b`,
        ).test(text),
      );
  });
  expect(reads).toEqual([]);
});

it('W9 calls of signed-in users get the token of the part that declares them; the call that makes it does not', () => {
  const made = (source: string, part?: string) =>
    exportsOf(loaded(source, part).replace(/^import .*?;/, ''), {
      z: (text: string) => text,
      endpoint: (call: object) => call,
      __own_token__of: (part_: string, hash: string) => `${part_} ${hash}`,
      __webpack_hash__: 'h1',
    });
  const tokenIn = (source: string, part?: string) =>
    (made(source, part)['rename'] as { token?: string }).token;
  expect(tokenIn(DECLARED, 'mfe_hello')).toBe('mfe_hello h1');
  expect(tokenIn(DECLARED)).toBeUndefined();
  expect(tokenIn(DECLARED.replace("auth: 'bearer'", "auth: 'none'"), 'mfe_hello')).toBeUndefined();
  expect(tokenIn(DECLARED.replace("name: 'rename'", "name: 'makePartToken'"), 'mfe_hello')).toBeUndefined();
});

/** What `callsNamed` finds, and how many modules of the contract it loads. */
const named = (...names: string[]): { found: string[]; loaded: number } => {
  const code = `
    const { contractOf } = require(${JSON.stringify(requireFromHere.resolve('@yinyom/build-remote/webpack/contractCalls'))});
    const found = contractOf(${JSON.stringify(path.join(ROOT, 'shell'))}).callsNamed(${JSON.stringify(names)});
    const loaded = Object.keys(require.cache).filter((file) => /contracts.dist/.test(file)).length;
    console.log(JSON.stringify({ found: found.map(({ name }) => name).sort(), loaded }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as { found: string[]; loaded: number };
};

it('calls are found by name without the rest of the contract; one that is not there is left out', () => {
  const all = endpoints.map(({ name }) => name).sort();
  const whole = named(...all);
  expect(whole.found).toEqual(all);
  const few = named('listMyOrganizations', 'getMe');
  expect(few.found).toEqual(['getMe', 'listMyOrganizations']);
  expect(few.loaded).toBeLessThan(whole.loaded / 3);
  expect(named('getMe', 'notThere').found).toEqual(['getMe']);
});
