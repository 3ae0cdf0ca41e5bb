import type { PaperReadiness } from '@yinyom/contracts/papers/inspectionPapers';
import { formatDate, formatDateTime } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { useRegisterTexts } from '../texts/useRegisterTexts';
import { groupMissing, type MissingKind } from './groupMissing';

/** Kinds of missing fields that are named; what is more is counted. */
const MOST_NAMED = 3;

const Late = styled.strong`
  color: ${({ theme }) => theme.color.danger};
`;
const List = styled.ul`
  margin: ${({ theme }) => theme.space(1)} 0 0;
  padding-inline-start: ${({ theme }) => theme.space(5)};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface MissingFieldsProps {
  paper: Omit<PaperReadiness, 'state'>;
  /** When it was looked at: what is due before is late. */
  checkedAt: string;
  /** What else is known of a kind of missing fields. */
  remarkOf?: (kind: MissingKind) => string | undefined;
}

/** What is missing in a paper and who writes it, as a list; nothing where nothing is named. */
export const MissingFields = ({ paper: shown, checkedAt, remarkOf }: MissingFieldsProps) => {
  const t = useRegisterTexts();
  const { paper, fields, filled, missing } = shown;
  const named = groupMissing(missing).slice(0, MOST_NAMED);
  if (named.length === 0) return null;
  const others = fields - filled - named.reduce((sum, { count }) => sum + count, 0);
  const dueText = (due_at: string) => {
    // A limit in hours is a moment, not a day.
    const date = paper === 'breaches' ? formatDateTime(due_at) : formatDate(due_at);
    return Date.parse(due_at) <= Date.parse(checkedAt) ? (
      <Late>{t('readiness.overdue', { date })}</Late>
    ) : (
      t('readiness.due', { date })
    );
  };
  return (
    <List>
      {named.map((kind) => {
        const { field, who, due_at, count } = kind;
        const remark = remarkOf?.(kind);
        return (
          <li key={`${field} ${who}`}>
            {t(`field.${paper}.${field}`, { defaultValue: t('readiness.other') })}
            {count > 1 && ` × ${count}`} · {t(`readiness.who_${who}`)}
            {due_at && <> · {dueText(due_at)}</>}
            {remark && ` · ${remark}`}
          </li>
        );
      })}
      {others > 0 && <li>{t('readiness.more', { number: others })}</li>}
    </List>
  );
};
