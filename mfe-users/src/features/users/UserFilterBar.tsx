import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import { FilterFold, foldedBar } from '@yinyom/ui/form/FilterFold';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { SORTS, STATUSES } from './useUserFilters';
import type { UserFilters } from './useUserFilters';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 2fr) repeat(2, minmax(160px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(4)};
  ${foldedBar}
`;

/** Milliseconds without typing until the search starts. */
const PAUSE = 300;

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (changed: Partial<UserFilters>) => void;
}

/** Search, status filter (All or Active: specification §4) and order of the list. */
export const UserFilterBar = ({ filters, onChange }: UserFilterBarProps) => {
  const t = useUsersTexts();
  const [typed, setTyped] = useState(filters.q);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === filters.q) return undefined;
    const timer = setTimeout(() => onChange({ q: wanted }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, filters.q, onChange]);

  return (
    <Bar role="search">
      <TextField
        type="search"
        label={t('users.search')}
        value={typed}
        onChange={setTyped}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <FilterFold active={filters.status === STATUSES[0] ? 0 : 1}>
        <Select
          label={t('users.filter')}
          value={filters.status}
          options={STATUSES.map((value) => ({ value, label: t(`users.filter_${value}`) }))}
          onChange={(status) => onChange({ status })}
        />
        <Select
          label={t('users.sort')}
          value={filters.sort}
          options={SORTS.map((value) => ({ value, label: t(`users.sort_${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </FilterFold>
    </Bar>
  );
};
