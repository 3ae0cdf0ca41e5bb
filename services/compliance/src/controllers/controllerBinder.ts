import type { Role } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { conflict, notFound } from '@yinyom/service-kit/AppError';
import type { About, Member } from '@yinyom/service-kit/auth/authorizer';
import type { Call, RouteBinder } from '@yinyom/service-kit/http/route';
import { groupOf, organizationOf } from './controllerKey';
import type { Client, Controllers } from './createControllers';

const askedGroup = (query: unknown): string | null =>
  (query as { controller?: string } | undefined)?.controller ?? null;

/** The caller as a member of the controller: all of its papers are open to them, and nothing else is. */
const memberOf = ({ limits: _limits, ...caller }: Member, { key, name }: Client): Member => ({
  ...caller,
  organizationId: key,
  organizationName: name,
  applications: null,
});

/** An answer with ids of the organization in place of keys. */
const withoutKey = (answer: unknown, key: string): unknown => {
  if (answer === key) return organizationOf(key);
  if (Array.isArray(answer)) return answer.map((one) => withoutKey(one, key));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutKey(value, key)]));
};

/**
 * Binds calls whose papers are the organization's or, with `controller` in the address or in the record, those of one of its clients.
 * Handlers get the key of the controller in place of the organization's id: they cannot reach another one's papers.
 */
export const controllerBinder = (
  bind: RouteBinder,
  controllers: Pick<Controllers, 'look' | 'keep'>,
): RouteBinder => {
  const resolve = async (
    call: Pick<Call<AnyEndpoint>, 'member' | 'query'>,
    { method }: AnyEndpoint,
    owner: string,
    about: About,
    confirmedBy?: Role,
  ): Promise<Member> => {
    const organizationId = organizationOf(owner);
    const groupId = groupOf(owner) ?? askedGroup(call.query);
    if (groupId === null) return call.member(organizationId, about, confirmedBy);
    const client = await controllers.look(organizationId, groupId);
    // For a group that is not there the same is asked as for papers of the whole organization.
    const caller = await call.member(
      organizationId,
      client?.path ? { group: client.path } : null,
      confirmedBy,
    );
    // Without the flag a person of some websites reads what these showed, and no paper of a client.
    if (!client || (caller.limits && !caller.key && !caller.flags?.includes('dpo'))) throw notFound();
    if (!client.path && method !== 'GET') throw conflict('conflict');
    await controllers.keep(client);
    return memberOf(caller, client);
  };

  return (endpoint, handler, options) =>
    bind(
      endpoint,
      async (call) => {
        let key: string | null = null;
        const answer = await handler({
          ...call,
          member: async (owner, about = null, confirmedBy) => {
            const member = await resolve(call, endpoint, owner, about, confirmedBy);
            if (groupOf(member.organizationId) !== null) key = member.organizationId;
            return member;
          },
        });
        return key === null ? answer : (withoutKey(answer, key) as typeof answer);
      },
      options,
    );
};
