// `npm run lint`, `npm run typecheck`, `npm run format:check`: one check of `npm test`, with the same cache.
import { CHECKS, runChecks } from './checks.mjs';

const names = process.argv.slice(2);
if (names.length === 0 || names.some((name) => !Object.hasOwn(CHECKS, name))) {
  console.error(`Name checks: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}
process.exitCode = (await runChecks(names)).every(Boolean) ? 0 : 1;
