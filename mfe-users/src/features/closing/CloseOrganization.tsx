import type { Organization } from '@yinyom/contracts/identity/organizations';
import { navigateTo, openModal, saveSession, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { CloseForGoodModal } from './CloseForGoodModal';
import { useCloseOrganizationMutation } from './closingApi';

/** Closes the organization with its websites for good; says first what becomes of them and of the evidence. */
export const CloseOrganization = ({ organization }: { organization: Organization }) => {
  const t = useUsersTexts();
  const [closeOrganization] = useCloseOrganizationMutation();
  const { id, name } = organization;
  const ask = () =>
    openModal((close) => (
      <CloseForGoodModal
        title={t('closing.organization_title')}
        consequences={[
          t('closing.organization_websites'),
          t('closing.organization_evidence'),
          t('closing.organization_members'),
          t('closing.no_way_back'),
        ]}
        word={name}
        typeLabel={t('remove.type', { email: name })}
        submitLabel={t('closing.organization_submit')}
        onConfirm={async (body) => {
          await closeOrganization({ params: { id }, body }).unwrap();
          close();
          saveSession({ organizationId: null, applicationId: null, role: 1 });
          navigateTo('/account');
          toast.success(t('closing.organization_done', { name }));
        }}
        close={close}
      />
    ));
  return (
    <Card aria-labelledby="close-organization">
      <Stack>
        <h2 id="close-organization">{t('closing.organization_title')}</h2>
        <p>{t('closing.organization_lead')}</p>
        <div>
          <Button kind="danger" onClick={ask}>
            {t('closing.organization_open')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
