import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import { listSessions, logOut, refreshToken, revokeSession } from '@yinyom/contracts/identity/sessions';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { SessionService } from './session.service';
import { visitOf } from './visit';

export const sessionRoutes = (bind: RouteBinder, sessions: SessionService): void => {
  bind(refreshToken, (call) => sessions.refresh(call.body.refresh_token, visitOf(call)));
  bind(listSessions, (call) => sessions.list(callerOf(call.context)));
  bind(revokeSession, async (call) => {
    await sessions.revoke(callerOf(call.context), call.params.id, visitOf(call));
  });
  bind(logOut, async (call) => {
    await sessions.logOut(callerOf(call.context), call.body, visitOf(call));
  });
};
