import { PLACES } from '@yinyom/contracts/places';
import { lazyPart, Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Suspense } from 'react';

// Few people see this page.
const AskAdmins = lazyPart(
  () => import('./AskAdmins').then((file) => file.AskAdmins),
  () => null,
);

/** Shown instead of a page that the user's role does not reach (specification §6). */
export const NoPermission = () => {
  const t = useTexts('shell');
  const message = useTexts('messages');
  return (
    <EmptyState
      icon="lock"
      heading="h1"
      title={message('forbidden')}
      action={
        <ButtonLink as={Link} $kind="secondary" to={PLACES.figures}>
          {t('to_dashboard')}
        </ButtonLink>
      }
    >
      <Suspense fallback={null}>
        <AskAdmins />
      </Suspense>
    </EmptyState>
  );
};
