import { ROLES } from '@yinyom/contracts/constants';
import { CALLS_OF_LIMITED_PEOPLE } from '@yinyom/contracts/identity/memberScope';
import type { RequestContext } from '../request/requestContext';
import { authorizeMember, needsScope, type About, type SessionJudge } from './authorizer';

const [MINE, OTHER] = ['a'.repeat(24), 'b'.repeat(24)];
const context = {
  caller: { userId: 'u', sessionId: 's', kind: 'key' },
  ip: '203.0.113.7',
  requestId: 'r',
} as unknown as RequestContext;

/** The identity service's answer about a key for certain websites. */
const judge = (applications: string[] | null, role: number | null = ROLES.member): SessionJudge =>
  ({
    authorize: async () => ({
      session_alive: true,
      key_refusal: null,
      role,
      organization_name: 'A',
      two_fa_missing: false,
      security_key_missing: false,
      key: { scopes: ['cookies:read'], application_ids: applications },
    }),
  }) as unknown as SessionJudge;

const ask = (about: About, applications: string[] | null, role?: number | null) =>
  authorizeMember(judge(applications, role), context, 'o', { call: 'c', least: ROLES.member }, about);

it('a key for certain websites reads these, and neither others nor the organization', async () => {
  await expect(ask({ application: MINE }, [MINE])).resolves.toMatchObject({ role: ROLES.member });
  await expect(ask({ application: OTHER }, [MINE])).rejects.toMatchObject({
    code: 'application_outside_key',
  });
  await expect(ask(null, [MINE])).rejects.toMatchObject({ code: 'application_outside_key' });
});

it('a key for all websites reads any, and the organization', async () => {
  await expect(ask({ application: OTHER }, null)).resolves.toBeDefined();
  await expect(ask(null, null)).resolves.toBeDefined();
});

it('a lower role is refused, and an organization of others looks as if it were not there', async () => {
  await expect(ask(null, null, ROLES.viewer)).rejects.toMatchObject({ status: 403 });
  await expect(ask(null, null, null)).rejects.toMatchObject({ status: 404 });
});

it('a key does nothing besides its scopes', async () => {
  const member = await ask(null, null);
  expect(() => needsScope(member, 'cookies:read')).not.toThrow();
  expect(() => needsScope(member, 'exports:read')).toThrow(
    expect.objectContaining({ code: 'scope_missing' }),
  );
});

describe('people of some websites', () => {
  const person = (websites: string[], key?: string[] | null): SessionJudge =>
    ({
      authorize: async () => ({
        session_alive: true,
        role: ROLES.member,
        organization_name: 'A',
        websites,
        ...(key !== undefined && { key: { scopes: ['cookies:read'], application_ids: key } }),
      }),
    }) as unknown as SessionJudge;
  const open = (about: About, call = 'c', judged = person([MINE])) =>
    authorizeMember(judged, context, 'o', { call, least: ROLES.viewer }, about);

  it('see these, and of everything else that it is not there', async () => {
    await expect(open({ application: MINE })).resolves.toMatchObject({ applications: [MINE] });
    await expect(open({ application: OTHER })).rejects.toMatchObject({ status: 404, code: 'not_found' });
    await expect(open(null)).rejects.toMatchObject({ status: 404 });
    await expect(open('each')).resolves.toMatchObject({ applications: [MINE] });
  });

  it('read the organization and its categories, and nothing else about it', async () => {
    for (const call of CALLS_OF_LIMITED_PEOPLE) await expect(open(null, call)).resolves.toBeDefined();
    await expect(open(null, 'createCategory')).rejects.toMatchObject({ status: 404 });
  });

  it('a key is never wider than its maker', async () => {
    await expect(open('each', 'c', person([MINE], null))).resolves.toMatchObject({ applications: [MINE] });
    await expect(open('each', 'c', person([MINE, OTHER], [OTHER]))).resolves.toMatchObject({
      applications: [OTHER],
    });
    await expect(open({ application: OTHER }, 'c', person([MINE], [OTHER]))).rejects.toMatchObject({
      code: 'application_outside_key',
    });
  });
});
