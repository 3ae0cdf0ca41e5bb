import { endpoints } from '../endpoints';
import {
  confirmingFlag,
  confirmingRole,
  FREE_AGENT_CALLS,
  freeForAgents,
  needsConfirmation,
} from './agentCalls';

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
const call = (name: string) => {
  const found = byName.get(name);
  if (!found) throw new Error(`there is no call ${name}`);
  return found;
};

it('free calls take keys, change something and delete nothing; fields that keep one free are in its body', () => {
  for (const [name, free] of Object.entries(FREE_AGENT_CALLS)) {
    const { scope, method, body } = call(name);
    expect([name, scope, ['POST', 'PUT'].includes(method)]).toEqual([name, expect.any(String), true]);
    const { shape = {} } = (body as { def?: { shape?: object } } | undefined)?.def ?? {};
    if (free !== true)
      expect([name, Object.keys(shape)]).toEqual([name, expect.arrayContaining(Object.keys(free))]);
  }
});

it('a person confirms everything that is not free, and a call that keys may make has a role to ask for', () => {
  for (const endpoint of endpoints.filter(({ scope, method }) => scope && method !== 'GET')) {
    const { name, role } = endpoint;
    expect([name, confirmingRole(endpoint)]).toEqual([name, expect.any(Number)]);
    expect([name, Number(confirmingRole(endpoint)) >= Number(role)]).toEqual([name, true]);
    expect([name, needsConfirmation(endpoint, {})]).toEqual([name, FREE_AGENT_CALLS[name] !== true]);
  }
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
    expect([endpoint.name, needsConfirmation(endpoint, undefined)]).toEqual([endpoint.name, false]);
});

it('these reach visitors or remove something, and none of them is free', () => {
  for (const name of [
    'deleteApplication',
    'disableApplication',
    'updateApplication',
    'deleteCookie',
    'startBulkAction',
    // The public declaration shows categories and cookies as they are now.
    'createCategory',
    'updateCategory',
    'enableCategory',
    'updateSiteCategory',
    'createCookie',
    'updateCookie',
    'reassignCookies',
  ])
    expect([name, freeForAgents(call(name))]).toEqual([name, 'never']);
  expect(freeForAgents({ name: 'createApplication', method: 'DELETE' })).toBe('never');
  expect(freeForAgents({ name: 'addedLater', method: 'POST' })).toBe('never');
  expect(freeForAgents({ name: 'constructor', method: 'POST' })).toBe('never');
});

it.each([
  ['published', { publish: true }, true],
  ['a draft', { publish: false }, false],
  ['not said', {}, true],
  ['said by a prototype', Object.create({ publish: false }) as object, true],
  ['another type', { publish: 'false' }, true],
  ['no object', null, true],
])('a banner that is %s', (_how, body, needed) => {
  expect(needsConfirmation(call('saveTemplate'), body)).toBe(needed);
});

it('what a service allows by its contents to Admins alone is confirmed by Admins', () => {
  expect(confirmingRole(call('startBulkAction'))).toBe(1000);
  expect(confirmingRole(call('saveTemplate'))).toBe(10);
  expect(confirmingRole(call('getOwnConfirmation'))).toBeNull();
});

it('where a service accepts the flag for some alerts alone, the flag confirms none; elsewhere it does', () => {
  expect([call('updateAlert').flag, confirmingFlag(call('updateAlert'))]).toEqual(['dpo', undefined]);
  expect(confirmingFlag(call('answerSubjectRequest'))).toBe('dpo');
  expect(confirmingFlag(call('saveTemplate'))).toBeUndefined();
});
