import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { errorMessage, formatDateTime, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useListActivityVersionPagesInfiniteQuery } from '../../calls/recordApi';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { useSavedWords } from './useSavedWords';
import { VersionModal } from './VersionModal';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
`;
const Version = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
`;

/** Every version of an activity, newest first, each to be read as it was saved. */
export const Versions = ({ activity }: { activity: ProcessingActivity }) => {
  const t = useRecordTexts();
  const savedWords = useSavedWords();
  const list = useListActivityVersionPagesInfiniteQuery({
    params: { id: activity.organization_id, aid: activity.id },
  });
  const versions = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const content = () => {
    if (list.isError && versions.length === 0)
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    if (!list.data) return <Skeleton $height="120px" />;
    return (
      <List>
        {versions.map((one) => (
          <Version key={one.version}>
            <span>{savedWords(one, formatDateTime(one.saved_at))}</span>
            <Button
              kind="quiet"
              size="small"
              icon="eye"
              onClick={() => openModal((close) => <VersionModal activity={one} close={close} />)}
            >
              {t('versions.show', { version: one.version })}
            </Button>
          </Version>
        ))}
      </List>
    );
  };
  return (
    <Card aria-labelledby="versions">
      <Stack>
        <h2 id="versions">{t('versions.title')}</h2>
        <p>{t('versions.hint')}</p>
        {content()}
        {list.hasNextPage && (
          <div>
            <Button
              kind="secondary"
              size="small"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('versions.more')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
