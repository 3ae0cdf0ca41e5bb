import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';

const keyOf = (userId: string, organizationId: string) => `portfolio_day ${userId} ${organizationId}`;

/** Websites that a person looked at today; another day begins without any. This browser keeps them, with the person's id. */
export const keptSeen = (userId: string, organizationId: string): string[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, organizationId)) ?? 'null') as {
      day?: unknown;
      ids?: unknown;
    } | null;
    return kept?.day === bangkokToday() && Array.isArray(kept.ids)
      ? kept.ids.filter((id) => typeof id === 'string')
      : [];
  } catch {
    return [];
  }
};

export const keepSeen = (userId: string, organizationId: string, ids: readonly string[]): void => {
  try {
    localStorage.setItem(keyOf(userId, organizationId), JSON.stringify({ day: bangkokToday(), ids }));
  } catch {
    // A browser that keeps nothing begins again next time.
  }
};
