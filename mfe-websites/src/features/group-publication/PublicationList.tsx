import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Stack } from '@yinyom/ui/data/Stack';
import { usePublicationPagesInfiniteQuery } from '../../api/groupPublicationApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { PublicationCard } from './PublicationCard';
import { isGoingOn } from './publicationState';

/** The publications of a group, newest first; plans that were never confirmed are left out. */
export const PublicationList = ({ group }: { group: OpenGroup }) => {
  const t = useGroupTexts();
  const list = usePublicationPagesInfiniteQuery(
    { params: { id: group.id }, query: {}, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PagedList
      list={list}
      current
      placeholder={<RowsSkeleton rows={3} height="120px" />}
      empty={
        <EmptyState icon="upload" title={t('publications.empty')}>
          {t('publications.emptyText')}
        </EmptyState>
      }
      keep={({ started_at }) => started_at !== null}
    >
      {(publications) => (
        <Stack $gap={4}>
          {publications.map((publication) => (
            <PublicationCard key={publication.id} first={publication} open={isGoingOn(publication.state)} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
};
