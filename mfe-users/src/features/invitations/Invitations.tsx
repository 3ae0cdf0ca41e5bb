import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { Invitation } from './Invitation';

/** Organizations that have invited the user; nothing when there are none. */
export const Invitations = () => {
  const t = useUsersTexts();
  const { data = [] } = useListMyOrganizationsQuery();
  const open = data.filter(({ organization_user: { status } }) => status === 'invited');
  if (open.length === 0) return null;
  return (
    <Card aria-labelledby="invitations">
      <Stack>
        <h2 id="invitations">{t('invitations.title')}</h2>
        {open.map((organization) => (
          <Invitation key={organization.id} organization={organization} />
        ))}
      </Stack>
    </Card>
  );
};
