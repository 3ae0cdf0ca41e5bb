import { Link, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Row } from '@yinyom/ui/data/Stack';
import styled, { useTheme } from 'styled-components';

const Status = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.primary};
  font-size: 2.5rem;
  line-height: 1.2;
`;

interface RemoteFailureProps {
  onRetry: () => void;
  /** It stands for a whole page: shows the status and the way home, too (specification §8). */
  page: boolean;
}

/** Says that one part of the product cannot be shown now, that the rest works, and offers to try again. */
export const RemoteFailure = ({ onRetry, page }: RemoteFailureProps) => {
  const t = useTexts('shell');
  const { labels } = useTheme();
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        heading={page ? 'h1' : 'h2'}
        title={
          <>
            {page && <Status>503</Status>} {t('remote.failed_title')}
          </>
        }
        action={
          <Row $justify="center">
            <Button icon="refresh" onClick={onRetry}>
              {labels.retry}
            </Button>
            {page && (
              <ButtonLink as={Link} $kind="secondary" to="/">
                {t('to_home')}
              </ButtonLink>
            )}
          </Row>
        }
      >
        {t('remote.failed_text')}
      </EmptyState>
    </div>
  );
};
