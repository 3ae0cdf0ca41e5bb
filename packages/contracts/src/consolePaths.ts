/**
 * Every row of the console's route table, without language prefix (specification §2 and the second names of its pages).
 * The shell's table is typed by it. What lies below a row with `*` belongs to the remote of that row.
 */
export const CONSOLE_PATHS = [
  '/',
  '/faq',
  '/terms',
  '/policy',
  '/dpa',
  '/verify',
  '/404',
  '/login',
  '/signup',
  '/signup25032021',
  '/signup/confirmation',
  '/password/change',
  '/password/reset',
  '/twofa/registration',
  '/twofa/security-key',
  '/twofa/confirmation',
  '/websites/*',
  '/categorization/*',
  '/dashboard/*',
  '/reports/*',
  '/review/*',
  '/user/*',
  '/account/*',
  '/overview',
  '/domains-setting',
  '/categorizations',
] as const;
export type ConsolePath = (typeof CONSOLE_PATHS)[number];

/** The pages below the rows with `*`; a test of each remote compares them with its routes. */
const REMOTE_PAGES = [
  '/websites',
  '/websites/:id',
  '/websites/:id/re-assign',
  '/websites/:id/scans/:scanId',
  '/categorization',
  '/dashboard',
  '/reports',
  '/review',
  '/review/:id',
  '/user',
  '/user/organization',
  '/user/audit',
  '/user/sessions',
  '/account',
] as const;

/** Every page of the console, without language prefix: the gateway answers 404 for what is not among them. */
export const CONSOLE_PAGES: readonly string[] = [
  ...CONSOLE_PATHS.filter((path) => path !== '/404' && !path.endsWith('/*')),
  ...REMOTE_PAGES,
];
