import { useTexts } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useProposalPagesInfiniteQuery } from '../../api/proposalApi';
import { refusalOf } from '../../common/refusalOf';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { ProposalRow } from './ProposalRow';
import { useDeciding } from './useDeciding';

interface ProposalListProps {
  applicationId: string;
  /** Takes the focus of whoever pressed a button that is gone. */
  onDecided: () => void;
}

/** The reported names of a website that nobody has decided about. */
export const ProposalList = ({ applicationId, onDecided }: ProposalListProps) => {
  const t = useTexts('websites');
  const list = useProposalPagesInfiniteQuery(
    { params: { id: applicationId }, query: {}, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const deciding = useDeciding(applicationId, onDecided);
  if (refusalOf(list.error) === 'forbidden' && !list.currentData)
    return <EmptyState icon="lock" heading="h3" title={t('messages:forbidden')} />;
  return (
    <PagedList
      list={list}
      current
      placeholder={<RowsSkeleton rows={2} />}
      empty={
        <EmptyState heading="h3" title={t('proposals.none')}>
          {t('proposals.noneText')}
        </EmptyState>
      }
    >
      {(proposals) => (
        <Stack $gap={3}>
          {proposals.length > 1 && (
            <Row $justify="end">
              <Button kind="quiet" size="small" onClick={() => void deciding.dismissAll(proposals)}>
                {t('proposals.dismissAll')}
              </Button>
            </Row>
          )}
          <Stack as="ul" $gap={2} aria-label={t('proposals.title')}>
            {proposals.map((proposal) => (
              <ProposalRow
                key={proposal.id}
                proposal={proposal}
                busy={deciding.busyWith(proposal)}
                onDecide={(decision) => deciding.decide(proposal, decision)}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </PagedList>
  );
};
