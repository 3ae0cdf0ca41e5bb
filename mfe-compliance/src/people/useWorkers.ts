import { ROLES } from '@yinyom/contracts/constants';
import { useSession } from '@yinyom/mfe-kit';
import { useListRequestWorkersQuery } from './peopleApi';

export interface PersonToChoose {
  id: string;
  name: string;
}

/**
 * Members who may work on requests: Admins and those who carry the flag `dpo`. Only Admins can list members; other officers
 * choose themselves.
 */
export const useWorkers = (): { workers: readonly PersonToChoose[]; loading: boolean } => {
  const { organizationId, role, user } = useSession();
  const isAdmin = role === ROLES.admin;
  const { data, isLoading } = useListRequestWorkersQuery(
    { params: { id: organizationId ?? '' }, query: { status: 'active', limit: '100', sort: 'name' } },
    { skip: organizationId === null || !isAdmin },
  );
  const self = user ? [{ id: user.id, name: user.name }] : [];
  if (!isAdmin) return { workers: self, loading: false };
  const members = data?.entities.filter((one) => one.role === ROLES.admin || one.dpo) ?? [];
  return {
    workers: data ? members.map(({ id, name, email }) => ({ id, name: name.trim() || email })) : self,
    loading: isLoading,
  };
};
