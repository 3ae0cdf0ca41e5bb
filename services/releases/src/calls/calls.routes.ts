import { listPartCalls, setPartCalls } from '@yinyom/contracts/release/partCalls';
import { requiredRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { OperatorCheck } from '../operators';
import type { CallsService } from './calls.service';

interface Deps {
  calls: CallsService;
  demandOperator: OperatorCheck;
}

/** Operators read and decide which calls parts may make. */
export const bindCallRoutes = (bind: RouteBinder, { calls, demandOperator }: Deps): void => {
  bind(listPartCalls, async ({ context }) => {
    await demandOperator(context);
    return calls.list();
  });
  bind(setPartCalls, async ({ context, params: { part }, body, req }) => {
    const by = `operator ${await demandOperator(context)}`;
    return calls.decide({ part, seen: requiredRevision(req), by }, body.allowed);
  });
};
