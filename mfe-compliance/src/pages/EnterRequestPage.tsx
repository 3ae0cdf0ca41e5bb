import { Link, usePageTitle } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { EnterRequestForm } from '../features/enter/EnterRequestForm';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** `/requests/new`: enters a request that did not come through the public form. */
export const EnterRequestPage = () => {
  const t = useComplianceTexts();
  usePageTitle(t('enter.link'));
  return (
    <>
      <PageHeader title={t('enter.link')} note={<Link to="/requests">{t('request.back')}</Link>} />
      <EnterRequestForm />
    </>
  );
};
