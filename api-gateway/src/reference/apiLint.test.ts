import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@yinyom/contracts/endpoints';
import { WEBHOOK_EVENTS } from '@yinyom/contracts/reference/webhookEvents';
import { fetchedApiLinters } from '../../../tooling/api-lint/apiLinters.cjs';
import { groupDocuments } from './groupDocuments';
import { openApiDocument } from './openApiDocument';

// Three programs read a document of nearly a megabyte, each in its own process.

const ROOT = path.resolve(__dirname, '../../..');
const ORIGIN = 'https://consent.example.ac.th';
/** Without the registry there are no tools, and these tests are skipped by name. */
const withTools = fetchedApiLinters() ? it : it.skip;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-lint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (document: object): [string, string][] => {
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/api-lint/main.mjs', file], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as [string, string][];
};

withTools(
  'Redocly, Spectral and swagger-parser find nothing in the document, nor in that of a group of calls',
  () => {
    expect(problemsOf(openApiDocument(endpoints, ORIGIN, WEBHOOK_EVENTS))).toEqual([]);
    const group = groupDocuments(endpoints, ORIGIN)['openapi/templates.json']?.() ?? {};
    expect(problemsOf(group)).toEqual([]);
  },
);

withTools('they find a reference without a target, and a call without an answer', () => {
  const broken = openApiDocument(endpoints.slice(0, 1), ORIGIN) as {
    paths: Record<string, Record<string, object>>;
  };
  const [operation] = Object.values(broken.paths).flatMap((methods) => Object.values(methods));
  Object.assign(operation!, { responses: { 200: { $ref: '#/components/responses/Missing' } } });
  expect([...new Set(problemsOf(broken).map(([tool]) => tool))]).toEqual([
    'redocly',
    'spectral',
    'swagger-parser',
  ]);
});
