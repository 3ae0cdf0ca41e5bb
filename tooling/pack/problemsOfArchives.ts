import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What publint and attw find in packed packages, by their names; a package without problems is left out. */
export const problemsOfArchives = (
  packed: Record<string, { archive: string }>,
): Record<string, readonly string[]> => {
  const code = `
    import { packageProblems } from ${JSON.stringify(path.join(__dirname, 'packageProblems.mjs'))};
    const found = {};
    for (const [name, { archive }] of Object.entries(${JSON.stringify(packed)})) {
      const problems = await packageProblems(archive);
      if (problems.length > 0) found[name] = problems;
    }
    console.log(JSON.stringify(found));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, readonly string[]>;
};
