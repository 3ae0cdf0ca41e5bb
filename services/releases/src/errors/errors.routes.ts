import { reportErrors } from '@yinyom/contracts/release/errorReports';
import { getPartError, listPartErrors, listParts } from '@yinyom/contracts/release/partErrors';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { OperatorCheck } from '../operators';
import type { ErrorsService } from './errors.service';

interface Deps {
  errors: ErrorsService;
  demandOperator: OperatorCheck;
}

/** Everybody's pages may tell; operators read. */
export const bindErrorRoutes = (bind: RouteBinder, { errors, demandOperator }: Deps): void => {
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
