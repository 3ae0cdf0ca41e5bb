import { startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance();
});
afterAll(() => compliance.close());

const whole = async (id: string) => (await compliance.officer('GET', `/requests/${id}`)).body;
type Answer = { status: number; body: { code?: string; errors?: { code: string }[] } };
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code ?? body.code];

it('takes of a person what was done with the end of a task; what a key ended without it is stated before closing', async () => {
  const { id } = await compliance.enter({ rights: ['erasure'] });
  await compliance.officer('POST', `/requests/${id}/tasks`, { system_name: 'CRM' });
  const path = `/requests/${id}/tasks/${(await whole(id)).tasks[0].id}`;
  const say = async (body: object) => codeOf(await compliance.officer('PUT', path, body));
  for (const state of ['done', 'failed', 'not_applicable'])
    expect(await say({ state })).toEqual([422, 'required']);
  expect(await say({ state: 'done', result: ' ' })).toEqual([422, 'required']);
  const { authorize } = compliance.identity.client;
  compliance.identity.client.authorize = async (asked) => ({
    ...(await authorize(asked)),
    key: { scopes: ['requests:read', 'requests:write'], application_ids: null },
  });
  expect((await say({ state: 'done' }))[0]).toBe(200);
  compliance.identity.client.authorize = authorize;
  const close = async () =>
    compliance.officer('POST', `/requests/${id}/complete`, {}, { 'if-match': (await whole(id)).etag });
  expect(codeOf(await close())).toEqual([409, 'task_results_missing']);
  expect((await say({ note: 'Copies, too' }))[0]).toBe(200);
  expect((await say({ result: 'Customer 17 deleted' }))[0]).toBe(200);
  expect(await say({ result: '' })).toEqual([422, 'required']);
  expect((await close()).status).toBe(200);
});
