import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { ReloadLatest } from './ReloadLatest';

interface SaveProblemProps {
  /** Why the form was refused; null when it was not. */
  failure: string | null;
  error: unknown;
  /** Fills the form with what is stored now. */
  onReload: () => void;
}

/** Why a form was not saved. After a change by another person it offers the latest version, and loses nothing until the user takes it. */
export const SaveProblem = ({ failure, error, onReload }: SaveProblemProps) => {
  if (failure === null) return null;
  return (
    <Stack $gap={2}>
      <ProblemBox>{failure}</ProblemBox>
      <ReloadLatest error={error} onReload={onReload} />
    </Stack>
  );
};
