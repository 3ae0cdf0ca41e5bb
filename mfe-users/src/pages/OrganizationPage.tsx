import { Stack } from '@yinyom/ui/data/Stack';
import { AfterAgreement } from '../features/agreement/AfterAgreement';
import { Agreement } from '../features/agreement/Agreement';
import { Closing } from '../features/closing/Closing';
import { OrganizationSettings } from '../features/organization/OrganizationSettings';
import { PartnerDomains } from '../features/partners/PartnerDomains';
import { UserArea } from '../layout/UserArea';
import { useUsersTexts } from '../texts/useUsersTexts';

/** `/user/organization`: facts and policies of the organization. */
export const OrganizationPage = () => {
  const t = useUsersTexts();
  return (
    <UserArea lead={t('organization.lead')}>
      <AfterAgreement>
        <Stack $gap={5} $form>
          <OrganizationSettings />
          <PartnerDomains />
          <Agreement />
          <Closing />
        </Stack>
      </AfterAgreement>
    </UserArea>
  );
};
