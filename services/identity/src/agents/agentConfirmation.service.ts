import { endpoints } from '@yinyom/contracts/endpoints';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { AgentConfirmation } from '@yinyom/contracts/identity/agentConfirmations';
import { conflict, forbidden, notFound, unauthorized } from '@yinyom/service-kit/AppError';
import { mayMake, type About, type Member } from '@yinyom/service-kit/auth/authorizer';
import { wholeList } from '@yinyom/service-kit/http/listPages';
import { isoOf } from '@yinyom/service-kit/isoOf';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { Visit } from '../sessions/visit';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { AgentConfirmationRecord, AgentConfirmationStore } from './agentConfirmation.store';
import type { ArgumentSeals } from './argumentSeals';

interface Deps {
  store: AgentConfirmationStore;
  users: Pick<UserStore, 'get'>;
  audit: Pick<AuditLog, 'inOrganization'>;
  argumentSeals: Pick<ArgumentSeals, 'open'>;
  now?: () => Date;
}

const CALLS: ReadonlyMap<string, AnyEndpoint> = new Map(endpoints.map((one) => [one.name, one]));

const aboutOf = ({ about }: AgentConfirmationRecord): About => JSON.parse(about) as About;

/** Ids of what a call is about, for people. */
const shownAbout = (record: AgentConfirmationRecord): AgentConfirmation['about'] => {
  const about = aboutOf(record);
  const isOne = about !== null && about !== 'each';
  return {
    application_id: isOne && 'application' in about ? about.application : null,
    group_id: isOne && 'group' in about ? (about.group.at(-1) ?? null) : null,
  };
};

const stateOf = ({ state, expires_at }: AgentConfirmationRecord, now: Date): AgentConfirmation['state'] =>
  (state === 'pending' || state === 'approved') && expires_at <= now ? 'expired' : state;

const brief = (record: AgentConfirmationRecord, now: Date) => ({
  id: record._id.toHexString(),
  call: record.call,
  state: stateOf(record, now),
  requested_at: record.requested_at.toISOString(),
  expires_at: record.expires_at.toISOString(),
  decided_at: isoOf(record.decided_at),
});

const show = (record: AgentConfirmationRecord, now: Date): AgentConfirmation => {
  const { method = 'POST', summary = record.call, scope = '' } = CALLS.get(record.call) ?? {};
  return {
    ...brief(record, now),
    method,
    summary,
    scope,
    about: shownAbout(record),
    api_key: { id: record.key_id.toHexString(), name: record.key_name },
    decided_by: record.decided_by,
    used_at: isoOf(record.used_at),
  };
};

/** No person confirms a call that this version does not know. */
const mayDecide = (member: Member, record: AgentConfirmationRecord): boolean => {
  const endpoint = CALLS.get(record.call);
  if (member.role < (record.least_role ?? 0)) return false;
  return endpoint !== undefined && mayMake(member, endpoint, aboutOf(record));
};

/** Confirmations as people see and decide them. */
export const createAgentConfirmations = ({
  store,
  users,
  audit,
  argumentSeals,
  now: clock = () => new Date(),
}: Deps) => {
  const load = async (member: Member, id: string): Promise<AgentConfirmationRecord> => {
    const record = await store.find(member.organizationId, id);
    if (!record) throw notFound();
    return record;
  };

  return {
    list: async (member: Member) => {
      const now = clock();
      const records = await store.list(member.organizationId);
      const entities = records.filter((record) => mayDecide(member, record)).map((one) => show(one, now));
      return wholeList(entities, Math.max(entities.length, 1));
    },

    /** @throws AppError 404 for one that the caller could not make */
    get: async (member: Member, id: string) => {
      const now = clock();
      const record = await load(member, id);
      if (!mayDecide(member, record)) throw notFound();
      const isOver = !['pending', 'approved'].includes(stateOf(record, now));
      return {
        ...show(record, now),
        arguments:
          isOver || record.arguments === null
            ? null
            : JSON.parse(argumentSeals.open(record, record.arguments)),
      };
    },

    /** @throws AppError 403 for those who could not make the call, 404, 409 agent_confirmation_over */
    decide: async (
      member: Member,
      id: string,
      decision: 'approve' | 'refuse',
      visit: Visit,
    ): Promise<AgentConfirmation> => {
      const now = clock();
      const [user, record] = [await users.get(member.userId), await load(member, id)];
      if (!user) throw unauthorized();
      const action = decision === 'approve' ? 'agent.approved' : 'agent.refused';
      const target = { type: 'agent_confirmation', id, label: record.call };
      const note = (result: 'success' | 'denied') =>
        audit.inOrganization(member.organizationId, user, action, visit, { target, result });
      if (!mayDecide(member, record)) {
        await note('denied');
        throw forbidden();
      }
      const state = decision === 'approve' ? 'approved' : 'refused';
      const by = { id: member.userId, name: fullName(user) };
      const after = await store.decide(record, state, by, now);
      if (!after) throw conflict('agent_confirmation_over');
      await note('success');
      return show(after, now);
    },

    /** For the agent. @throws AppError 404 for a person, and for what another key asked for */
    own: async ({ kind, sessionId }: Caller, id: string) => {
      const record = kind === 'key' ? await store.ofKey(sessionId, id) : null;
      if (!record) throw notFound();
      return brief(record, clock());
    },
  };
};
export type AgentConfirmations = ReturnType<typeof createAgentConfirmations>;
