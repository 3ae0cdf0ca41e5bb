import { CONSENT_TYPES, DEVICES, LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import styled from 'styled-components';
import { hasFilters } from './consentFilters';
import type { ConsentFilters } from './consentFilters';

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(4)};
  /* What is searched takes a longer name than what is chosen. */
  @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) {
    grid-template-columns: 2fr repeat(3, 1fr) auto;
  }
`;

interface ConsentFilterBarProps {
  filters: ConsentFilters;
  onChange: (filters: ConsentFilters) => void;
}

/** Narrows the consent table. Selects apply at once, the search on Enter or on leaving the field. */
export const ConsentFilterBar = ({ filters, onChange }: ConsentFilterBarProps) => {
  const t = useTexts('dashboard');
  const [typed, setTyped] = useState({ from: filters.q, text: filters.q });
  const text = typed.from === filters.q ? typed.text : filters.q;
  const all = { value: '', label: t('consents.all') };
  const apply = (change: Partial<ConsentFilters>) => onChange({ ...filters, ...change });
  const search = () => text.trim() !== filters.q && apply({ q: text.trim() });
  return (
    <Bar
      role="search"
      aria-label={t('consents.filters')}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        label={t('consents.searchLabel')}
        type="search"
        maxLength={64}
        value={text}
        onChange={(next) => setTyped({ from: filters.q, text: next })}
        onBlur={search}
      />
      <Select
        label={t('consents.type')}
        value={filters.consent_type}
        options={[all, ...CONSENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))]}
        onChange={(consent_type) => apply({ consent_type })}
      />
      <Select
        label={t('consents.device')}
        value={filters.device}
        options={[all, ...DEVICES.map((value) => ({ value, label: t(`device.${value}`) }))]}
        onChange={(device) => apply({ device })}
      />
      <Select
        label={t('consents.language')}
        value={filters.language}
        options={[all, ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))]}
        onChange={(language) => apply({ language })}
      />
      {hasFilters(filters) && (
        <Button
          kind="quiet"
          icon="close"
          onClick={() => onChange({ consent_type: '', device: '', language: '', q: '' })}
        >
          {t('consents.clear')}
        </Button>
      )}
    </Bar>
  );
};
