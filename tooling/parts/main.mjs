// `npm run parts [-- folder]`: asks the registry for known weaknesses of the packages in the lock file, and how long each fix has been
// there. Ends with 1 when one has been there for longer than SECURITY.md promises, with 2 when the registry cannot be asked.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';
import { evaluateWeakness } from './evaluateWeakness.mjs';

const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? ROOT);
const npm = (...args) => {
  const { stdout } = spawnSync('npm', [...args, '--json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout || '{}');
};

const audit = npm('audit', '--package-lock-only');
if (!audit.vulnerabilities) {
  console.error(
    `The registry tells nothing of weaknesses: ${audit.message ?? audit.error?.summary ?? 'no answer'}`,
  );
  process.exit(2);
}
const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));

const found = [];
for (const { nodes, via } of Object.values(audit.vulnerabilities)) {
  // What is a string is weak only through a package that has an entry of its own.
  for (const { name, severity, title, range } of via.filter((one) => typeof one === 'object')) {
    // One entry for each version that is affected; the times are those of all versions.
    const entries = [npm('view', `${name}@${range}`, 'version', 'time')].flat();
    const published = entries[0]?.time ?? {};
    const affected = entries.map((one) => one.version);
    for (const version of new Set(nodes.map((node) => packages[node]?.version).filter(Boolean)))
      found.push(evaluateWeakness({ name, version, severity, title }, published, affected, Date.now()));
  }
}
for (const { name, version, severity, title, fix, days, most, overdue } of found)
  console.log(
    `${overdue ? 'OVERDUE ' : ''}${name} ${version}, ${severity}: ${title}; ` +
      (fix ? `fixed by ${fix} for ${days} days, of ${most}` : 'no fix is published'),
  );
console.log(
  `${Object.keys(packages).length - 1} packages, ${found.length} weaknesses, ${found.filter(({ overdue }) => overdue).length} overdue`,
);
process.exit(found.some(({ overdue }) => overdue) ? 1 : 0);
