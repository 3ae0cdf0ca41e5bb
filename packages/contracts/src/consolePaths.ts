/**
 * Every address of the console, without language prefix (specification §2 and the second names of its pages).
 * The shell's route table is typed by it; the gateway answers 404 for what is not in it.
 */
export const CONSOLE_PATHS = [
  '/',
  '/faq',
  '/terms',
  '/policy',
  '/dpa',
  '/404',
  '/login',
  '/signup',
  '/signup25032021',
  '/signup/confirmation',
  '/password/change',
  '/password/reset',
  '/twofa/registration',
  '/twofa/confirmation',
  '/websites/*',
  '/categorization/*',
  '/dashboard/*',
  '/reports/*',
  '/user/*',
  '/account/*',
  '/overview',
  '/domains-setting',
  '/categorizations',
] as const;
export type ConsolePath = (typeof CONSOLE_PATHS)[number];
