import { errorCode, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';

interface SaveProblemProps {
  /** Why the form was refused; null when it was not. */
  failure: string | null;
  error: unknown;
  /** Fills the form with what is stored now. */
  onReload: () => void;
}

/** Why a form was not saved. After a change by another person it offers the latest version, and loses nothing until the user takes it. */
export const SaveProblem = ({ failure, error, onReload }: SaveProblemProps) => {
  const t = useTexts('websites');
  if (failure === null) return null;
  return (
    <Stack $gap={2}>
      <ProblemBox>{failure}</ProblemBox>
      {errorCode(error) === 'version_conflict' && (
        <div>
          <Button kind="secondary" size="small" icon="refresh" onClick={onReload}>
            {t('publish.reload')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
