import { Form, formatDate, formatDateTime } from '@yinyom/mfe-kit';
import type { OfficerAppointment } from '@yinyom/contracts/papers/officer';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import type { ReactNode } from 'react';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { Quiet } from '../layout/Quiet';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { useRegisterTexts } from '../texts/useRegisterTexts';

type Version = Pick<OfficerAppointment, 'version' | 'saved_at' | 'saved_by' | 'review_due_at'>;

interface StatementFrameProps {
  /** What `useStatementForm` made. */
  statement: {
    form: { refusals: number; failure: string | null };
    stored: Version;
    isChanged: boolean;
    isReview: boolean;
    setReview: (isReview: boolean) => void;
    busy: boolean;
    error: unknown;
    submit: () => Promise<void>;
    reload: () => Promise<void>;
  };
  children: ReactNode;
}

/** Which version is shown, the fields, and the button that saves the next version. */
export const StatementFrame = ({ statement, children }: StatementFrameProps) => {
  const t = useRegisterTexts();
  const common = useComplianceTexts();
  const { form, stored, isChanged, isReview, setReview, busy, error, submit, reload } = statement;
  const { version, saved_at, saved_by, review_due_at } = stored;
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <div>
          <Quiet>
            {saved_at === null
              ? t('statement.none')
              : t('statement.version', {
                  version,
                  at: formatDateTime(saved_at),
                  name: saved_by?.name ?? '',
                })}
          </Quiet>
          {review_due_at !== null && (
            <Quiet>{t('statement.review_due', { date: formatDate(review_due_at) })}</Quiet>
          )}
          <Quiet>{t('statement.draft')}</Quiet>
        </div>
        <SaveProblem
          failure={form.failure}
          latest={{ error, discards: true, onReload: () => void reload() }}
        />
        {children}
        {version > 0 && <Checkbox label={t('statement.is_review')} checked={isReview} onChange={setReview} />}
        <BottomBar status={isChanged ? t('statement.unsaved') : ''}>
          <Button type="submit" busy={busy}>
            {common('save')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
