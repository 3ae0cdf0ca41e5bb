import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { useTheme } from 'styled-components';

/** Says that one part of the product cannot be shown now, that the rest works, and offers to try again. */
export const RemoteFailure = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTexts('shell');
  const { labels } = useTheme();
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        heading="h1"
        title={t('remote.failed_title')}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {labels.retry}
          </Button>
        }
      >
        {t('remote.failed_text')}
      </EmptyState>
    </div>
  );
};
