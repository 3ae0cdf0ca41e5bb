import { cancelClosing, closeAccount, closeOrganization } from '@yinyom/contracts/identity/closing';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { ClosingService } from './closing.service';

export const closingRoutes = (bind: RouteBinder, closing: ClosingService): void => {
  bind(closeAccount, (call) => closing.closeAccount(callerOf(call.context), call.body, visitOf(call)));
  bind(closeOrganization, async (call) =>
    closing.orderClosing(await call.member(call.params.id), call.body, visitOf(call)),
  );
  bind(cancelClosing, async (call) =>
    closing.cancelClosing(await call.member(call.params.id), visitOf(call)),
  );
};
