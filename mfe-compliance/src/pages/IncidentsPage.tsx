import { Link, usePageTitle, useSearchParams } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { IncidentList, type IncidentFilter } from '../features/incidents-list/IncidentList';
import { useIncidentTexts } from '../texts/useIncidentTexts';

const FILTERS = ['all', 'unclosed', 'closed'] as const satisfies IncidentFilter[];

const Filter = styled.div`
  max-width: 280px;
`;

/** `/compliance/incidents`: breaches of personal data; `?state=` those that are closed, or not. */
export const IncidentsPage = () => {
  const t = useIncidentTexts();
  const [search, setSearch] = useSearchParams();
  usePageTitle(t('title'));
  const state = FILTERS.find((one) => one === search.get('state')) ?? 'all';
  const change = (next: IncidentFilter) =>
    setSearch(next === 'all' ? {} : { state: next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('lead')}
        actions={
          <ButtonLink as={Link} to="/compliance/incidents/new">
            {t('enter.link')}
          </ButtonLink>
        }
      />
      <Stack $gap={5}>
        <Filter>
          <Select
            name="state"
            label={t('filter.label')}
            value={state}
            onChange={change}
            options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
          />
        </Filter>
        <IncidentList state={state} onShowAll={() => change('all')} />
      </Stack>
    </>
  );
};
