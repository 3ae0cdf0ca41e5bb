import { Form, formatDate, formatDateTime } from '@yinyom/mfe-kit';
import type { OfficerAppointment } from '@yinyom/contracts/papers/officer';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SaveProblem } from '../layout/SaveProblem';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { useRegisterTexts } from '../texts/useRegisterTexts';

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

type Version = Pick<OfficerAppointment, 'version' | 'saved_at' | 'saved_by' | 'review_due_at'>;

interface StatementFrameProps {
  /** What `useStatementForm` made. */
  statement: {
    form: { refusals: number; failure: string | null };
    stored: Version;
    isChanged: boolean;
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
  const { form, stored, isChanged, busy, error, submit, reload } = statement;
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
            <Quiet>
              {t('statement.review_due', { date: formatDate(review_due_at) })} · {t('statement.review_hint')}
            </Quiet>
          )}
          <Quiet>{t('statement.draft')}</Quiet>
        </div>
        <SaveProblem
          failure={form.failure}
          latest={{ error, discards: true, onReload: () => void reload() }}
        />
        {children}
        <BottomBar status={isChanged ? t('statement.unsaved') : ''}>
          <Button type="submit" busy={busy}>
            {common('save')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
