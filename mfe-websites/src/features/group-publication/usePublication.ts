import type { GroupPublication } from '@yinyom/contracts/groups/groupPublication';
import { useAppDispatch } from '@yinyom/mfe-kit';
import { useEffect, useRef } from 'react';
import { forgetPublished, usePublicationQuery } from '../../api/groupPublicationApi';
import { isUnderway } from './publicationState';

/** Milliseconds between two looks at a job: a website takes at least 50. */
const POLL_MS = 1500;

/**
 * A plan or a publication of a group, followed while it changes. Once it has ended, everything that it may have changed is asked
 * for again.
 */
export const usePublication = (first: GroupPublication) => {
  const dispatch = useAppDispatch();
  const call = { params: { id: first.group_id, publicationId: first.id }, quiet: true };
  const asked = usePublicationQuery(call, { refetchOnMountOrArgChange: true });
  const publication = asked.currentData ?? first;
  const underway = isUnderway(publication.state);
  usePublicationQuery(call, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, skip: !underway });
  const followed = useRef(false);
  useEffect(() => {
    if (publication.state === 'running') followed.current = true;
    else if (followed.current && publication.state !== 'paused') {
      followed.current = false;
      dispatch(forgetPublished());
    }
  }, [dispatch, publication.state]);
  return { publication, underway, isError: asked.isError && !asked.isFetching, refetch: asked.refetch };
};
