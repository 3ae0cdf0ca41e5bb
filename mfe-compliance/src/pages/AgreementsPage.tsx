import { Link } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { AgreementList } from '../features/agreements/AgreementList';
import { ProcessorProposals } from '../features/processors/ProcessorProposals';
import { PapersArea } from '../layout/PapersArea';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { useAgreementTexts } from '../texts/useAgreementTexts';

/** `/compliance/agreements`: agreements with processors, and whom one may be needed with. */
export const AgreementsPage = () => {
  const t = useAgreementTexts();
  return (
    <PapersArea
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink as={Link} to="/compliance/agreements/new">
          {t('new')}
        </ButtonLink>
      }
    >
      <SideColumns>
        <AgreementList />
        <ProcessorProposals />
      </SideColumns>
    </PapersArea>
  );
};
