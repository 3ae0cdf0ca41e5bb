import { Link, usePageTitle } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { AgreementList } from '../features/agreements/AgreementList';
import { ProcessorProposals } from '../features/processors/ProcessorProposals';
import { BackToPapers } from '../layout/BackToPapers';
import { SideColumns } from '@yinyom/ui/data/SideColumns';
import { useAgreementTexts } from '../texts/useAgreementTexts';

/** `/compliance/agreements`: agreements with processors, and whom one may be needed with. */
export const AgreementsPage = () => {
  const t = useAgreementTexts();
  usePageTitle(t('title'));
  return (
    <>
      <BackToPapers />
      <PageHeader
        title={t('title')}
        note={t('lead')}
        actions={
          <ButtonLink as={Link} to="/compliance/agreements/new">
            {t('new')}
          </ButtonLink>
        }
      />
      <SideColumns>
        <AgreementList />
        <ProcessorProposals />
      </SideColumns>
    </>
  );
};
