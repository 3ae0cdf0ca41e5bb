import { useGetMetaQuery } from '@yinyom/mfe-kit/platformCalls';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { usePageTitle } from '@yinyom/mfe-kit';
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

/** Where checks are switched off there is no such page. */
const Nothing = () => {
  const t = useCheckTexts();
  usePageTitle(t('messages:not_found'));
  return (
    <EmptyState title="404" heading="h1">
      {t('messages:not_found')}
    </EmptyState>
  );
};

/** What stands around every state of the page, as soon as it is known that the operator wants it. */
export const CheckFrame = ({ children }: { children: ReactNode }) => {
  const { data: meta, isError } = useGetMetaQuery();
  const isOff = isError || meta?.public_checks === false;
  return <Root>{isOff ? <Nothing /> : meta ? children : <Skeleton $height="480px" />}</Root>;
};
