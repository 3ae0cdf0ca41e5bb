import type { Organization } from '@yinyom/contracts/identity/organizations';
import { confirmDialog, errorMessage, getSession, saveSession, toast } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useLeaveOrganizationMutation } from './membershipsApi';

/** The organizations of the signed-in person, each with a way to leave it, and a way to open another. */
export const Memberships = ({ openAnother }: { openAnother: () => void }) => {
  const t = useUsersTexts();
  const { data, error, isError, refetch } = useListMyOrganizationsQuery();
  const [leave, { isLoading }] = useLeaveOrganizationMutation();
  const active = data?.filter(({ organization_user: { status } }) => status === 'active');

  const ask = async ({ id, name }: Organization) => {
    const goAhead = await confirmDialog({
      title: t('memberships.leave_title', { name }),
      text: t('memberships.leave_text', { name }),
      confirm: t('memberships.leave'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      await leave({ params: { id, userId: getSession().user?.id ?? '' } }).unwrap();
      // The shell goes on in another organization, if there is one.
      if (getSession().organizationId === id)
        saveSession({ organizationId: null, applicationId: null, role: 1 });
      toast.success(t('memberships.left', { name }));
    } catch (failure) {
      toast.error(errorMessage(failure));
    }
  };

  return (
    <Card aria-labelledby="memberships">
      <Stack>
        <h2 id="memberships">{t('memberships.title')}</h2>
        {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
        {!data && !isError && <Skeleton $height="60px" />}
        {active?.length === 0 && <p>{t('memberships.none')}</p>}
        {active?.map((organization) => (
          <Row key={organization.id} $justify="space-between">
            <p>
              {organization.name} · {t(`role.${organization.organization_user.role}`)}
            </p>
            <Button
              kind="secondary"
              disabled={isLoading}
              aria-label={t('memberships.leave_title', { name: organization.name })}
              onClick={() => void ask(organization)}
            >
              {t('memberships.leave')}
            </Button>
          </Row>
        ))}
        <div>
          <Button kind="secondary" icon="add" onClick={openAnother}>
            {t('new_organization.open')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
