// `npm run test:budgets`: the last whole `npm test` on this machine, when it was idle, becomes the budgets.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgetsOf } from './budgets.mjs';
import { readRuns } from './runs.cjs';

const file = path.join(import.meta.dirname, 'budgets.json');
const run = readRuns().findLast(({ idle, whole, full }) => idle && whole && !full);
if (!run) {
  console.error('This machine knows of no whole npm test that began while it was idle.');
  process.exit(1);
}
const { other_files: otherFiles } = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, `${JSON.stringify(budgetsOf(run, otherFiles), null, 2)}\n`);
console.log(`Budgets of the run that began ${run.began}.`);
