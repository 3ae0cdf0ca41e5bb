import { getCheck, startCheck } from '@yinyom/contracts/scanner/publicCheck';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ChecksService } from './checks.service';

/** Calls about checks of websites that belong to nobody. Bound only where they are switched on. */
export const bindCheckRoutes = (bind: RouteBinder, checks: ChecksService): void => {
  bind(startCheck, ({ body, context }) => checks.start(body, context.ip));
  bind(getCheck, ({ params }) => checks.find(params.id));
};
