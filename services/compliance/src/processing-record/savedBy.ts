import type { PaperActor } from '@yinyom/contracts/papers/paperActor';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { RequestAccess } from '../administration/requestAccess';

/** Who saved a paper, with the name that stays in its versions. */
export type SavedBy = PaperActor;

/** Names the caller of a call that saves a paper. */
export const createSavedBy =
  (access: Pick<RequestAccess, 'worker'>) =>
  async (context: RequestContext, member: Member): Promise<SavedBy> => {
    const { kind, id, name } = (await access.worker(context, member)).actor;
    return { kind: kind === 'api_key' ? 'api_key' : 'user', id, name };
  };
