import { createConsentProofSource } from '../binder-papers/consentProofSource';
import { createCookiesSource } from '../binder-papers/cookiesSource';
import { createNoticesSource } from '../binder-papers/noticesSource';
import { createRequestsSource } from '../binder-papers/requestsSource';
import type { ComplianceDeps } from '../createComplianceService';
import type { RequestStore } from '../register/request.store';
import type { SettingsStore } from '../settings/settings.store';
import type { PaperSource } from './PaperSource';

interface Parts {
  deps: Pick<ComplianceDeps, 'websites' | 'consents' | 'scanner'>;
  requests: RequestStore;
  settings: SettingsStore;
  now(): Date;
}

/** Papers that are filled from records of this and other services. */
export const ownSources = ({ deps, requests, settings, now }: Parts): PaperSource[] => {
  const { websites, consents, scanner = null } = deps;
  return [
    createNoticesSource({ websites, now }),
    createConsentProofSource({ websites, consents, now }),
    createCookiesSource({ websites, scanner, now }),
    createRequestsSource({ requests, settings, now }),
  ];
};
