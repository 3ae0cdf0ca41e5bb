import type { ProcessorProposal } from '@yinyom/contracts/papers/processorProposals';
import { errorMessage, Link, openModal, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { ProposalItem } from '../../layout/ProposalItem';
import { Quiet } from '../../layout/Quiet';
import { useDecideProcessorProposalMutation } from '../../calls/agreementsApi';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { useAgreementWords } from '../../texts/useAgreementWords';
import { AgreementBadge } from '../../words/AgreementBadge';
import { NoProcessorModal } from './NoProcessorModal';

/** Neither an agreement that has not ended nor a verdict, although it is there. */
export const isOpenProposal = ({ present, verdict, agreements }: ProcessorProposal): boolean =>
  present && verdict === null && agreements.every(({ standing }) => standing === 'ended');

const listed = (names: readonly string[], total: number): string =>
  [...names, ...(total > names.length ? [`+${total - names.length}`] : [])].join(', ');

/** What the platform knows of a possible processor, and what people say it is. */
export const ProposalRow = ({ proposal }: { proposal: ProcessorProposal }) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { organizationId } = useSession();
  const [decide, { isLoading }] = useDecideProcessorProposalMutation();
  const { source, subject, title, names, names_total, websites, websites_total, etag } = proposal;
  const { verdict, who, reason, present, agreements } = proposal;
  const save = async (next: 'ours' | null) => {
    try {
      await decide({
        params: { id: organizationId ?? '' },
        ifMatch: etag,
        body: { source, subject, verdict: next },
      }).unwrap();
      toast.success(t(next === null ? 'proposals.undone' : 'proposals.done'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const seen = [
    listed(names, names_total),
    websites.length > 0 && t('proposals.on', { websites: listed(websites, websites_total) }),
  ];
  const search = new URLSearchParams({ source, subject, title }).toString();
  return (
    <ProposalItem>
      <Row>
        <strong>{title}</strong>
        <Quiet>{words(`sources.${source}`)}</Quiet>
        {verdict !== null && <Badge>{words(`verdicts.${verdict}`)}</Badge>}
        {!present && <Badge>{t('proposals.gone')}</Badge>}
      </Row>
      <Quiet>{seen.filter(Boolean).join(' · ')}</Quiet>
      {agreements.map(({ id, processor_name, standing }) => (
        <Row key={id}>
          <Link to={`/compliance/agreements/${id}`}>{processor_name}</Link>
          <AgreementBadge standing={standing} />
        </Row>
      ))}
      {(who || reason) && <p>{[who, reason].filter(Boolean).join(' · ')}</p>}
      <Row>
        {isOpenProposal(proposal) && (
          <>
            <ButtonLink as={Link} $size="small" to={`/compliance/agreements/new?${search}`}>
              {t('proposals.agreement')} <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
            <Button kind="secondary" size="small" busy={isLoading} onClick={() => void save('ours')}>
              {t('proposals.ours')} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
            <Button
              kind="secondary"
              size="small"
              onClick={() => openModal((close) => <NoProcessorModal proposal={proposal} close={close} />)}
            >
              {t('proposals.none')} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          </>
        )}
        {verdict !== null && (
          <Button kind="quiet" size="small" busy={isLoading} onClick={() => void save(null)}>
            {t('proposals.undo')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </Row>
    </ProposalItem>
  );
};
