import path from 'node:path';
import { compileFunction } from 'node:vm';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../lint/sources';
import type { Registration } from './usedTexts';

type Texts = { readonly [key: string]: string | Texts };

/** All texts below a group, by their key. */
const textsIn = (texts: Texts, group = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null ? textsIn(value, `${group}${key}.`) : [[group + key, value]],
  );

/** What a file imports, by the name that it uses. */
const importsOf = (source: string): Map<string, { from: string; name: string }> =>
  new Map(
    [...source.matchAll(/import \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((part) => part.replace('type ', '').trim().split(' as '))
        .filter(([name]) => name)
        .map(([name = '', own = name]) => [own, { from, name }] as const),
    ),
  );

const at = (file: string, from: string): string =>
  from.startsWith('.') ? path.resolve(path.dirname(file), from) : from;

/** Folders of texts whose own loaders need a bundler, by the module of the loader. */
const folderOf = (from: string): string | undefined => {
  const subject = /^@yinyom\/texts\/([\w-]+)\/load/.exec(from)?.[1];
  if (subject) return path.join('packages/texts/src', subject);
  return from === '@yinyom/ui/foundation/labels' ? 'packages/ui/src/locales' : undefined;
};
const thaiOf = (folder: string) => {
  const file = path.join(ROOT, folder, 'th.json');
  return () => Promise.resolve({ default: JSON.parse(readFileSync(file, 'utf8')) as Texts });
};

/** What a module has; a file of texts is its own default, as bundlers make it. */
const load = (file: string, from: string): unknown => {
  const found: unknown = jest.requireActual(at(file, from));
  return from.endsWith('.json') ? { default: found } : found;
};

/** Runs the loader of a namespace as its part does, and returns its Thai texts by their key. */
export const registeredTexts = async ({
  file,
  loader,
}: Registration): Promise<ReadonlyMap<string, string>> => {
  const used = [...importsOf(readFileSync(file, 'utf8'))].filter(([own]) =>
    new RegExp(`\\b${own}\\b`).test(loader),
  );
  const values = used.map(([, { from, name }]) => {
    const folder = folderOf(from);
    return folder ? thaiOf(folder) : (load(file, from) as Record<string, unknown>)[name];
  });
  const { outputText } = ts.transpileModule(`const loaded = ${loader.replace(/\bimport\(/g, 'load(')};`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const run = compileFunction(`${outputText}\nreturn loaded;`, ['load', ...used.map(([own]) => own)]);
  const loaded = async (from: string): Promise<unknown> => load(file, from);
  const read = run(loaded, ...values) as (lang: 'th') => Promise<{ default: Texts }>;
  return new Map(textsIn((await read('th')).default));
};
