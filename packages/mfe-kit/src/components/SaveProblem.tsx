import { errorCode, useLang } from '@yinyom/mfe-kit';
import { UNSAVED_WORDS } from '@yinyom/texts/unsaved/unsavedWords';
import { Button } from '@yinyom/ui/action/Button';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';

/** How a form continues after another user saved the same thing. */
export interface Latest {
  /** Why the last save was rejected. */
  error: unknown;
  /** Reads what is stored now. */
  onReload: () => void;
  /** What was typed is replaced by what is stored; otherwise it stays. */
  discards?: boolean;
}

/** Offers the latest version after a change by another user; nothing for other errors. */
export const ReloadLatest = ({ error, onReload, discards = false }: Latest) => {
  const words = UNSAVED_WORDS[useLang()];
  if (errorCode(error) !== 'version_conflict') return null;
  return (
    <div>
      <Button kind="secondary" size="small" icon="refresh" onClick={onReload}>
        {discards ? words.load_latest_discard : words.load_latest}
      </Button>
    </div>
  );
};

/** Why a form was not saved. After a change by another user it offers the latest version. */
export const SaveProblem = ({ failure, latest }: { failure: string | null; latest?: Latest | undefined }) => (
  <>
    <ProblemBox>{failure}</ProblemBox>
    {failure !== null && latest && <ReloadLatest {...latest} />}
  </>
);
