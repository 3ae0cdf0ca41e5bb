import { confirmSignup, resendConfirmation, signup } from '@yinyom/contracts/identity/guest';
import type { Bind } from '../bind';
import { visitOf } from '../sessions/visit';
import type { SignupService } from './signup.service';

export const signupRoutes = (bind: Bind, signups: SignupService): void => {
  bind(signup, (call) => signups.signUp(call.body, visitOf(call)));
  bind(resendConfirmation, (call) => signups.resend(call.body, visitOf(call)));
  bind(confirmSignup, (call) => signups.confirm(call.body.token, visitOf(call)));
};
