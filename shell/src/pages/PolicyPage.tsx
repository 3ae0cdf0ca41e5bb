import { LegalPage } from './LegalPage';

/** The privacy notice with its retention periods (specification §9). */
export const PolicyPage = () => <LegalPage document="policy" />;
