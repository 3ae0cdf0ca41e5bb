import type { ComplianceCheck } from '@yinyom/contracts/compliance/checks';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';

const SEEN = new Set<ComplianceCheck['reason']>(['verified', 'verified_seen', 'seen_only']);

type Checked = Pick<WebsiteOverview, 'checks'>;

/** How far a website is set up: whether its script was seen, and why its banner is shown or not. */
export const setUpOf = ({ checks }: Checked) => {
  const reasonOf = (key: ComplianceCheck['key']) =>
    checks.find((check) => check.key === key)?.reason ?? 'unpublished';
  return { installed: SEEN.has(reasonOf('verified')), publication: reasonOf('published') };
};

/** Whether nothing of the set-up is left for the owner to do. */
export const isSetUp = (overview: Checked): boolean => {
  const { installed, publication } = setUpOf(overview);
  return installed && publication === 'published';
};
