import { useSession, useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { GroupTree } from '../features/groups/GroupTree';

/** `/groups`: the groups that the organization's websites are in. */
export const GroupsPage = () => {
  const t = useTexts('websites');
  const { organizationId } = useSession();
  if (!organizationId) return <EmptyState icon="building" title={t('list.noOrganization')} />;
  return <GroupTree key={organizationId} organizationId={organizationId} />;
};
