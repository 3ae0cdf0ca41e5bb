import { formatDate, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useCategoryName } from '../../categories/useCategoryName';
import type { RowFilters } from '../../rows/rowFilters';

const Chips = styled(Row)`
  margin-bottom: ${({ theme }) => theme.space(4)};
`;

interface FilterChipsProps {
  applicationId: string;
  filters: RowFilters;
  onChange: (filters: RowFilters) => void;
}

/** What a figure that led here narrows the list by, beyond the fields above; each can be taken away. */
export const FilterChips = ({ applicationId, filters, onChange }: FilterChipsProps) => {
  const t = useTexts('dashboard');
  const { day, result, action, granted, denied } = filters;
  const categories = [granted, denied].filter(Boolean).map((id) => ({ id, type: 5 }));
  const nameOf = useCategoryName(applicationId, categories);
  const category = (id: string) => nameOf({ id, type: 5 });
  const chips = [
    day && { name: 'day', label: formatDate(day) },
    result && {
      name: 'result',
      label: t(result === 'accepted' ? 'rows.accepted' : `evidence.type.${result}`),
    },
    action && { name: 'action', label: t(action === 'answer' ? 'rows.answer' : `evidence.action.${action}`) },
    granted && { name: 'granted', label: t('rows.granted', { category: category(granted) }) },
    denied && { name: 'denied', label: t('rows.denied', { category: category(denied) }) },
  ].filter((chip) => chip !== '');
  if (chips.length === 0) return null;
  return (
    <Chips role="group" aria-label={t('rows.narrowed')} $gap={2}>
      {chips.map(({ name, label }) => (
        <Button
          key={name}
          kind="secondary"
          size="small"
          icon="close"
          aria-label={t('rows.without', { what: label })}
          onClick={() => onChange({ ...filters, [name]: '' })}
        >
          {label}
        </Button>
      ))}
    </Chips>
  );
};
