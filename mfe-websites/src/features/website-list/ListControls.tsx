import { useTexts } from '@yinyom/mfe-kit';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { SORTS, STATUSES } from './listQuery';
import type { ListView } from './listQuery';

const Bar = styled(SearchBar)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(4)};
`;

const SORT_TEXTS = {
  updated_at: 'list.sortUpdated',
  created_at: 'list.sortCreated',
  domain_name: 'list.sortDomain',
} as const;
const STATUS_TEXTS = {
  all: 'list.statusAll',
  active: 'list.statusActive',
  disabled: 'list.statusDisabled',
} as const;

/** Search, order and status of the list. The search applies on Enter or on leaving the field. */
export const ListControls = ({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) => {
  const t = useTexts('websites');
  return (
    <Bar
      label={t('list.search')}
      q={view.q}
      active={view.status === 'all' ? 0 : 1}
      onSearch={(q) => onChange({ ...view, q })}
    >
      <Select
        label={t('list.sort')}
        value={view.sort}
        options={SORTS.map((value) => ({ value, label: t(SORT_TEXTS[value]) }))}
        onChange={(sort) => onChange({ ...view, sort })}
      />
      <Select
        label={t('list.status')}
        value={view.status}
        options={STATUSES.map((value) => ({ value, label: t(STATUS_TEXTS[value]) }))}
        onChange={(status) => onChange({ ...view, status })}
      />
    </Bar>
  );
};
