import { getSession } from '@yinyom/mfe-kit';
import type { Somebody } from './chooseReleases';

const SLOT = 'release_place';
let ofPage: string | undefined;

/** A random id of this browser; only this page knows it where nothing can be stored. It is sent nowhere. */
const browserId = (): string => {
  try {
    const kept = localStorage.getItem(SLOT) ?? crypto.randomUUID();
    localStorage.setItem(SLOT, kept);
    return kept;
  } catch {
    ofPage ??= crypto.randomUUID();
    return ofPage;
  }
};

/** Whom releases are chosen for. */
export const whoUses = (): Somebody => {
  const { user, organizationId } = getSession();
  return { id: user?.id ?? browserId(), organizationId };
};
