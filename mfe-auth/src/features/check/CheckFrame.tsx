import { PLACES } from '@yinyom/contracts/places';
import { Link, usePageTitle } from '@yinyom/mfe-kit';
import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCheckTexts } from '../../texts/useCheckTexts';

const Root = styled.article`
  width: 100%;
  max-width: 960px;
  margin-inline: auto;
  padding: ${({ theme }) => theme.space(10)} ${({ theme }) => theme.space(4)};
  @media print {
    max-width: none;
    padding: 0;
  }
`;

/** Says that the operator has not switched checks on; the address answers 404. */
const SwitchedOff = () => {
  const t = useCheckTexts();
  usePageTitle(t('off_title'));
  return (
    <EmptyState
      title={t('off_title')}
      heading="h1"
      action={
        <ButtonLink as={Link} to={PLACES.login}>
          {t('off_action')}
        </ButtonLink>
      }
    >
      {t('off_text')}
    </EmptyState>
  );
};

/** What stands around every state of the page, as soon as it is known that the operator wants it. */
export const CheckFrame = ({ children }: { children: ReactNode }) => {
  const { data: meta, isError, refetch } = useGetMetaQuery();
  if (isError)
    return (
      <Root>
        <ErrorState onRetry={() => void refetch()} />
      </Root>
    );
  if (!meta)
    return (
      <Root>
        <Skeleton $height="480px" />
      </Root>
    );
  return <Root>{meta.public_checks ? children : <SwitchedOff />}</Root>;
};
