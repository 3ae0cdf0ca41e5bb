import { useTexts } from '@yinyom/mfe-kit';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { switchOrganization } from '../membership/switchOrganization';
import { useMembership } from '../membership/useMembership';
import { MenuText } from './MenuText';

/** The organization in use, and the choice of another (specification §4). */
export const OrganizationMenu = () => {
  const t = useTexts('shell');
  const { organizations, current, loading } = useMembership();
  if (loading) return <Skeleton $height="44px" $width="160px" />;
  if (!current) return null;
  return (
    <DropdownMenu
      label={`${t('organization')}: ${current.name}`}
      trigger={
        <>
          <Icon name="building" />
          <MenuText>{current.name}</MenuText>
        </>
      }
      items={organizations
        .filter(({ organization_user }) => organization_user.status === 'active')
        .map((organization) => ({
          key: organization.id,
          label: organization.name,
          selected: organization.id === current.id,
          onSelect: () => organization.id !== current.id && switchOrganization(organization),
        }))}
    />
  );
};
