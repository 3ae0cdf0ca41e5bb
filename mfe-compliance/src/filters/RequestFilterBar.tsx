import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { Button } from '@yinyom/ui/action/Button';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import styled from 'styled-components';
import { useComplianceTexts } from '../texts/useComplianceTexts';
import { ASSIGNED, DUE, LISTED, type RequestFilters } from './useRequestFilters';

const Bar = styled(SearchBar)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(4)};
`;

interface RequestFilterBarProps {
  filters: RequestFilters;
  onChange: (changed: Partial<RequestFilters>) => void;
  onClear: () => void;
}

const GROUPS: readonly string[] = ['all', 'open', 'closed'];

/** Number or mailbox, state, right, due date and who works on it. */
export const RequestFilterBar = ({ filters, onChange, onClear }: RequestFilterBarProps) => {
  const t = useComplianceTexts();
  const { q, ...narrowing } = filters;
  /** Whether a search led to the list: the board comes back with the end of the search. */
  const [isBySearch, setBySearch] = useState(false);
  const search = (next: string) => {
    const leads = next !== '' && filters.state === '';
    const ends = next === '' && isBySearch && filters.state === 'all';
    if (leads || q === '') setBySearch(leads);
    // What is looked for may be closed: a search shows requests in every state.
    onChange({ q: next, ...(leads && { state: 'all' }), ...(ends && { state: '' }) });
  };
  const chooseState = (state: RequestFilters['state']) => {
    setBySearch(false);
    onChange({ state });
  };
  const any = { value: '' as const, label: t('filters.any') };
  return (
    <Bar
      label={t('filters.search')}
      name={t('filters.label')}
      q={q}
      live
      onSearch={search}
      active={Object.values(narrowing).filter(Boolean).length}
    >
      <Select
        label={t('filters.state')}
        value={filters.state}
        options={[
          { value: '' as const, label: t('filters.board') },
          ...LISTED.map((value) => ({
            value,
            label: GROUPS.includes(value) ? t(`filters.${value}`) : t(`states.${value}`),
          })),
        ]}
        onChange={chooseState}
      />
      <Select
        label={t('filters.right')}
        value={filters.right}
        options={[any, ...SUBJECT_RIGHTS.map((value) => ({ value, label: t(`rights.${value}`) }))]}
        onChange={(right) => onChange({ right })}
      />
      <Select
        label={t('filters.due')}
        value={filters.due}
        options={[any, ...DUE.map((value) => ({ value, label: t(`filters.due_${value}`) }))]}
        onChange={(due) => onChange({ due })}
      />
      <Select
        label={t('filters.assigned')}
        value={filters.assigned}
        options={[any, ...ASSIGNED.map((value) => ({ value, label: t(`filters.assigned_${value}`) }))]}
        onChange={(assigned) => onChange({ assigned })}
      />
      {Object.values(filters).some(Boolean) && (
        <Button
          kind="quiet"
          icon="close"
          onClick={({ currentTarget }) => {
            // The button goes with the filters; the focus stays in the bar.
            currentTarget.closest('form')?.querySelector('input')?.focus();
            onClear();
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </Bar>
  );
};
