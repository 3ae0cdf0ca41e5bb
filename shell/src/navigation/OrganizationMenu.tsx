import { openModal, useTexts } from '@yinyom/mfe-kit';
import { switchOrganization } from '@yinyom/mfe-kit/switchOrganization';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { RemoteSlot } from '../federation/RemoteSlot';
import { useMembership } from '../membership/useMembership';
import { MenuText } from './MenuText';

/** The organization in use, the choice of another (specification §4), and the way to open a new one. */
export const OrganizationMenu = () => {
  const t = useTexts('shell');
  const { organizations, current, loading } = useMembership();
  const openNew = () =>
    openModal((close) => <RemoteSlot slot="new-organization" title={t('new_organization')} close={close} />);
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
      items={[
        ...organizations
          .filter(({ organization_user }) => organization_user.status === 'active')
          .map((organization) => ({
            key: organization.id,
            label: organization.name,
            selected: organization.id === current.id,
            onSelect: () => organization.id !== current.id && switchOrganization(organization),
          })),
        { key: 'new', icon: 'add', label: t('new_organization'), onSelect: openNew },
      ]}
    />
  );
};
