import { isOpen, type RequestState } from '@yinyom/contracts/requests/requestStates';
import { ROLES } from '@yinyom/contracts/constants';
import { conflict, versionConflict } from '@yinyom/service-kit/AppError';
import type { IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import { closedEvent } from '../register/requestEvents';
import type { Actor, RequestRecord, StoredEntry } from '../register/RequestRecord';
import type { RequestChange, RequestStore } from '../register/request.store';

/** A caller who was authorized, with the name that a timeline keeps. */
export interface Worker {
  member: Member;
  actor: Actor;
}

/** People who may work on requests, by what the identity service knows of them at this moment. */
export const createRequestAccess = (
  identity: Pick<IdentityClient, 'describeMember' | 'organizationOfficers'>,
  requests: RequestStore,
) => ({
  worker: async (context: RequestContext, member: Member): Promise<Worker> => {
    const { caller } = context;
    if (caller?.key)
      return { member, actor: { kind: 'api_key', id: caller.sessionId, name: caller.key.name } };
    const known = await identity.describeMember({
      organization_id: member.organizationId,
      user_id: member.userId,
    });
    return { member, actor: { kind: 'user', id: member.userId, name: known?.name ?? '' } };
  },

  /** An Admin or a person with the flag `dpo`, as requests are given to nobody else. @throws AppError 409 assignee_not_allowed */
  assignee: async (organizationId: string, userId: string): Promise<{ id: string; name: string }> => {
    const known = await identity.describeMember({ organization_id: organizationId, user_id: userId });
    if (!known || !(known.role === ROLES.admin || known.flags?.includes('dpo')))
      throw conflict('assignee_not_allowed');
    return { id: userId, name: known.name };
  },

  /** Name of a member; null for a person who left, or while names cannot be read. */
  nameOf: async (organization_id: string, user_id: string): Promise<string | null> =>
    (await identity.describeMember({ organization_id, user_id }).catch(() => null))?.name ?? null,

  /** All that `assignee` accepts. */
  officers: (organization_id: string) => identity.organizationOfficers({ organization_id }),

  /**
   * Saves a change.
   * @param from states from which it is allowed; absent: every open one
   * @throws AppError 409 request_closed, state_not_allowed; 412 version_conflict
   */
  save: async (
    record: RequestRecord,
    {
      seen,
      from,
      set,
      entries,
    }: {
      seen?: number | undefined;
      from?: readonly RequestState[];
      set: RequestChange;
      entries: StoredEntry[];
    },
  ): Promise<RequestRecord> => {
    if (!isOpen(record.state)) throw conflict('request_closed');
    if (from && !from.includes(record.state)) throw conflict('state_not_allowed');
    // What depends on what was read is saved over nothing else.
    const changed = await requests.change(record._id, {
      seen: seen ?? record.revision,
      from: from ?? [record.state],
      set: {
        ...set,
        ...(set.closed_at && { took_ms: set.closed_at.getTime() - record.received_at.getTime() }),
      },
      entries,
      ...(set.closed_at && { event: closedEvent({ ...record, ...set }, set.closed_at) }),
    });
    if (!changed) throw versionConflict();
    return changed;
  },
});
export type RequestAccess = ReturnType<typeof createRequestAccess>;
