import type { BodyOf } from '@yinyom/contracts/endpoint';
import { lacksResult, updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import type { RequestTask } from '@yinyom/contracts/requests/subjectRequest';
import { problemCodes } from '@yinyom/mfe-kit';

/** What is wrong with a change of a task, by field; a change that ends it needs its result. Pure. */
export const resultProblems = (
  task: RequestTask,
  body: BodyOf<typeof updateRequestTask>,
): Record<string, string> => {
  const { state = task.state, result = task.result } = body;
  const saysMore = body.state !== undefined || body.result !== undefined;
  return {
    ...(saysMore && lacksResult({ ...task, state, result }) && { result: 'required' }),
    ...problemCodes(updateRequestTask.body!, body),
  };
};
