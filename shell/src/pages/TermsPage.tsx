import { LegalPage } from './LegalPage';

/** The terms of use. */
export const TermsPage = () => <LegalPage document="terms" />;
