/** Every page of the shell itself, without language prefix; those of remotes are in the list of remotes. */
export const CONSOLE_PATHS = [
  '/',
  '/faq',
  '/terms',
  '/policy',
  '/dpa',
  '/verify',
  '/operations/parts',
  '/404',
] as const;
export type ConsolePath = (typeof CONSOLE_PATHS)[number];

/** Those that are somebody's address: the gateway answers 404 for what is neither here nor a remote's. */
export const CONSOLE_PAGES: readonly string[] = CONSOLE_PATHS.filter((path) => path !== '/404');
