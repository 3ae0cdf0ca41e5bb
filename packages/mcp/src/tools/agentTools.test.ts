import Ajv2020 from 'ajv/dist/2020';
import { endpoints } from '@yinyom/contracts/endpoints';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { OFFERED_SCOPES, type Scope } from '@yinyom/contracts/identity/scopes';
import { agentTools, CALLS, type OwnKey } from './agentTools';

const keyWith = (scopes: readonly Scope[], role: 1 | 10 | 1000 = 1000): OwnKey => ({
  id: 'e'.repeat(24),
  name: 'Agent',
  organization_id: 'd'.repeat(24),
  organization_name: 'Example',
  role,
  scopes: [...scopes],
  application_ids: null,
  ip_ranges: [],
  expires_at: null,
  agent: true,
  limits: API_KEY_LIMITS,
});
const all = agentTools(keyWith(OFFERED_SCOPES));
const tool = (name: string) => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`there is no tool ${name}`);
  return found;
};

it('every call of keys that speaks JSON is a tool, with the name, the words and the shape of the contract', () => {
  expect(all.map(({ name }) => name)).toEqual([...CALLS.keys()]);
  const files = endpoints.filter(({ scope, files: types, answer, bodyKind = 'json' }) =>
    Boolean(scope && ((types && !answer) || bodyKind !== 'json')),
  );
  expect(files.map(({ name }) => name).filter((name) => CALLS.has(name))).toEqual([]);
  expect(files.length + CALLS.size).toBe(endpoints.filter(({ scope }) => scope).length);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { name, description, inputSchema } of all) {
    expect([name, /^[\w-]{1,64}$/.test(name), inputSchema.type]).toEqual([name, true, 'object']);
    expect([name, description]).toEqual([name, expect.stringContaining(CALLS.get(name)?.summary ?? '?')]);
    expect([name, () => ajv.compile(inputSchema)]).toEqual([name, expect.any(Function)]);
    ajv.compile(inputSchema);
  }
});

it('the shape takes what the call takes, and describes its fields', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const takes = ajv.compile(tool('createApplication').inputSchema);
  const body = { organization_id: 'd'.repeat(24), domain_name: 'www.example.ac.th', default_language: 'th' };
  expect([
    takes({ body }),
    takes({ body: { ...body, domain_name: 1 } }),
    takes({}),
    takes({ body, more: 1 }),
  ]).toEqual([true, false, false, false]);
  const reads = ajv.compile(tool('listApplications').inputSchema);
  expect([reads({}), reads({ query: { limit: 10 } })]).toEqual([true, true]);
  expect(JSON.stringify(tool('listApplications').inputSchema)).toContain('Id of the organization.');
});

it('a key is offered what its scopes and its role allow', () => {
  const names = (key: OwnKey) => agentTools(key).map(({ name }) => name);
  const reader = names(keyWith(['applications:read'], 10));
  expect(reader).toEqual(expect.arrayContaining(['getKey', 'getOwnConfirmation', 'listApplications']));
  expect(reader).not.toContain('createApplication');
  expect(names(keyWith(['applications:write'], 10))).not.toContain('deleteApplication');
  expect(names(keyWith(['applications:write'], 1000))).toContain('deleteApplication');
});

it('says which calls wait for a person, and takes the confirmation there alone', () => {
  const confirmed = all.filter(
    ({ inputSchema }) => 'confirmation_id' in (inputSchema['properties'] as object),
  );
  for (const { name, description } of all)
    expect([name, description.includes('A person has to confirm')]).toEqual([
      name,
      confirmed.some((one) => one.name === name),
    ]);
  expect(tool('saveTemplate').description).toContain('unless `publish` is false');
  expect(tool('saveTemplate').inputSchema['required']).toContain('if_match');
  expect(tool('deleteApplication').annotations).toEqual({
    readOnlyHint: false,
    destructiveHint: true,
    openWorldHint: false,
  });
});

it('a key with every scope lists its tools in 320 KB at most', () => {
  expect(JSON.stringify(all).length).toBeLessThan(320_000);
});
