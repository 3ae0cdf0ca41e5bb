import { changeEmail, getMe, updateMe } from '@yinyom/contracts/identity/account';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { AccountService } from './account.service';

export const accountRoutes = (bind: RouteBinder, accounts: AccountService): void => {
  bind(getMe, (call) => accounts.get(callerOf(call.context)));
  bind(updateMe, async (call) =>
    accounts.update(callerOf(call.context), call.body, visitOf(call), seenRevision(call.req)),
  );
  bind(changeEmail, (call) => accounts.requestEmailChange(callerOf(call.context), call.body, visitOf(call)));
};
