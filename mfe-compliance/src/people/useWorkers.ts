import { ROLES } from '@yinyom/contracts/constants';
import { useSession } from '@yinyom/mfe-kit';
import { useEffect } from 'react';
import { useRequestWorkerPagesInfiniteQuery } from './peopleApi';

export interface PersonToChoose {
  id: string;
  name: string;
}

interface Workers {
  workers: readonly PersonToChoose[];
  /** Whether `workers` names all of them. Only then does an id that is not among them belong to no worker. */
  isComplete: boolean;
}

/**
 * Members who may work on requests: Admins and those who carry the flag `dpo`. Only Admins can list members; other officers
 * choose themselves. Reads page after page.
 */
export const useWorkers = (): Workers => {
  const { organizationId, role, user } = useSession();
  const isAdmin = role === ROLES.admin;
  const list = useRequestWorkerPagesInfiniteQuery(
    { params: { id: organizationId ?? '' }, query: { status: 'active', limit: '100', sort: 'name' } },
    { skip: organizationId === null || !isAdmin },
  );
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const self = user ? [{ id: user.id, name: user.name }] : [];
  if (!isAdmin || !data) return { workers: self, isComplete: false };
  const members = data.pages
    .flatMap(({ entities }) => entities)
    .filter((one) => one.role === ROLES.admin || one.dpo);
  return {
    workers: members.map(({ id, name, email }) => ({ id, name: name.trim() || email })),
    isComplete: !hasNextPage && !isError,
  };
};
