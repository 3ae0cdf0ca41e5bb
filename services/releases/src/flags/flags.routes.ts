import { getPartFlags, listPartFlags, setPartFlag } from '@yinyom/contracts/release/partFlags';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { requiredRevision } from '@yinyom/service-kit/http/ifMatch';
import type { OperatorCheck } from '../operators';
import type { FlagsService } from './flags.service';

interface Deps {
  flags: FlagsService;
  demandOperator: OperatorCheck;
}

/** Operators switch; pages ask what is on for the organization of their user. */
export const bindFlagRoutes = (bind: RouteBinder, { flags, demandOperator }: Deps): void => {
  bind(listPartFlags, async ({ context }) => {
    await demandOperator(context);
    return flags.list();
  });
  bind(setPartFlag, async ({ context, params: { part, flag }, body, req }) => {
    const by = `operator ${await demandOperator(context)}`;
    return flags.set({ part, flag, seen: requiredRevision(req), by }, body);
  });
  bind(getPartFlags, async ({ params, query, member }) => {
    // About the organization as a whole: it shows no website.
    await member(query.organization_id, 'each');
    return { flags: await flags.of(params.part, query.organization_id) };
  });
};
