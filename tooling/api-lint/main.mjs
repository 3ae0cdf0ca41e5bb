// `node tooling/api-lint/main.mjs FILE`: what Redocly (recommended), Spectral (oas) and swagger-parser say of an OpenAPI document, as
// JSON: a list of [tool, rule, place, message].
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchApiLinters, fetchedApiLinters } from './apiLinters.cjs';

const file = path.resolve(process.argv[2] ?? '');
const folder = fetchedApiLinters() ?? fetchApiLinters();
if (!folder) throw new Error('The tools could not be installed: npm and its registry are needed.');

const run = (program, args) =>
  spawnSync(process.execPath, [path.join(folder, program), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

const redocly = () => {
  const args = ['lint', file, '--extends=recommended', '--format=json', '--max-problems=1000'];
  const { problems } = JSON.parse(run('node_modules/@redocly/cli/bin/cli.js', args).stdout);
  return problems.map(({ ruleId, message, location }) => ['redocly', ruleId, location[0]?.pointer, message]);
};

const spectral = () => {
  const rules = path.join(folder, 'spectral.yaml');
  writeFileSync(rules, 'extends: ["spectral:oas"]\n');
  const args = ['lint', file, '-r', rules, '-f', 'json', '-o', `${file}.spectral`];
  run('node_modules/@stoplight/spectral-cli/dist/index.js', args);
  const problems = JSON.parse(readFileSync(`${file}.spectral`, 'utf8'));
  return problems.map(({ code, path: place, message }) => ['spectral', code, place.join('/'), message]);
};

/** Its modules are found from the folder of the tools, so its program is copied there. */
const swaggerParser = () => {
  copyFileSync(path.join(import.meta.dirname, 'validate.mjs.txt'), path.join(folder, 'validate.mjs'));
  const { status, stderr } = run('validate.mjs', [file]);
  return status === 0 ? [] : [['swagger-parser', 'valid', '', stderr]];
};

console.log(JSON.stringify([...redocly(), ...spectral(), ...swaggerParser()]));
