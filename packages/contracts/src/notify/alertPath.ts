import type { Alert } from './alerts';

/** A page of papers, of whose they are: without it the page shows the controller that was chosen last. */
const papersOf = (path: string, { controller = 'own' }: Alert['figures']): string =>
  `${path}${path.includes('?') ? '&' : '?'}controller=${controller}`;

/** Where in the console an alert is seen to, without language prefix. */
export const alertPath = ({
  rule,
  application_id,
  figures,
}: Pick<Alert, 'rule' | 'application_id' | 'figures'>): string => {
  const site = `/websites/${application_id ?? ''}`;
  switch (rule) {
    case 'script_missing':
    case 'certificate_expiring':
    case 'banner_late':
      return `${site}?section=script`;
    case 'violation_new':
    case 'signal_contradiction':
      return figures.scan_id ? `${site}/scans/${figures.scan_id}` : `${site}?section=cookies`;
    case 'personal_data_published':
      return `${site}/published`;
    case 'cookie_unclassified':
      return `${site}/re-assign`;
    case 'answers_stopped':
    case 'consent_expiring':
      return `${site}?section=banner`;
    case 'notice_changed':
    case 'text_stale':
      return `${site}?section=texts`;
    case 'ledger_gap':
    case 'rate_drop':
    case 'rate_jump':
      return '/dashboard';
    case 'delivery_failing':
      return '/user/webhooks';
    case 'key_expiring':
      return '/user/keys';
    case 'paper_review_due':
      return papersOf('/compliance/papers', figures);
    case 'breach_notice_due':
      return papersOf('/compliance/incidents?state=unclosed', figures);
    case 'request_due_soon':
      return papersOf('/requests?due=soon', figures);
    case 'request_overdue':
      return papersOf('/requests?due=overdue', figures);
    case 'request_unassigned':
      return papersOf('/requests?assigned=none', figures);
    case 'inspection_letter_due':
      return papersOf('/compliance/letters', figures);
    case 'agreement_review_due':
      return papersOf('/compliance/agreements', figures);
  }
};
