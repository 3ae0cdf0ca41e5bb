import { MAX_SECURITY_KEYS } from '@yinyom/contracts/identity/securityKeys';
import { errorMessage, Link } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useListSecurityKeysQuery } from '../../security-keys/securityKeysApi';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { SecurityKeyTable } from './SecurityKeyTable';

/** Security keys and passkeys of the own account; adding one has a page of its own. */
export const SecurityKeys = () => {
  const t = useUsersTexts();
  const { data, error, isError, refetch } = useListSecurityKeysQuery();
  const { data: organizations } = useListMyOrganizationsQuery();
  const missing = organizations?.some(({ organization_user }) => organization_user.security_key_missing);
  const keys = data?.entities;
  // A browser gives a key to the name it was made for, and to no other.
  const isElsewhere = data !== undefined && data.host !== location.hostname;
  return (
    <Card aria-labelledby="security-keys">
      <Stack>
        <h2 id="security-keys">{t('security_keys.title')}</h2>
        <p>{t('security_keys.text')}</p>
        {missing && <ErrorState>{t('security_keys.demanded')}</ErrorState>}
        {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
        {!data && !isError && <Skeleton $height="60px" />}
        {keys?.length === 0 && <p>{t('security_keys.none')}</p>}
        {keys && keys.length > 0 && <SecurityKeyTable keys={keys} />}
        {isElsewhere && <p>{t('security_keys.elsewhere', { host: data.host })}</p>}
        {keys &&
          !isElsewhere &&
          (keys.length < MAX_SECURITY_KEYS ? (
            <div>
              <ButtonLink as={Link} $kind="secondary" to="/twofa/security-key">
                {t('security_keys.add')}
              </ButtonLink>
            </div>
          ) : (
            <p>{t('security_keys.full', { count: MAX_SECURITY_KEYS })}</p>
          ))}
      </Stack>
    </Card>
  );
};
