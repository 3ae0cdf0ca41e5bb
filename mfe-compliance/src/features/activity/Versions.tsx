import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { formatDate, formatDateTime, openModal } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { Fold } from '@yinyom/ui/data/Fold';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import styled from 'styled-components';
import { useListActivityVersionPagesInfiniteQuery } from '../../calls/recordApi';
import { FoldTitle } from '../../layout/FoldTitle';
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
  return (
    <Fold
      look="card"
      title={
        <FoldTitle
          name={t('versions.title')}
          short={t('list.version_of', { version: activity.version, date: formatDate(activity.saved_at) })}
        />
      }
    >
      <p>{t('versions.hint')}</p>
      <PagedList list={list} placeholder={<Skeleton $height="120px" />} more={t('versions.more')}>
        {(versions) => (
          <List>
            {versions.map((one, at) => (
              <Version key={one.version}>
                <span>{savedWords(one, formatDateTime(one.saved_at))}</span>
                <Button
                  kind="quiet"
                  size="small"
                  icon="eye"
                  onClick={() =>
                    openModal((close) => (
                      <VersionModal activity={one} before={versions[at + 1]} close={close} />
                    ))
                  }
                >
                  {t('versions.show', { version: one.version })}
                </Button>
              </Version>
            ))}
          </List>
        )}
      </PagedList>
    </Fold>
  );
};
