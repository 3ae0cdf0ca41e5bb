import { AUDIT_ACTIONS } from '@yinyom/contracts/identity/auditActions';
import { Button } from '@yinyom/ui/action/Button';
import { DateField } from '@yinyom/ui/form/DateField';
import { FilterFold, foldedBar } from '@yinyom/ui/form/FilterFold';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { eventText } from './auditEvents';
import { RESULTS } from './useAuditFilters';
import type { AuditFilters } from './useAuditFilters';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(4)};
  ${foldedBar}
`;

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (changed: Partial<AuditFilters>) => void;
  onClear: () => void;
}

/** Kind of event, result and days. */
export const AuditFilterBar = ({ filters, onChange, onClear }: AuditFilterBarProps) => {
  const t = useUsersTexts();
  const any = { value: '' as const, label: t('audit.any') };
  return (
    <Bar role="search">
      <FilterFold active={Object.values(filters).filter(Boolean).length}>
        <Select
          label={t('audit.filter_action')}
          value={filters.action}
          options={[any, ...AUDIT_ACTIONS.map((value) => ({ value, label: t(eventText(value)) }))]}
          onChange={(action) => onChange({ action })}
        />
        <Select
          label={t('audit.filter_result')}
          value={filters.result}
          options={[any, ...RESULTS.map((value) => ({ value, label: t(`audit.result_${value}`) }))]}
          onChange={(result) => onChange({ result })}
        />
        <DateField
          label={t('audit.filter_from')}
          value={filters.from}
          max={filters.to || undefined}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          label={t('audit.filter_to')}
          value={filters.to}
          min={filters.from || undefined}
          onChange={(to) => onChange({ to })}
        />
        <Button kind="quiet" icon="close" onClick={onClear}>
          {t('audit.clear')}
        </Button>
      </FilterFold>
    </Bar>
  );
};
