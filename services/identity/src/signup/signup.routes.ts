import {
  confirmSignup,
  lookAtConfirmation,
  resendConfirmation,
  signup,
} from '@yinyom/contracts/identity/signup';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { SignupService } from './signup.service';

export const signupRoutes = (bind: RouteBinder, signups: SignupService): void => {
  bind(signup, (call) => signups.signUp(call.body, visitOf(call)));
  bind(resendConfirmation, (call) => signups.resend(call.body, visitOf(call)));
  bind(lookAtConfirmation, (call) => signups.look(call.body.token));
  bind(confirmSignup, (call) => signups.confirm(call.body, visitOf(call)));
};
