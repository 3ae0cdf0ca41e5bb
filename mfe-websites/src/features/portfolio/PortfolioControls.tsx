import { HEALTH } from '@yinyom/contracts/compliance/health';
import { PORTFOLIO_SORTS } from '@yinyom/contracts/consents/portfolio';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { Select } from '@yinyom/ui/form/Select';
import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import styled from 'styled-components';
import { groupPathName } from '../../common/groups/groupTree';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { activeFilters, STATUSES, type PortfolioView } from './portfolioView';

const Bar = styled(SearchBar)<{ $fields: number }>`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(${({ $fields }) => $fields}, minmax(0, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
`;

/** A row of their own: as cells of the grid their words would break. */
const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(6)}`};
`;

interface PortfolioControlsProps {
  view: PortfolioView;
  /** Of the organization, as far as the person sees them. */
  groups: readonly WebsiteGroup[];
  onChange: (view: PortfolioView) => void;
}

/** What narrows the portfolio down, and its order. The search applies on Enter or on leaving the field. */
export const PortfolioControls = ({ view, groups, onChange }: PortfolioControlsProps) => {
  const t = usePortfolioTexts();
  /** The chosen one may be deleted, or not visible to this person: it narrows the list all the same. */
  const isOther = view.group !== '' && !groups.some(({ id }) => id === view.group);
  const hasGroups = groups.length > 0 || isOther;
  const change = (part: Partial<PortfolioView>) => onChange({ ...view, ...part });
  return (
    <Bar
      $fields={hasGroups ? 4 : 3}
      label={t('search')}
      q={view.q}
      active={activeFilters(view)}
      onSearch={(q) => change({ q })}
    >
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
      {hasGroups && (
        <Select
          label={t('column_group')}
          value={view.group}
          options={[
            { value: '', label: t('all') },
            ...(isOther ? [{ value: view.group, label: t('other_group') }] : []),
            ...groups.map((group) => ({ value: group.id, label: groupPathName(group, groups) })),
          ]}
          onChange={(group) => change({ group })}
        />
      )}
      <Select
        label={t('sort')}
        value={view.sort}
        options={PORTFOLIO_SORTS.map((value) => ({ value, label: t(`sort_${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
      <Checks>
        <Checkbox
          label={t('never_scanned')}
          checked={view.neverScanned}
          onChange={(neverScanned) => change({ neverScanned })}
        />
        <Checkbox label={t('pending')} checked={view.pending} onChange={(pending) => change({ pending })} />
      </Checks>
    </Bar>
  );
};
