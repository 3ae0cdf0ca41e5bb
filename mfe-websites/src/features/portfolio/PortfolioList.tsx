import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { formatNumber, useLang, useSearchParams, useSession } from '@yinyom/mfe-kit';
import { namedKeys, useKeyGroup } from '@yinyom/mfe-kit/components/keyGroups';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  useGroupNamesQuery,
  usePortfolioPagesInfiniteQuery,
  usePortfolioTotalQuery,
} from '../../api/portfolioApi';
import { NOTHING_CHOSEN, type Chosen, type ChosenBar } from '../../common/chosenWebsites';
import { RefusedState } from '../../common/RefusedState';
import { refusalOf } from '../../common/refusalOf';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useComplianceWords } from '@yinyom/mfe-kit/components/useComplianceWords';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { ColumnsModal } from './ColumnsModal';
import { CsvButton } from './CsvButton';
import { keepColumns, keptColumns } from './keptChoices';
import { portfolioColumns } from './portfolioColumns';
import { PortfolioControls } from './PortfolioControls';
import {
  bulkFilterOf,
  isWhole,
  portfolioParams,
  portfolioQuery,
  readPortfolioView,
  WHOLE,
} from './portfolioView';
import { moveAmongRows, ROW_KEYS } from './rowKeys';
import { SavedViews } from './SavedViews';

/** Comes after the rows, and keeps its place until then: on phones a line of its own. */
const Amount = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  &::before {
    content: '\\200b';
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    flex: 1 0 100%;
  }
`;

/** Columns that a person chose, kept in this browser. */
const useColumns = (userId: string) => {
  const [hidden, setHidden] = useState(() => keptColumns(userId));
  const choose = (next: string[]) => {
    keepColumns(userId, next);
    setHidden(next);
  };
  return [hidden, choose] as const;
};

interface RowsProps {
  rows: PortfolioRow[];
  /** Undefined until they are known. */
  groups: readonly WebsiteGroup[] | undefined;
  hidden: readonly string[];
  chosen: Chosen;
  onChoose: (id: string) => void;
}

const Rows = ({ rows, groups, hidden, chosen, onChoose }: RowsProps) => {
  const t = usePortfolioTexts();
  const lang = useLang();
  const words = useComplianceWords();
  const columns = useMemo(() => {
    const isChosen = (id: string) => chosen.all !== null || chosen.ids.includes(id);
    return portfolioColumns({ t, lang, words, groups: groups ?? NO_GROUPS, hidden, isChosen, onChoose });
  }, [t, lang, words, groups, hidden, chosen, onChoose]);
  useKeyGroup({
    title: t('title'),
    rows: [
      ...namedKeys(ROW_KEYS, (action) => t(`day.key_${action}`)),
      { keys: ['Enter'], text: t('day.key_open') },
    ],
  });
  // Reasons and groups make rows higher: none is drawn before its words are there.
  if (!words || !groups) return <RowsSkeleton rows={8} height="86px" />;
  return (
    <div role="presentation" onKeyDown={moveAmongRows}>
      <Table
        caption={t('title')}
        columns={columns}
        items={rows}
        rowKey={({ application_id }) => application_id}
      />
    </div>
  );
};

const NO_GROUPS: readonly WebsiteGroup[] = [];

/** Groups of an organization as far as the person sees them, none where they could not be loaded; undefined: not known yet. */
const useGroups = (organizationId: string): readonly WebsiteGroup[] | undefined => {
  const { currentData, isError } = useGroupNamesQuery({
    query: { organization_id: organizationId },
    quiet: true,
  });
  return currentData?.entities ?? (isError ? NO_GROUPS : undefined);
};

interface PortfolioListProps {
  organizationId: string;
  /** What can be done to the websites that are chosen. */
  bar: (given: ChosenBar) => ReactNode;
}

/** Websites that are chosen, until the view is another one. */
const useChosen = (search: string) => {
  const [state, setState] = useState({ search, chosen: NOTHING_CHOSEN });
  const chosen = state.search === search ? state.chosen : NOTHING_CHOSEN;
  const choose = (next: Chosen) => setState({ search, chosen: next });
  const toggle = useCallback(
    (id: string) =>
      setState((before) => {
        const { ids } = before.search === search ? before.chosen : NOTHING_CHOSEN;
        const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
        return { search, chosen: { ids: next, all: null } };
      }),
    [search],
  );
  return { chosen, choose, toggle };
};

/** Every website of an organization, worst first: search and filters, columns, saved views, a file; more on scroll. */
export const PortfolioList = ({ organizationId, bar }: PortfolioListProps) => {
  const t = usePortfolioTexts();
  const lang = useLang();
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useSearchParams();
  const view = readPortfolioView(search);
  const [hidden, chooseColumns] = useColumns(userId);
  const [choosing, setChoosing] = useState(false);
  const { chosen, choose, toggle } = useChosen(search.toString());
  const list = usePortfolioPagesInfiniteQuery(
    { query: portfolioQuery(organizationId, view), quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  // Counting takes longer than a page: rows do not wait for it.
  const counted = usePortfolioTotalQuery(
    { query: { ...portfolioQuery(organizationId, view), limit: '1', with_total: '1' }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const groups = useGroups(organizationId);
  const total = counted.currentData?.total ?? null;
  const pages = list.currentData?.pages;
  const rows = pagedItems(list, true);
  const refusal = refusalOf(list.error);
  if (refusal && !rows) return <RefusedState refusal={refusal} />;

  const empty = isWhole(view) ? (
    <EmptyState icon="globe" title={t('empty')}>
      {t('empty_text')}
    </EmptyState>
  ) : (
    <EmptyState
      icon="search"
      title={t('no_match')}
      action={
        <Button
          kind="secondary"
          onClick={() => setSearch(portfolioParams({ ...WHOLE, sort: view.sort }), { replace: true })}
        >
          {t('clear')}
        </Button>
      }
    />
  );

  return (
    <Stack $gap={3}>
      <PortfolioControls
        view={view}
        groups={groups ?? NO_GROUPS}
        onChange={(next) => setSearch(portfolioParams(next), { replace: true })}
      />
      <Row $justify="space-between">
        <Amount role="status">{total !== null && t('amount', { number: formatNumber(total, lang) })}</Amount>
        <Row $gap={2}>
          <SavedViews
            userId={userId}
            organizationId={organizationId}
            search={new URLSearchParams(portfolioParams(view)).toString()}
            onChoose={(chosen) => setSearch(new URLSearchParams(chosen))}
          />
          <Button kind="secondary" icon="settings" onClick={() => setChoosing(true)}>
            {t('columns')}
          </Button>
          <CsvButton organizationId={organizationId} view={view} />
        </Row>
      </Row>
      <PagedList
        list={list}
        current
        placeholder={<RowsSkeleton rows={8} height="86px" />}
        empty={empty}
        endNote={(pages?.length ?? 0) > 1}
      >
        {(found) => <Rows rows={found} groups={groups} hidden={hidden} chosen={chosen} onChoose={toggle} />}
      </PagedList>
      {bar({
        chosen,
        names: (rows ?? [])
          .filter(({ application_id: id }) => chosen.all !== null || chosen.ids.includes(id))
          .map(({ domain_name }) => domain_name),
        total,
        onChooseAll: () => choose({ ids: [], all: { filter: bulkFilterOf(view), total: total ?? 0 } }),
        onClear: () => choose(NOTHING_CHOSEN),
      })}
      {choosing && (
        <ColumnsModal hidden={hidden} onChange={chooseColumns} onClose={() => setChoosing(false)} />
      )}
    </Stack>
  );
};
