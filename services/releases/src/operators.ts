import { forbidden } from '@yinyom/service-kit/AppError';
import { callerOf, type IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';

/**
 * The operator who makes a call.
 * @returns the id of the user
 * @throws AppError 403 for all other users
 */
export const createOperatorCheck =
  (identity: Pick<IdentityClient, 'isOperator'>) =>
  async (context: RequestContext): Promise<string> => {
    const { userId } = callerOf(context);
    const { operator } = await identity.isOperator({ user_id: userId });
    if (!operator) throw forbidden();
    return userId;
  };
export type OperatorCheck = ReturnType<typeof createOperatorCheck>;
