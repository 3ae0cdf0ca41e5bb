import { login } from '@yinyom/contracts/identity/guest';
import type { Bind } from '../bind';
import { visitOf } from '../sessions/visit';
import type { LoginService } from './login.service';

export const loginRoutes = (bind: Bind, logins: LoginService): void => {
  bind(login, (call) => logins.logIn(call.body, visitOf(call)));
};
