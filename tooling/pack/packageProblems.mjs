import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const FACTS = ['homepage', 'repository', 'bugs', 'keywords', 'license', 'description'];

/**
 * What “Are the types wrong?” says, as its command does with the profiles `node16` and `esm-only`: the oldest way to find modules
 * (node10) knows no `exports`, and packages that are ES modules alone are read by ES modules alone.
 */
const typeProblems = async (tarball, isModuleOnly) => {
  const ignored = isModuleOnly ? ['node10', 'node16-cjs'] : ['node10'];
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (!analysis.types) return ['attw: it has no types'];
  return analysis.problems
    .filter(({ resolutionKind }) => !ignored.includes(resolutionKind))
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
};

/** npm signs where a package was built, and rejects a manifest that does not say where its sources are (E422). */
const provenanceProblems = ({ repository, publishConfig }) => {
  if (publishConfig?.provenance !== true) return ['it is published without provenance'];
  return /^git\+https:\/\/[^/]+\/.+\.git$/.test(repository?.url ?? '')
    ? []
    : ['repository.url is no address of a repository'];
};

const hasRequire = (exports) => JSON.stringify(exports ?? {}).includes('"require"');

/**
 * What is wrong with a packed package for those who install it. A program has no types.
 * @param {string} archive
 * @returns {Promise<string[]>}
 */
export const packageProblems = async (archive) => {
  const tarball = readFileSync(archive);
  const buffer = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`),
    ...FACTS.filter((fact) => !pkg[fact]).map((fact) => `the manifest has no ${fact}`),
    ...provenanceProblems(pkg),
    ...(pkg.exports ? await typeProblems(tarball, !hasRequire(pkg.exports)) : []),
  ];
};
