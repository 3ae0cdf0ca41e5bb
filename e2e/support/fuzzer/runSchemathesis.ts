import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface FuzzerRun {
  /** The program (`tooling/fuzz/schemathesis.cjs`). */
  program: string;
  /** A folder of this run alone. */
  folder: string;
  /** Address of the API. */
  url: string;
  /** OpenAPI document that the requests are made of. */
  document: object;
  headers?: Record<string, string>;
  /** Names of calls that are not made. */
  without?: readonly string[];
  /** Random requests per call, on top of those that Schemathesis derives from the bounds of its fields. */
  examples: number;
}

/**
 * A rule that JSON Schema cannot express is answered 400 or 422, a body beyond the limit of its call 413, a revision that is not the newest
 * 412, one that is missing 428, what is gone 410. Every other check keeps its own statuses.
 */
const CONFIG = `[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 406, 409, 410, 412, 413, 415, 422, 428, 429]
positive_data_acceptance.expected-statuses = ["2XX", 400, 401, 403, 404, 409, 410, 412, 413, 422, 429]
missing_required_header.expected-statuses = [400, 401, 403, 406, 415, 422, 428]
`;

/** The same requests in each run, so that a failure comes back when it is looked for. */
const SEED = '20261128';

/** Sends requests with all checks of Schemathesis. @returns its exit code, 0 when every check passed, and what it printed */
export const runSchemathesis = async (run: FuzzerRun): Promise<{ code: number | null; printed: string }> => {
  const { program, folder, url, document, headers = {}, without = [], examples } = run;
  const config = path.join(folder, 'schemathesis.toml');
  const schema = path.join(folder, 'openapi.json');
  writeFileSync(config, CONFIG);
  writeFileSync(schema, JSON.stringify(document));
  const child = spawn(
    program,
    [
      ...['--config-file', config, '--no-color', 'run', schema, '--url', url],
      ...[
        '--checks',
        'all',
        '--mode',
        'all',
        '--phases',
        'examples,coverage,fuzzing',
        '--continue-on-failure',
      ],
      ...['--max-examples', String(examples), '--seed', SEED, '--generation-database', 'none'],
      ...['--request-timeout', '30', '--suppress-health-check', 'all', '--warnings', 'off'],
      ...without.flatMap((name) => ['--exclude-operation-id', name]),
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, printed: output + errors };
};
