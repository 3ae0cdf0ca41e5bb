import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';

/** Pages that mails point to. Thai has no prefix (specification §2). */
const at = (origin: string, lang: Lang, path: string, token?: string): string => {
  const prefix = lang === LANGUAGES[0] ? '' : `/${lang}`;
  return `${origin}${prefix}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
};

/** An organization that a mail is about; without one the mail is about an account, and names PUBLIC_URL. */
type Organization = string | undefined;

/** Addresses in mails. They start with a configured origin and never with what a request says about its host. */
export const createLinks = (originOf: ConsoleHosts['originOf']) => ({
  confirmEmail: (lang: Lang, token: string) => at(originOf(), lang, '/signup/confirmation', token),
  choosePassword: (lang: Lang, token: string, organization: Organization) =>
    at(originOf(organization), lang, '/password/change', token),
  resetPassword: (lang: Lang, token: string) => at(originOf(), lang, '/password/reset', token),
  scan: (lang: Lang, organization: Organization, applicationId: string, scanId: string) =>
    at(originOf(organization), lang, `/websites/${applicationId}/scans/${scanId}`),
  alerts: (lang: Lang, organization: Organization, applicationId: string | null) =>
    at(originOf(organization), lang, `/alerts${applicationId === null ? '' : `?website=${applicationId}`}`),
  /** @param controller group of the client whose request it is; absent: the organization's own. The console chooses what was looked at last. */
  request: (
    lang: Lang,
    organization: Organization,
    requestId: string | undefined,
    controller: string | undefined,
  ) => {
    const path = `/requests${requestId === undefined ? '' : `/${requestId}`}`;
    return at(originOf(organization), lang, `${path}?controller=${controller ?? 'own'}`);
  },
  webhooks: (lang: Lang, organization: Organization) => at(originOf(organization), lang, '/user/webhooks'),
  websites: (lang: Lang, organization: Organization) => at(originOf(organization), lang, '/websites'),
  portfolioReports: (lang: Lang, organization: Organization) =>
    at(originOf(organization), lang, '/portfolio/reports'),
  endWeeklyMail: (token: string, organization: Organization) =>
    `${originOf(organization)}/api/v1/guest/weekly-mail/${token}`,
  login: (lang: Lang, organization?: Organization) => at(originOf(organization), lang, '/login'),
});
export type Links = ReturnType<typeof createLinks>;
