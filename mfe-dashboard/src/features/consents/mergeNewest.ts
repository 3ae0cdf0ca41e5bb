import type { Consent } from '@yinyom/contracts/consents/consent';

/**
 * Puts the newest consents before the ones loaded earlier. A visitor who decided again stands only once, at the
 * new place, except in the log, which has every decision.
 */
export const mergeNewest = (
  newest: readonly Consent[],
  loaded: readonly Consent[],
  log = false,
): Consent[] => {
  const ids = new Set(newest.map((consent) => consent.id));
  const clients = new Set(log ? [] : newest.flatMap((consent) => consent.client_id ?? []));
  return [
    ...newest,
    ...loaded.filter(
      (consent) => !ids.has(consent.id) && !(consent.client_id && clients.has(consent.client_id)),
    ),
  ];
};

/** Whether so many new ones came that some lie between the two lists: everything must then be loaded again. */
export const leavesGap = (
  newest: readonly Consent[],
  loaded: readonly Consent[],
  complete: boolean,
): boolean => {
  if (complete || loaded.length === 0) return false;
  const oldestNew = newest.at(-1)?.consent_time ?? '';
  return newest.length > 0 && oldestNew > (loaded[0]?.consent_time ?? '');
};
