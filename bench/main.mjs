// `npm run bench [-- part … --runs N]`: measures the budgets and prints them as one table. Parts: build, start, shell,
// loop, sdk, … `--runs` says how often a part repeats what it takes the median of.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhenNeeded } from '../tooling/install.mjs';

checkNode();
installWhenNeeded();

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'parts');
const known = readdirSync(folder).map((name) => path.basename(name, '.mjs'));
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  // `rows`: size of the large log of the part consents, for example 5000000.
  options: { runs: { type: 'string' }, rows: { type: 'string' } },
});
const options = {
  ...(values.runs && { runs: Math.max(1, Number.parseInt(values.runs, 10) || 1) }),
  ...(values.rows && { rows: Math.max(50_000, Number.parseInt(values.rows, 10) || 0) }),
};
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${known.join(', ')}.`);
  process.exit(2);
}

const rows = [];
for (const name of ['build', 'start', 'shell', 'sdk', ...known].filter(
  (part, index, all) => all.indexOf(part) === index,
)) {
  if ((wanted.length > 0 && !wanted.includes(name)) || !existsSync(path.join(folder, `${name}.mjs`)))
    continue;
  const { measure } = await import(`./parts/${name}.mjs`);
  rows.push(...(await measure(options)));
}

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, value, unit, budget } of rows) {
  const verdict =
    budget === undefined ? '' : value <= budget ? `within ${budget} ${unit}` : `OVER ${budget} ${unit}`;
  console.log(
    `${what.padEnd(width)}  ${String(Math.round(value * 100) / 100).padStart(9)} ${unit.padEnd(3)} ${verdict}`,
  );
}
process.exit(rows.some(({ value, budget }) => budget !== undefined && value > budget) ? 1 : 0);
