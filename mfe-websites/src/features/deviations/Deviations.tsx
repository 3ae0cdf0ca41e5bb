import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { MAX_TAKEN_WEBSITES } from '@yinyom/contracts/groups/inheritance';
import type { WebsiteInheritance } from '@yinyom/contracts/groups/inheritance';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import { formatNumber, Link, useLang, useTexts } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { LongName } from '@yinyom/ui/data/LongName';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { useMemo, useState } from 'react';
import { useInheritancePagesInfiniteQuery } from '../../api/inheritanceApi';
import { useSectionName } from '../../common/groups/useSectionName';
import { TakeDialog } from '../../common/inheritance/TakeDialog';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { canTake, cellOf, countCells, shownSections, withCell } from './cells';
import type { Chosen } from './cells';
import { DeviationCell } from './DeviationCell';
import { TakeManyDialog } from './TakeManyDialog';

const NONE: Chosen = new Map();

/** Websites and sections of a group: which are as the groups give them, which are not, and taking the group's content again. */
export const Deviations = ({ group }: { group: OpenGroup }) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const sectionName = useSectionName();
  const [q, setQ] = useState('');
  /** Null: pressing a cell shows the difference. */
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [open, setOpen] = useState<{ website: WebsiteInheritance; section: SectionName } | null>(null);
  const [taking, setTaking] = useState(false);
  const list = useInheritancePagesInfiniteQuery(
    { params: { id: group.id }, query: { limit: '50', ...(q && { q }) }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const pages = list.currentData?.pages;
  const websites = useMemo(() => pages?.flatMap(({ entities }) => entities), [pages]);
  const columns = useMemo<Column<WebsiteInheritance>[]>(() => {
    const isFull = chosen !== null && chosen.size >= MAX_TAKEN_WEBSITES;
    return [
      {
        key: 'site',
        title: common('list.domain'),
        cell: ({ application_id, domain_name }) => (
          <Link to={`/websites/${application_id}`}>
            <LongName>{domain_name}</LongName>
          </Link>
        ),
      },
      ...shownSections(websites ?? []).map((name) => ({
        key: name,
        title: sectionName(name),
        cell: (website: WebsiteInheritance) => {
          const section = website.sections.find((each) => each.section === name);
          if (!section) return null;
          const { application_id: id, domain_name } = website;
          const takes = canTake(section);
          return (
            <DeviationCell
              state={cellOf(section)}
              about={`${sectionName(name)}, ${domain_name}`}
              chosen={chosen && takes ? (chosen.get(id)?.includes(name) ?? false) : undefined}
              disabled={chosen !== null && (!takes || (isFull && !chosen.has(id)))}
              onPress={() =>
                chosen ? setChosen(withCell(chosen, id, name)) : setOpen({ website, section: name })
              }
            />
          );
        },
      })),
    ];
  }, [chosen, websites, common, sectionName]);

  const placeholder = <RowsSkeleton rows={6} height="64px" />;
  if (!websites)
    return (
      <PagedList list={list} current placeholder={placeholder}>
        {() => null}
      </PagedList>
    );
  if (websites.length === 0 && q === '')
    return (
      <EmptyState icon="globe" title={t('deviations.empty')}>
        {t('deviations.emptyText')}
      </EmptyState>
    );
  if (q === '' && !list.hasNextPage && columns.length === 1)
    return (
      <EmptyState
        icon="copy"
        title={t('deviations.nothing')}
        action={
          <ButtonLink as={Link} to={`/groups/${group.id}?section=banner`}>
            {t('deviations.give')}
          </ButtonLink>
        }
      >
        {t('deviations.nothingText')}
      </EmptyState>
    );
  const count = countCells(chosen ?? NONE);
  return (
    <Stack $gap={4}>
      <Row $justify="space-between">
        <p>{t('deviations.lead')}</p>
        <Button
          kind="secondary"
          aria-pressed={chosen !== null}
          onClick={() => setChosen(chosen ? null : NONE)}
        >
          {t(chosen ? 'deviations.stop' : 'deviations.choose')}
        </Button>
      </Row>
      <SearchBar label={common('list.search')} q={q} onSearch={setQ} />
      <PagedList
        list={list}
        current
        placeholder={placeholder}
        empty={<EmptyState icon="search" title={common('list.noMatchTitle')} />}
      >
        {(found) => (
          <Table
            caption={t('deviations.title')}
            columns={columns}
            items={found}
            rowKey={({ application_id }) => application_id}
          />
        )}
      </PagedList>
      {chosen && (
        <BottomBar
          status={t('deviations.chosen', {
            cells: formatNumber(count, lang),
            websites: formatNumber(chosen.size, lang),
            most: formatNumber(MAX_TAKEN_WEBSITES, lang),
          })}
        >
          <Button disabled={count === 0} onClick={() => setTaking(true)}>
            {t('deviations.take')}
          </Button>
        </BottomBar>
      )}
      {open && (
        <TakeDialog
          applicationId={open.website.application_id}
          sections={[open.section]}
          domain={open.website.domain_name}
          canTake={open.website.sections.some((each) => each.section === open.section && canTake(each))}
          onClose={() => setOpen(null)}
        />
      )}
      {taking && chosen && (
        <TakeManyDialog
          group={group}
          websites={websites}
          chosen={chosen}
          onClose={() => setTaking(false)}
          onTaken={(failed) => setChosen(new Map([...chosen].filter(([id]) => failed.includes(id))))}
        />
      )}
    </Stack>
  );
};
