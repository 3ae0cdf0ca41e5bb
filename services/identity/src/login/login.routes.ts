import { login } from '@yinyom/contracts/identity/guest';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { LoginService } from './login.service';

export const loginRoutes = (bind: RouteBinder, logins: LoginService): void => {
  bind(login, (call) => logins.logIn(call.body, visitOf(call)));
};
