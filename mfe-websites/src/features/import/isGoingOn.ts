import type { SiteImport } from '@yinyom/contracts/websites/imports';

/** Whether the service still applies or undoes an import. */
export const isGoingOn = (status: SiteImport['status']): boolean =>
  status === 'applying' || status === 'undoing';
