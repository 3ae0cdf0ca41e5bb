import { errorCode } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** How a form continues after another member saved the same thing. */
export interface Latest {
  /** Why the last save was rejected. */
  error: unknown;
  /** Reads what is stored now. */
  onReload: () => void;
  /** What was typed is replaced by what is stored; otherwise it stays. */
  discards?: boolean;
}

/** Why a form was not saved. After a change by another member it offers the latest version. */
export const SaveProblem = ({ failure, latest }: { failure: string | null; latest?: Latest | undefined }) => {
  const t = useComplianceTexts();
  return (
    <>
      <ProblemBox>{failure}</ProblemBox>
      {failure !== null && latest && errorCode(latest.error) === 'version_conflict' && (
        <div>
          <Button kind="secondary" size="small" icon="refresh" onClick={latest.onReload}>
            {t(latest.discards ? 'load_latest_discard' : 'load_latest')}
          </Button>
        </div>
      )}
    </>
  );
};
