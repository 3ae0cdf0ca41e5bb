import { Link, usePageTitle } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { EnterIncidentForm } from '../features/enter-incident/EnterIncidentForm';
import { useIncidentTexts } from '../texts/useIncidentTexts';

/** `/compliance/incidents/new`: enters a breach of personal data. */
export const EnterIncidentPage = () => {
  const t = useIncidentTexts();
  usePageTitle(t('enter.link'));
  return (
    <>
      <PageHeader title={t('enter.link')} note={<Link to="/compliance/incidents">{t('back')}</Link>} />
      <EnterIncidentForm />
    </>
  );
};
