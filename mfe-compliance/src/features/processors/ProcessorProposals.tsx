import type { ProcessorProposals as Answer } from '@yinyom/contracts/papers/processorProposals';
import { errorMessage, formatDate, Link, useSession } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Fold } from '@yinyom/ui/data/Fold';
import { Notice } from '@yinyom/ui/data/Notice';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useListProcessorProposalsQuery } from '../../calls/agreementsApi';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { useAgreementWords } from '../../texts/useAgreementWords';
import { isOpenProposal, ProposalRow } from './ProposalRow';

const List = styled.ul`
  display: grid;
`;
const Hash = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;

const Platform = ({ platform }: Pick<Answer, 'platform'>) => {
  const t = useAgreementTexts();
  return (
    <Card aria-labelledby="platform">
      <Stack $gap={2}>
        <h2 id="platform">{t('platform.title')}</h2>
        {platform ? (
          <>
            <p>
              {t('platform.accepted', {
                version: platform.version,
                date: formatDate(platform.accepted_at),
              })}
            </p>
            <Hash>SHA-256 {platform.sha256}</Hash>
          </>
        ) : (
          <p>{t('platform.none')}</p>
        )}
        <p>
          <Link to="/user/organization">{t('platform.open')}</Link>
        </p>
      </Stack>
    </Card>
  );
};

const Proposals = ({ answer }: { answer: Answer }) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { proposals, open, left_off, unavailable } = answer;
  const heading = useFocusAfterChange<HTMLHeadingElement>(open);
  const undecided = proposals.filter(isOpenProposal);
  const decided = proposals.filter((proposal) => !isOpenProposal(proposal));
  const none = proposals.length === 0 ? t('proposals.nothing') : t('proposals.all_decided');
  const sources = unavailable.map((source) => words(`sources.${source}`)).join(', ');
  return (
    <Card aria-labelledby="proposals">
      <Stack>
        <Row>
          <h2 id="proposals" ref={heading} tabIndex={-1}>
            {t('proposals.title')}
          </h2>
          {open > 0 && <Badge tone="warning">{t('proposals.open', { count: open })}</Badge>}
        </Row>
        {undecided.length > 0 && <p>{t('proposals.lead')}</p>}
        {unavailable.length > 0 && <Notice small>{t('proposals.unavailable', { sources })}</Notice>}
        {undecided.length === 0 && unavailable.length === 0 && <p>{none}</p>}
        <List>
          {undecided.map((proposal) => (
            <ProposalRow key={`${proposal.source} ${proposal.subject}`} proposal={proposal} />
          ))}
        </List>
        {left_off > 0 && <p>{t('proposals.left_off', { count: left_off })}</p>}
        {decided.length > 0 && (
          <Fold title={t('proposals.decided', { count: decided.length })}>
            <List>
              {decided.map((proposal) => (
                <ProposalRow key={`${proposal.source} ${proposal.subject}`} proposal={proposal} />
              ))}
            </List>
          </Fold>
        )}
      </Stack>
    </Card>
  );
};

/** Whom an agreement may be needed with, and the one with the host of the platform. */
export const ProcessorProposals = () => {
  const { organizationId } = useSession();
  const { data, isError, error, refetch } = useListProcessorProposalsQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data) return <Skeleton $height="320px" />;
  return (
    <Stack $gap={5}>
      <Proposals answer={data} />
      <Platform platform={data.platform} />
    </Stack>
  );
};
