import { errorMessage, formatNumber, useLang } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useMailableMembersQuery } from '../../api/memberApi';
import { useReportTexts } from '../../texts/useReportTexts';

/** As many as one page of people has; more are found by name. */
const SHOWN = 100;

const People = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  legend {
    padding: 0;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;
const List = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  max-height: 320px;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
`;
const Problem = styled.p`
  color: ${({ theme }) => theme.color.danger};
`;

interface RecipientsProps {
  organizationId: string;
  chosen: readonly string[];
  most: number;
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Members of the organization who get a report. */
export const Recipients = ({ organizationId, chosen, most, error, onChange }: RecipientsProps) => {
  const t = useReportTexts();
  const lang = useLang();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const found = useMailableMembersQuery({
    params: { id: organizationId },
    query: { status: 'active', sort: 'name', order: 'asc', limit: String(SHOWN), ...(q && { q }) },
  });
  // Reviewers see no figures.
  const people = found.data?.entities.filter(({ role }) => role !== 0) ?? [];
  const isFull = chosen.length >= most;
  return (
    <People>
      <legend>{t('recipients')}</legend>
      <p>
        {t('recipients_hint', {
          number: formatNumber(most, lang),
          chosen: formatNumber(chosen.length, lang),
        })}
      </p>
      {(typed !== '' || found.data?.has_more) && (
        <TextField label={t('find')} value={typed} onChange={setTyped} autoComplete="off" />
      )}
      {found.isError && (
        <ErrorState onRetry={() => void found.refetch()}>{errorMessage(found.error)}</ErrorState>
      )}
      {!found.data && !found.isError && <Skeleton $height="120px" />}
      {found.data && (
        <List>
          {people.map(({ id, name, email }) => {
            const isChosen = chosen.includes(id);
            return (
              <Checkbox
                key={id}
                checked={isChosen}
                disabled={isFull && !isChosen}
                label={`${name} · ${email}`}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
            );
          })}
        </List>
      )}
      {error && <Problem role="alert">{error}</Problem>}
    </People>
  );
};
