import { openModal } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Suspense } from 'react';
import { Appearance } from '../features/appearance/Appearance';
import { CloseAccount } from '../features/closing/CloseAccount';
import { Invitations } from '../features/invitations/Invitations';
import { Memberships } from '../features/memberships/Memberships';
import { NewOrganizationModal } from '../features/new-organization/NewOrganizationModal';
import { Profile } from '../features/profile/Profile';
import { SecurityKeys } from '../features/security-keys/SecurityKeys';
import { Sessions } from '../features/sessions/Sessions';
import { TwoFactorState } from '../features/two-factor/TwoFactorState';
import { useUsersTexts } from '../texts/useUsersTexts';

/** `/account`: what belongs to the signed-in person, whatever their role. */
export const AccountPage = () => {
  const t = useUsersTexts();
  return (
    <>
      <PageHeader title={t('account.title')} note={t('account.lead')} />
      <Stack $gap={5} $form>
        <Invitations />
        <Profile />
        <Suspense fallback={<Skeleton $height="320px" />}>
          <Appearance />
        </Suspense>
        <TwoFactorState />
        <SecurityKeys />
        <Sessions />
        <Memberships openAnother={() => openModal((close) => <NewOrganizationModal close={close} />)} />
        <CloseAccount />
      </Stack>
    </>
  );
};
