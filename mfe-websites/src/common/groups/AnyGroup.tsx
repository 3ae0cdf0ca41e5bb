import { useEffect } from 'react';
import { useGroupsQuery } from '../../api/groupApi';

interface AnyGroupProps {
  organizationId: string;
  onFound: (found: boolean) => void;
}

/** Asks whether an organization has a group. Draws nothing. */
export const AnyGroup = ({ organizationId, onFound }: AnyGroupProps) => {
  const { currentData } = useGroupsQuery({ query: { organization_id: organizationId }, quiet: true });
  const found = (currentData?.entities.length ?? 0) > 0;
  useEffect(() => {
    onFound(found);
  }, [found, onFound]);
  return null;
};
