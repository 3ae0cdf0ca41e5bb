import { useSession } from '@yinyom/mfe-kit';
import { useListOfficersQuery } from './peopleApi';

export interface PersonToChoose {
  id: string;
  name: string;
}

interface Workers {
  workers: readonly PersonToChoose[];
  /** Whether `workers` names all of them. Only then does an id that is not among them belong to no worker. */
  isComplete: boolean;
}

/** Admins and members who carry the flag `dpo`: they may work on requests. Until they are read, a person can choose themselves. */
export const useWorkers = (): Workers => {
  const { organizationId, user } = useSession();
  const { data } = useListOfficersQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (data) return { workers: data.officers, isComplete: true };
  return { workers: user ? [{ id: user.id, name: user.name }] : [], isComplete: false };
};
