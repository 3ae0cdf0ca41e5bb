import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { addressProblem } from './scheduleValues';

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  overflow-wrap: anywhere;
`;
const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${({ theme }) => theme.space(2)};
  > button {
    /* Beside the control, below its label. */
    margin-top: 30px;
  }
`;

interface EmailListProps {
  emails: readonly string[];
  /** Addresses to offer, where they are known. */
  offered: readonly string[];
  error: string | undefined;
  onChange: (emails: string[]) => void;
}

/** Addresses that get mail, added and taken out one by one. */
export const EmailList = ({ emails, offered, error, onChange }: EmailListProps) => {
  const t = useTexts('websites');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const options = useId();
  const add = () => {
    const email = typed.trim().toLowerCase();
    const problem = addressProblem(email, emails) !== undefined;
    setWrong(problem);
    if (problem) return;
    if (!emails.includes(email)) onChange([...emails, email]);
    setTyped('');
  };
  return (
    <Stack $gap={2}>
      <Adding>
        <TextField
          label={t('schedule.emails')}
          hint={t('schedule.emailsHint')}
          type="email"
          list={options}
          value={typed}
          error={wrong ? t('schedule.emailWrong') : error}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter adds the address; it does not save the schedule.
            event.preventDefault();
            add();
          }}
        />
        <Button kind="secondary" icon="add" disabled={typed.trim() === ''} onClick={add}>
          {t('schedule.addEmail')}
        </Button>
      </Adding>
      <datalist id={options}>
        {offered
          .filter((email) => !emails.includes(email))
          .map((email) => (
            <option key={email} value={email} />
          ))}
      </datalist>
      {emails.length > 0 && (
        <Stack as="ul" $gap={1}>
          {emails.map((email) => (
            <Line key={email}>
              {email}
              <IconButton
                icon="close"
                label={t('schedule.removeEmail', { email })}
                onClick={() => onChange(emails.filter((each) => each !== email))}
              />
            </Line>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
