import { CONSENT_TYPES, DEVICES, LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { hasFilters, NO_FILTERS } from '../../rows/rowFilters';
import type { RowFilters } from '../../rows/rowFilters';

const Bar = styled(SearchBar)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(4)};
  /* What is searched takes a longer name than what is chosen. */
  @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) {
    grid-template-columns: 2fr repeat(3, 1fr);
    grid-auto-flow: column;
  }
`;

interface ConsentFilterBarProps {
  filters: RowFilters;
  onChange: (filters: RowFilters) => void;
}

/** Narrows the consent table. Selects apply at once, the search on Enter or on leaving the field. */
export const ConsentFilterBar = ({ filters, onChange }: ConsentFilterBarProps) => {
  const t = useTexts('dashboard');
  const all = { value: '', label: t('consents.all') };
  const apply = (change: Partial<RowFilters>) => onChange({ ...filters, ...change });
  return (
    <Bar
      label={t('consents.searchLabel')}
      name={t('consents.filters')}
      q={filters.q}
      active={[filters.consent_type, filters.device, filters.language].filter(Boolean).length}
      onSearch={(q) => apply({ q })}
    >
      <Select
        label={t('evidence.field.type')}
        value={filters.consent_type}
        options={[all, ...CONSENT_TYPES.map((value) => ({ value, label: t(`evidence.type.${value}`) }))]}
        onChange={(consent_type) => apply({ consent_type })}
      />
      <Select
        label={t('evidence.field.device')}
        value={filters.device}
        options={[all, ...DEVICES.map((value) => ({ value, label: t(`evidence.device.${value}`) }))]}
        onChange={(device) => apply({ device })}
      />
      <Select
        label={t('evidence.field.language')}
        value={filters.language}
        options={[all, ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))]}
        onChange={(language) => apply({ language })}
      />
      {hasFilters(filters) && (
        <Button kind="quiet" icon="close" onClick={() => onChange({ ...NO_FILTERS, rows: filters.rows })}>
          {t('consents.clear')}
        </Button>
      )}
    </Bar>
  );
};
