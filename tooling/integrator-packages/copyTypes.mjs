import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SPECIFIER = /((?:\bfrom|\bimport)\s*\(?\s*)(["'])([^"']+)\2/g;

/**
 * Copies the declarations of some entries with all that they are made of, also those of the contract, so that a package needs no
 * other one of this repository.
 * @param {string} emitted folder that `emitTypes` wrote
 * @param {string} room name of the package's folder, such as `client`
 * @param {string[]} entries names of modules, without an ending
 * @param {string} target folder for `{room}/*.d.ts` and `contracts/**.d.ts`
 */
export const copyTypes = (emitted, room, entries, target) => {
  const waiting = entries.map((entry) => `${room}/${entry}`);
  const done = new Set(waiting);
  /** A module as a path below the target; null: of another package. */
  const moduleOf = (from, specifier) => {
    if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
    const [, name, below] = /^@yinyom\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
    return name ? `${name}/${below}` : null;
  };
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    const [folder, ...below] = module.split('/');
    const text = readFileSync(path.join(emitted, folder, 'src', `${below.join('/')}.d.ts`), 'utf8');
    const own = text.replace(SPECIFIER, (whole, start, quote, specifier) => {
      const used = moduleOf(module, specifier);
      if (used === null) return whole;
      if (!done.has(used)) waiting.push(used);
      done.add(used);
      const relative = path.posix.relative(path.posix.dirname(module), used);
      return `${start}${quote}${relative.startsWith('.') ? relative : `./${relative}`}.js${quote}`;
    });
    const file = path.join(target, `${module}.d.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, own);
  }
};
