import { Link, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(16)} ${({ theme }) => theme.space(4)};
  text-align: center;
`;
const Status = styled.p`
  color: ${({ theme }) => theme.color.primary};
  font-size: 4rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1.2;
`;

interface ErrorPageProps {
  status: 404 | 500 | 503;
  /** Trying again can help. */
  onRetry?: () => void;
  /** A further way on. */
  children?: ReactNode;
}

/** Status code, message and the way home (specification §2). */
export const ErrorPage = ({ status, onRetry, children }: ErrorPageProps) => {
  const t = useTexts('shell');
  const { labels } = useTheme();
  return (
    <Root>
      <Status>{status}</Status>
      <h1>{t(`error.${status}`)}</h1>
      {status === 404 && <p>{t('error.404_why')}</p>}
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {children}
      <ButtonLink as={Link} to="/">
        {t('to_home')}
      </ButtonLink>
    </Root>
  );
};
