import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import type { PaperReader } from '@yinyom/contracts/papers/paperReaders';
import { Link, openModal, useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useListPaperReadersQuery, useReviewerPagesInfiniteQuery } from '../../calls/readersApi';
import { NotLoaded } from '../../layout/NotLoaded';
import { Quiet } from '../../layout/Quiet';
import { useNumberedPapers } from '../../texts/usePaperNames';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { InviteModal } from './InviteModal';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > div {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
`;

interface ReviewerRowProps {
  reviewer: OrgUser;
  reader: PaperReader | undefined;
  onChoose: () => void;
}

const ReviewerRow = ({ reviewer, reader, onChoose }: ReviewerRowProps) => {
  const t = useRegisterTexts();
  const nameOf = useNumberedPapers();
  const name = `reviewer-${reviewer.id}`;
  const papers = (reader?.papers ?? []).map(nameOf);
  return (
    <Item>
      <div>
        <strong id={name}>{reviewer.name}</strong>
        <Quiet>{papers.length === 0 ? t('readers.no_papers') : papers.join(' · ')}</Quiet>
      </div>
      <Button kind="secondary" size="small" aria-describedby={name} onClick={onChoose}>
        {t('readers.choose')}
      </Button>
    </Item>
  );
};

/** For Admins: the reviewers of the organization, and which papers each of them reads. */
export const PaperReaders = () => {
  const t = useRegisterTexts();
  const { organizationId } = useSession();
  const params = { id: organizationId ?? '' };
  const skip = organizationId === null;
  const { data, error, refetch } = useListPaperReadersQuery({ params }, { skip });
  const reviewers = useReviewerPagesInfiniteQuery(
    { params, query: { role: '0', status: 'active', sort: 'name', order: 'asc' } },
    { skip },
  );
  const content = () => {
    if (!data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
    const readerOf = (id: string) => data.paper_readers.find(({ user_id }) => user_id === id);
    const choose = (reviewer: OrgUser) =>
      openModal((close) => (
        <InviteModal
          organizationId={params.id}
          reviewer={reviewer}
          reader={readerOf(reviewer.id)}
          onReload={() => void refetch()}
          close={close}
        />
      ));
    return (
      <PagedList
        list={reviewers}
        placeholder={<Skeleton $height="88px" />}
        empty={
          <p>
            {t('readers.none')} <Link to="/user">{t('readers.add')}</Link>
          </p>
        }
        more={t('readers.more')}
      >
        {(people) => (
          <List>
            {people.map((reviewer) => (
              <ReviewerRow
                key={reviewer.id}
                reviewer={reviewer}
                reader={readerOf(reviewer.id)}
                onChoose={() => choose(reviewer)}
              />
            ))}
          </List>
        )}
      </PagedList>
    );
  };
  return (
    <Card aria-labelledby="paper-readers">
      <Stack $gap={3}>
        <h2 id="paper-readers">{t('readers.title')}</h2>
        <p>{t('readers.hint')}</p>
        {content()}
      </Stack>
    </Card>
  );
};
