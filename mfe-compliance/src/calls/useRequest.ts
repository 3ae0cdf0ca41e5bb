import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { useGetSubjectRequestQuery } from './requestsApi';

/**
 * The request that a window works on, as it is known now: another member, or another window, may have changed it since.
 * @param shown the request that the page showed when the window was opened
 */
export const useRequest = (shown: SubjectRequest) => {
  const { data, refetch } = useGetSubjectRequestQuery({ params: { id: shown.id } });
  return { request: data ?? shown, readAgain: refetch };
};
