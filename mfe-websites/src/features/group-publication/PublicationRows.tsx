import { OUTCOMES } from '@yinyom/contracts/groups/groupPublication';
import type { GroupPublication, PublicationOutcome } from '@yinyom/contracts/groups/groupPublication';
import { useLang } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { Select } from '@yinyom/ui/form/Select';
import { useMemo, useState } from 'react';
import { usePublicationRowPagesInfiniteQuery } from '../../api/groupPublicationApi';
import { useSectionName } from '../../common/groups/useSectionName';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { useFindingName } from './useFindingName';
import { outcomesOf } from './publicationState';
import { rowColumns } from './rowColumns';

/** The websites of a plan or of a result, narrowed to an outcome; more on scroll. */
export const PublicationRows = ({ publication }: { publication: GroupPublication }) => {
  const t = useGroupTexts();
  const lang = useLang();
  const sectionName = useSectionName();
  const findingName = useFindingName();
  const [outcome, setOutcome] = useState<PublicationOutcome | ''>('');
  const list = usePublicationRowPagesInfiniteQuery(
    {
      params: { id: publication.group_id, publicationId: publication.id },
      query: { limit: '50', ...(outcome && { outcome }) },
      quiet: true,
    },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(
    () => rowColumns({ t, lang, sectionName, findingName }),
    [t, lang, sectionName, findingName],
  );
  const known = outcomesOf(publication).map(([name]) => name);
  return (
    <Stack $gap={3}>
      {known.length > 1 && (
        <Select
          label={t('plan.filter')}
          value={outcome}
          options={[
            { value: '', label: t('plan.all') },
            ...OUTCOMES.filter((name) => known.includes(name)).map((value) => ({
              value,
              label: t(`outcome.${value}`),
            })),
          ]}
          onChange={setOutcome}
        />
      )}
      <PagedList list={list} current placeholder={<RowsSkeleton rows={3} height="56px" />} empty={null}>
        {(rows) => (
          <Table
            caption={t('plan.rows')}
            columns={columns}
            items={rows}
            rowKey={({ application_id }) => application_id}
          />
        )}
      </PagedList>
    </Stack>
  );
};
