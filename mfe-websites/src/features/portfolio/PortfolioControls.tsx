import { HEALTH } from '@yinyom/contracts/compliance/health';
import { PORTFOLIO_SORTS } from '@yinyom/contracts/consents/portfolio';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { activeFilters, STATUSES, type PortfolioView } from './portfolioView';

const Bar = styled(SearchBar)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
`;

interface PortfolioControlsProps {
  view: PortfolioView;
  onChange: (view: PortfolioView) => void;
}

/** What narrows the portfolio down, and its order. The search applies on Enter or on leaving the field. */
export const PortfolioControls = ({ view, onChange }: PortfolioControlsProps) => {
  const t = usePortfolioTexts();
  const change = (part: Partial<PortfolioView>) => onChange({ ...view, ...part });
  return (
    <Bar label={t('search')} q={view.q} active={activeFilters(view)} onSearch={(q) => change({ q })}>
      <Select
        label={t('column_health')}
        value={view.health}
        options={[
          { value: '' as const, label: t('all') },
          ...HEALTH.map((value) => ({ value, label: t(`health_${value}`) })),
        ]}
        onChange={(health) => change({ health })}
      />
      <Select
        label={t('status')}
        value={view.status}
        options={STATUSES.map((value) => ({ value, label: t(value === 'all' ? 'all' : `status_${value}`) }))}
        onChange={(status) => change({ status })}
      />
      <Select
        label={t('sort')}
        value={view.sort}
        options={PORTFOLIO_SORTS.map((value) => ({ value, label: t(`sort_${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
      <Checkbox
        label={t('never_scanned')}
        checked={view.neverScanned}
        onChange={(neverScanned) => change({ neverScanned })}
      />
      <Checkbox label={t('pending')} checked={view.pending} onChange={(pending) => change({ pending })} />
    </Bar>
  );
};
