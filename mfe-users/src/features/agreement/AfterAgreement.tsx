import { Link, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Notice } from '@yinyom/ui/data/Notice';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useState, type ReactNode } from 'react';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useGetOrganizationAgreementQuery } from './agreementApi';

/**
 * What a page of the organization shows; above it that the agreement waits to be accepted, if it does. The content waits
 * for that answer, so that nothing moves.
 */
export const AfterAgreement = ({ children }: { children: ReactNode }) => {
  const t = useUsersTexts();
  const { organizationId } = useSession();
  const { data, isLoading } = useGetOrganizationAgreementQuery(
    { params: { id: organizationId ?? '' }, quiet: true },
    { skip: organizationId === null },
  );
  // Once only: what asks again below must not take the content away.
  const [known, setKnown] = useState(!isLoading);
  if (!isLoading && !known) setKnown(true);
  if (!known) return <Skeleton $height="320px" />;
  return (
    <>
      {data?.asks && (
        <Notice
          action={
            <ButtonLink as={Link} $kind="secondary" $size="small" to="/user/organization#agreement">
              {t('agreement.to')}
            </ButtonLink>
          }
        >
          {t('agreement.waits')}
        </Notice>
      )}
      {children}
    </>
  );
};
