import {
  decideAgentConfirmation,
  getAgentConfirmation,
  getOwnConfirmation,
  listAgentConfirmations,
} from '@yinyom/contracts/identity/agentConfirmations';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { AgentConfirmations } from './agentConfirmation.service';

/** `each`: the service shows people of some websites what concerns these alone. */
export const agentConfirmationRoutes = (bind: RouteBinder, confirmations: AgentConfirmations): void => {
  bind(listAgentConfirmations, async (call) => confirmations.list(await call.member(call.params.id, 'each')));
  bind(getAgentConfirmation, async (call) =>
    confirmations.get(await call.member(call.params.id, 'each'), call.params.confirmationId),
  );
  bind(decideAgentConfirmation, async (call) =>
    confirmations.decide(
      await call.member(call.params.id, 'each'),
      call.params.confirmationId,
      call.body.decision,
      visitOf(call),
    ),
  );
  bind(getOwnConfirmation, (call) => confirmations.own(callerOf(call.context), call.params.confirmationId));
};
