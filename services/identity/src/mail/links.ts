import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';

/** Pages that mails point to. Thai has no prefix (specification §2). */
const at = (origin: string, lang: Lang, path: string, token?: string): string => {
  const prefix = lang === LANGUAGES[0] ? '' : `/${lang}`;
  return `${origin}${prefix}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
};

/**
 * Addresses in mails. They start with the configured origin and never with what a request says about its host.
 * @param origin PUBLIC_URL
 */
export const createLinks = (origin: string) => ({
  confirmEmail: (lang: Lang, token: string) => at(origin, lang, '/signup/confirmation', token),
  choosePassword: (lang: Lang, token: string) => at(origin, lang, '/password/change', token),
  resetPassword: (lang: Lang, token: string) => at(origin, lang, '/password/reset', token),
  scan: (lang: Lang, applicationId: string, scanId: string) =>
    at(origin, lang, `/websites/${applicationId}/scans/${scanId}`),
  alerts: (lang: Lang, applicationId: string | null) =>
    at(origin, lang, `/alerts${applicationId === null ? '' : `?website=${applicationId}`}`),
  webhooks: (lang: Lang) => at(origin, lang, '/user/webhooks'),
  websites: (lang: Lang) => at(origin, lang, '/websites'),
  endWeeklyMail: (token: string) => `${origin}/api/v1/guest/weekly-mail/${token}`,
  login: (lang: Lang) => at(origin, lang, '/login'),
});
export type Links = ReturnType<typeof createLinks>;
