import { Link, useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { useListIncidentPagesInfiniteQuery } from '../../calls/incidentsApi';
import { EmptyList } from '../../layout/EmptyList';
import { useIncidentTexts } from '../../texts/useIncidentTexts';
import { IncidentCard } from './IncidentCard';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

export type IncidentFilter = 'unclosed' | 'closed' | 'all';

interface IncidentListProps {
  state: IncidentFilter;
  onShowAll: () => void;
}

/** Incidents as cards: running clocks first, the earliest end before the others. */
export const IncidentList = ({ state, onShowAll }: IncidentListProps) => {
  const t = useIncidentTexts();
  const { organizationId } = useSession();
  const list = useListIncidentPagesInfiniteQuery(
    { params: { id: organizationId ?? '' }, query: { state } },
    { skip: organizationId === null },
  );
  const empty =
    state === 'all' ? (
      <EmptyState
        icon="shield"
        title={t('empty.title')}
        action={
          <ButtonLink as={Link} to="/compliance/incidents/new">
            {t('enter.link')}
          </ButtonLink>
        }
      >
        {t('empty.text')}
      </EmptyState>
    ) : (
      <EmptyState
        icon="shield"
        title={t('list.nothing')}
        action={
          <Button kind="secondary" onClick={onShowAll}>
            {t('list.show_all')}
          </Button>
        }
      />
    );
  return (
    <PagedList
      list={list}
      placeholder={<Skeleton $height="320px" />}
      empty={<EmptyList list={list}>{empty}</EmptyList>}
    >
      {(incidents) => (
        <Cards aria-label={t('list.label')}>
          {incidents.map((incident) => (
            <IncidentCard key={incident.id} incident={incident} />
          ))}
        </Cards>
      )}
    </PagedList>
  );
};
