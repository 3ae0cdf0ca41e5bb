import { Link, usePageTitle } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { NewAgreementForm } from '../features/agreement-form/NewAgreementForm';
import { useAgreementTexts } from '../texts/useAgreementTexts';

/** `/compliance/agreements/new`: begins an agreement, from a proposal or from nothing. */
export const NewAgreementPage = () => {
  const t = useAgreementTexts();
  usePageTitle(t('form.new_title'));
  return (
    <>
      <PageHeader title={t('form.new_title')} note={<Link to="/compliance/agreements">{t('back')}</Link>} />
      <NewAgreementForm />
    </>
  );
};
