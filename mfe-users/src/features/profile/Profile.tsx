import { errorMessage } from '@yinyom/mfe-kit';
import { useGetMeQuery } from '@yinyom/mfe-kit/platformCalls';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { ProfileForm } from './ProfileForm';

/** The user as the platform knows them now. */
export const Profile = () => {
  const t = useUsersTexts();
  const { data: user, error, isError, refetch } = useGetMeQuery();
  return (
    <Card aria-labelledby="profile">
      <Stack>
        <h2 id="profile">{t('profile.title')}</h2>
        {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
        {!user && !isError && <Skeleton $height="clamp(260px, 900px - 90vw, 560px)" />}
        {user && <ProfileForm key={user.id} user={user} />}
      </Stack>
    </Card>
  );
};
