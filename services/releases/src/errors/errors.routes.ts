import { reportErrors } from '@yinyom/contracts/release/errorReports';
import { getPartError, listPartErrors, listParts } from '@yinyom/contracts/release/partErrors';
import { forbidden } from '@yinyom/service-kit/AppError';
import { callerOf, type IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { ErrorsService } from './errors.service';

interface Deps {
  errors: ErrorsService;
  identity: Pick<IdentityClient, 'isOperator'>;
}

/** Everybody's pages may tell; operators read. */
export const bindErrorRoutes = (bind: RouteBinder, { errors, identity }: Deps): void => {
  const demandOperator = async (context: RequestContext): Promise<void> => {
    const { operator } = await identity.isOperator({ user_id: callerOf(context).userId });
    if (!operator) throw forbidden();
  };

  bind(reportErrors, ({ body }) => errors.take(body));
  bind(listParts, async ({ context }) => {
    await demandOperator(context);
    return errors.listParts();
  });
  bind(listPartErrors, async ({ context, query }) => {
    await demandOperator(context);
    return errors.list(query.name, query.build);
  });
  bind(getPartError, async ({ context, params }) => {
    await demandOperator(context);
    return errors.get(params.id);
  });
};
