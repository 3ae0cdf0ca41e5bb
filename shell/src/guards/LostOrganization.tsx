import type { Organization } from '@yinyom/contracts/identity/organizations';
import { useTexts } from '@yinyom/mfe-kit';
import { switchOrganization } from '@yinyom/mfe-kit/switchOrganization';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { chooseOrganization } from '../membership/chooseOrganization';
import { leaveLostOrganization } from '../membership/useMembership';

interface LostOrganizationProps {
  name: string;
  /** What the user still belongs to. */
  organizations: readonly Organization[];
}

/** Says that the user was suspended or removed while the page was open, and leads to another organization. */
export const LostOrganization = ({ name, organizations }: LostOrganizationProps) => {
  const t = useTexts('shell');
  const other = chooseOrganization(organizations, null);
  const goOn = () => (other ? switchOrganization(other) : leaveLostOrganization());
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        icon="lock"
        title={t('lost_organization_title', { name })}
        action={
          <Button kind="secondary" onClick={goOn}>
            {other ? t('to_organization', { name: other.name }) : t('to_continue')}
          </Button>
        }
      >
        {t('lost_organization_text')}
      </EmptyState>
    </div>
  );
};
