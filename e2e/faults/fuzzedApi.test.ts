import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { fetchedSchemathesis } from '../../tooling/fuzz/schemathesis.cjs';
import { ownerApi } from '../support/ownerApi';
import { fuzzedDocument, type OpenApi, type RealValues } from '../support/fuzzer/fuzzedDocument';
import { runSchemathesis } from '../support/fuzzer/runSchemathesis';
import { startStack, type Stack } from '../support/startStack';

// Two runs of some ten thousand requests each.
jest.setTimeout(3_600_000);

const EXAMPLES = 10;
/** It would take away what the other calls are tried on. */
const WITHOUT = ['deleteApplication'];

interface Entities {
  entities: { id: string }[];
}

const program = fetchedSchemathesis();
const withProgram = program ? describe : describe.skip;

withProgram('a stranger’s fuzzer over the OpenAPI document, with all of its checks', () => {
  let stack: Stack;
  let folder: string;
  let document: OpenApi;
  beforeAll(async () => {
    stack = await startStack({ DEMO: 'true', PUBLIC_CHECKS: 'true', SCANNER_SANDBOX: 'off' });
    const answer = await fetch(`${stack.url}/api/v1/openapi.json`, { headers: { connection: 'close' } });
    document = (await answer.json()) as OpenApi;
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'yy-fuzzer-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => stack?.stop());

  const fuzz = async (given: OpenApi, headers: Record<string, string> = {}) => {
    const url = `${stack.url}/api/v1`;
    const order = { folder, url, document: given, headers, without: WITHOUT, examples: EXAMPLES };
    const run = { program: program ?? '', ...order };
    const { code, printed } = await runSchemathesis(run);
    if (code !== 0) throw new Error(printed);
  };

  it('finds no failure of ours, no undeclared status and no answer of another shape without a key', async () => {
    await fuzz(fuzzedDocument(document));
  });

  it('finds none with a key of every scope, about a website that exists', async () => {
    const { call, organizationId } = await ownerApi(stack);
    const read = async <T>(place: string) => (await call<T>('GET', place)).body;
    const { key } = (
      await call<{ key: string }>('POST', `/organizations/${organizationId}/api-keys`, {
        body: { name: 'Fuzzer', scopes: OFFERED_SCOPES },
      })
    ).body;
    const [site] = (await read<{ entities: { id: string; site_key: string }[] }>('/me/applications'))
      .entities;
    const [category] = (await read<Entities>(`/applications/${site?.id}/categories`)).entities;
    const [cookie] = (await read<Entities>(`/cookies?application_id=${site?.id}`)).entities;
    const [user] = (await read<Entities>(`/organizations/${organizationId}/users`)).entities;
    const { config_token } = await read<{ config_token: string }>(`/public/sites/${site?.site_key}/config`);
    const real: RealValues = {
      parameters: [
        ['/applications/{id}', 'id', site?.id ?? ''],
        ['/applications/{id}', 'categoryId', category?.id ?? ''],
        ['/organizations/{id}', 'id', organizationId],
        ['/organizations/{id}', 'userId', user?.id ?? ''],
        ['/categories/{id}', 'id', category?.id ?? ''],
        ['/cookies/{id}', 'id', cookie?.id ?? ''],
        ['/public/sites', 'site_key', site?.site_key ?? ''],
      ],
      fields: { application_id: site?.id ?? '', category_id: category?.id ?? '', config_token },
    };
    await fuzz(fuzzedDocument(document, real), { Authorization: `Bearer ${key}` });
  });
});
