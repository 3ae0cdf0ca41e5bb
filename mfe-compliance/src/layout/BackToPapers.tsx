import { Link } from '@yinyom/mfe-kit';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** The way back from a paper to the list of all of them. */
export const BackToPapers = () => {
  const t = useComplianceTexts();
  return (
    <p>
      <Link to="/compliance/papers">← {t('papers.all')}</Link>
    </p>
  );
};
