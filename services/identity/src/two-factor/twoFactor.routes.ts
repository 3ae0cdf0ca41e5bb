import {
  confirmTwoFactor,
  disableTwoFactor,
  loginTwoFactor,
  renewRecoveryCodes,
  requestTwoFactor,
} from '@yinyom/contracts/identity/twoFactor';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { OtpLogin } from './otpLogin';
import type { TwoFactorService } from './twoFactor.service';

export const twoFactorRoutes = (bind: RouteBinder, twoFactor: TwoFactorService, otpLogin: OtpLogin): void => {
  bind(loginTwoFactor, (call) => otpLogin.finish(call.context.caller, call.body, visitOf(call)));
  bind(requestTwoFactor, (call) => twoFactor.request(callerOf(call.context)));
  bind(confirmTwoFactor, (call) => twoFactor.confirm(callerOf(call.context), call.body, visitOf(call)));
  bind(disableTwoFactor, (call) => twoFactor.disable(callerOf(call.context), call.body, visitOf(call)));
  bind(renewRecoveryCodes, (call) =>
    twoFactor.renewRecoveryCodes(callerOf(call.context), call.body, visitOf(call)),
  );
};
