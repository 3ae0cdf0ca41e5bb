import { changePassword } from '@yinyom/contracts/identity/account';
import { forgotPassword, resetPassword, setPassword } from '@yinyom/contracts/identity/newPassword';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { PasswordService } from './password.service';

export const passwordRoutes = (bind: RouteBinder, passwords: PasswordService): void => {
  bind(forgotPassword, (call) => passwords.forgot(call.body, visitOf(call)));
  bind(resetPassword, (call) => passwords.reset(call.body, visitOf(call)));
  bind(setPassword, (call) => passwords.setFirst(call.body, visitOf(call)));
  bind(changePassword, (call) => passwords.change(callerOf(call.context), call.body, visitOf(call)));
};
