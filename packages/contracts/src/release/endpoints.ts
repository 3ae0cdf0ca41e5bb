import type { AnyEndpoint } from '../endpoint';
import { reportErrors } from './errorReports';
import { getPartError, listPartErrors, listParts } from './partErrors';

/** Calls about the parts of the console and their releases. */
export const releaseEndpoints: readonly AnyEndpoint[] = [
  reportErrors,
  listParts,
  listPartErrors,
  getPartError,
];
