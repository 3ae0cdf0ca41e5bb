import { Link, usePageTitle, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import styled from 'styled-components';
import type { Refusal } from './refusalOf';

const Code = styled.p`
  color: ${({ theme }) => theme.color.primary};
  font-size: 4rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1.2;
  text-align: center;
`;

const Missing = () => {
  const t = useTexts('websites');
  const title = t('common.notFoundTitle');
  usePageTitle(`404 · ${title}`);
  return (
    <>
      <Code>404</Code>
      <EmptyState
        icon="alert"
        heading="h1"
        title={title}
        action={
          <ButtonLink as={Link} to="/websites">
            {t('common.toWebsites')}
          </ButtonLink>
        }
      >
        {t('common.notFoundText')}
      </EmptyState>
    </>
  );
};

/** The website is not the user's to see, or no longer exists: stands for the whole page and leads to where the user may go. */
export const RefusedState = ({ refusal }: { refusal: Refusal }) => {
  const t = useTexts('websites');
  if (refusal === 'not_found') return <Missing />;
  return (
    <EmptyState
      icon="lock"
      heading="h1"
      title={t('messages:forbidden')}
      action={
        <ButtonLink as={Link} to="/dashboard">
          {t('common.toDashboard')}
        </ButtonLink>
      }
    />
  );
};
