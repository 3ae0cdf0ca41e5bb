import { ROLES } from '@yinyom/contracts/constants';
import { Link, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useGetRequestSettingsQuery } from '../../calls/settingsApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** There is no request yet. An Admin switches the public form on; where that is done, or is not theirs to do, a request is entered. */
export const NoRequests = () => {
  const t = useComplianceTexts();
  const { organizationId, role } = useSession();
  const { data, isError } = useGetRequestSettingsQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (!data && !isError) return <Skeleton $height="280px" />;
  const next = data && !data.form_enabled && role === ROLES.admin ? 'form' : 'enter';
  return (
    <EmptyState
      icon="mail"
      title={t('empty.title')}
      action={
        <ButtonLink as={Link} to={next === 'form' ? '/requests/settings' : '/requests/new'}>
          {t(`empty.${next}_action`)}
        </ButtonLink>
      }
    >
      {t(`empty.${next}_text`)}
    </EmptyState>
  );
};
