import { errorCode } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useUsersTexts } from '../texts/useUsersTexts';

/** How a form goes on after another user saved the same thing. */
export interface Latest {
  /** Why the last save was refused. */
  error: unknown;
  /** Fills the form with what is stored now. */
  onReload: () => void;
}

/** Why a form was not saved. After a change by another user it offers the latest version, and keeps what was typed until then. */
export const SaveProblem = ({ failure, latest }: { failure: string | null; latest?: Latest }) => {
  const t = useUsersTexts();
  return (
    <>
      <ProblemBox>{failure}</ProblemBox>
      {failure !== null && latest && errorCode(latest.error) === 'version_conflict' && (
        <div>
          <Button kind="secondary" size="small" icon="refresh" onClick={latest.onReload}>
            {t('load_latest')}
          </Button>
        </div>
      )}
    </>
  );
};
