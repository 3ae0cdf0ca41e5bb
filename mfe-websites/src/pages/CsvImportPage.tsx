import { Link, usePageTitle, useSession } from '@yinyom/mfe-kit';
import { useSeesEveryWebsite } from '@yinyom/mfe-kit/platformCalls';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { RefusedState } from '../common/RefusedState';
import { CsvImport } from '../features/csv-import/CsvImport';
import { useBulkTexts } from '../texts/useBulkTexts';

/** `/portfolio/import`: adds and changes websites from a file. */
export const CsvImportPage = () => {
  const t = useBulkTexts();
  const { organizationId } = useSession();
  const mayImport = useSeesEveryWebsite();
  usePageTitle(t('import_title'));
  if (!mayImport) return <RefusedState refusal="forbidden" />;
  return (
    <>
      <p>
        <Link to="/portfolio">← {t('to_portfolio')}</Link>
      </p>
      <PageHeader title={t('import_title')} note={t('import_lead')} />
      {organizationId && <CsvImport key={organizationId} organizationId={organizationId} />}
    </>
  );
};
