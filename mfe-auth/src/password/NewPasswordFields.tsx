import { PasswordChecklist } from '@yinyom/ui/form/PasswordChecklist';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useAuthTexts } from '../texts/useAuthTexts';

/** A hint, as the checklist above it. */
const Guess = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface Control {
  name: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

interface NewPasswordFieldsProps {
  password: Control;
  confirmation: Control;
  labels: { password: string; confirmation: string };
  /** What is not met yet is no mistake before the first try; without this, before the first letter. */
  calm?: boolean;
}

/** A new password and its repetition: checklist while typing, a hint while the two differ (specification §5). */
export const NewPasswordFields = ({
  password,
  confirmation,
  labels,
  calm = false,
}: NewPasswordFieldsProps) => {
  const t = useAuthTexts();
  const differs = confirmation.value !== '' && confirmation.value !== password.value;
  return (
    <Stack>
      <PasswordField {...password} label={labels.password} autoComplete="new-password" required />
      <PasswordChecklist
        password={password.value}
        textOf={(code) => t(`messages:${code}`)}
        calm={(calm || password.value === '') && password.error === undefined}
      />
      <Guess>{t('checklist.guess')}</Guess>
      <PasswordField
        {...confirmation}
        label={labels.confirmation}
        error={confirmation.error ?? (differs ? t('messages:password_mismatch_hint') : undefined)}
        autoComplete="new-password"
        required
      />
    </Stack>
  );
};
