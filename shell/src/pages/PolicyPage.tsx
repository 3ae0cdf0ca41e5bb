import { usePublicSettings } from '../public-settings/usePublicSettings';
import { LegalPage } from './LegalPage';
import { PolicyContact } from './PolicyContact';

/** The privacy notice with its retention periods (specification §9), and whom to ask. */
export const PolicyPage = () => (
  <LegalPage document="policy">
    <PolicyContact contact={usePublicSettings()?.contact ?? null} />
  </LegalPage>
);
