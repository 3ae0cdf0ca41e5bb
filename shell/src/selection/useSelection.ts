import type { Application } from '@yinyom/contracts/websites/application';
import { getSession, isApiError, saveSession, selectApplication, useSession } from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery, useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { useEffect } from 'react';
import { applicationList } from './applicationList';

export interface Selection {
  /** It is not known yet which website is meant: nothing may be asked about one. */
  loading: boolean;
  /** The selected website, as the platform knows it; undefined when there is none or it could not be read. */
  current: Application | undefined;
}

/** The platform will not show it, however often one asks. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && (error.status === 400 || error.status === 403 || error.status === 404);

/**
 * The website whose figures are shown: the remembered one, proved to be one of the organization in use (by its list, or
 * beyond the list's first page by its id), otherwise the first of that organization.
 */
export const useSelection = (wanted = true): Selection => {
  const { organizationId, applicationId } = useSession();
  const asks = wanted && organizationId !== null;
  const list = useApplicationPagesInfiniteQuery(applicationList(organizationId), { skip: !asks });
  const listed = list.currentData?.pages[0]?.entities;
  const inList = listed?.find(({ id }) => id === applicationId);
  const byId = useApplicationQuery(
    { params: { id: applicationId ?? '' }, quiet: true },
    { skip: !asks || applicationId === null || inList !== undefined || !(listed || list.isError) },
  );

  const lost = isRefused(byId.error);
  const read = lost ? undefined : byId.currentData;
  const current = inList ?? (read?.organization.id === organizationId ? read : undefined);
  const nothing = current === undefined && (applicationId === null || lost || read !== undefined);
  const next = listed?.[0];

  useEffect(() => {
    // Somebody else of this page (an open website) may have chosen a moment ago.
    if (!asks || !nothing || listed === undefined || getSession().applicationId !== applicationId) return;
    if (next) selectApplication(next);
    else if (applicationId !== null) saveSession({ applicationId: null });
  }, [asks, nothing, listed, next, applicationId]);

  if (!asks) return { loading: false, current: undefined };
  const choosing = nothing && !list.isError && (listed === undefined || next !== undefined);
  const reading = !nothing && current === undefined && !byId.isError;
  return { loading: choosing || reading, current };
};
