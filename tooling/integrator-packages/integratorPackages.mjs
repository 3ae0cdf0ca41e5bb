import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';

/**
 * Packages that integrators install, each with its folder and how it is packed: those that say so in `integrators` of their
 * manifest.
 * @returns {{ folder: string, manifest: object, form: 'library' | 'program' | 'asItIs', name: string }[]} `name` is that in the registry
 */
export const integratorPackages = () =>
  readdirSync(path.join(ROOT, 'packages'))
    .map((name) => path.join(ROOT, 'packages', name))
    .flatMap((folder) => {
      const manifest = manifestIn(folder);
      const { form, name = manifest?.name } = manifest?.integrators ?? {};
      return form ? [{ folder, manifest, form, name }] : [];
    });

const manifestIn = (folder) => {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    // A package that moved leaves a folder with what was built.
    return null;
  }
};
