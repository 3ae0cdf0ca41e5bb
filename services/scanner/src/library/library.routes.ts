import { lookUpCookie } from '@yinyom/contracts/scanner/cookieLibrary';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ApplicationAccess } from '../access/applicationAccess';
import { lookUp } from './lookUp';

/** The call that asks the library of cookies. */
export const bindLibraryRoutes = (bind: RouteBinder, { access }: { access: ApplicationAccess }): void => {
  bind(lookUpCookie, async (call) => {
    const { domain_name } = await access(call, call.params.id);
    return { known: lookUp(domain_name, call.query) };
  });
};
