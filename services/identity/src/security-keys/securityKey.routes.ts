import {
  addSecurityKey,
  listSecurityKeys,
  loginWithKey,
  removeSecurityKey,
  renameSecurityKey,
  requestKeyLogin,
  requestSecurityKey,
} from '@yinyom/contracts/identity/securityKeys';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { KeyLogin } from './keyLogin';
import type { SecurityKeyService } from './securityKey.service';

export const securityKeyRoutes = (bind: RouteBinder, keys: SecurityKeyService, keyLogin: KeyLogin): void => {
  bind(listSecurityKeys, (call) => keys.list(callerOf(call.context)));
  bind(requestSecurityKey, (call) => keys.request(callerOf(call.context), call.body, visitOf(call)));
  bind(addSecurityKey, (call) => keys.add(callerOf(call.context), call.body, visitOf(call)));
  bind(renameSecurityKey, (call) => keys.rename(callerOf(call.context), call.params.id, call.body));
  bind(removeSecurityKey, (call) =>
    keys.remove(callerOf(call.context), call.params.id, call.body, visitOf(call)),
  );
  bind(requestKeyLogin, (call) => keyLogin.request(call.context.caller));
  bind(loginWithKey, (call) => keyLogin.finish(call.context.caller, call.body.credential, visitOf(call)));
};
