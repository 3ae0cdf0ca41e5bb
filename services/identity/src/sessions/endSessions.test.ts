import { startIdentity, type IdentityTest } from '../../test/startIdentity';
import { endSessions } from './endSessions';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const statusOf = async ({ token }: { token: string }) =>
  (await identity.send('GET', '/me', { token })).status;

it('V7.4.5 an operator ends the sessions of one person: their next call is refused, and the audit log says so', async () => {
  const organization = await identity.makeOrganization('Ended');
  const person = await identity.makePerson([{ organization, role: 10 }]);
  const other = await identity.makePerson([{ organization, role: 1000 }]);
  expect(await statusOf(person)).toBe(200);

  const { users, sessions, audit } = identity.stores;
  expect(await endSessions({ users, sessions, audit }, [person.email.toUpperCase()])).toEqual([person.email]);
  expect([await statusOf(person), await statusOf(other)]).toEqual([401, 200]);
  const log = await identity.send('GET', `/organizations/${organization.id}/auditLogs`, {
    token: other.token,
  });
  expect(log.body.entities[0]).toMatchObject({
    action: 'session.ended_all',
    actor: { name: 'Yinyom' },
    target: { label: person.email },
  });
  expect(await endSessions({ users, sessions, audit }, [person.email])).toEqual([]);
  expect(await endSessions({ users, sessions, audit }, ['nobody@example.ac.th'])).toEqual([]);
});

it('V7.4.5 an operator ends the sessions of everybody', async () => {
  const people = await Promise.all([identity.makePerson([]), identity.makePerson([])]);
  const { users, sessions, audit } = identity.stores;
  const ended = await endSessions({ users, sessions, audit }, null);
  expect(ended).toEqual(expect.arrayContaining(people.map(({ email }) => email)));
  expect(await Promise.all(people.map(statusOf))).toEqual([401, 401]);
});
