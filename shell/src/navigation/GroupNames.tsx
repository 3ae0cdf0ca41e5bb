import { listGroups } from '@yinyom/contracts/groups/group';
import { api, contractQuery } from '@yinyom/mfe-kit';
import { useEffect } from 'react';

const groupApi = api.enhanceEndpoints({ addTagTypes: ['Group'] }).injectEndpoints({
  endpoints: (build) => ({
    groupNames: contractQuery(build, listGroups, { providesTags: ['Group'] }),
  }),
});

interface GroupNamesProps {
  organizationId: string;
  /** Gets the names of the groups by their ids. */
  onKnown: (names: ReadonlyMap<string, string>) => void;
}

/** Asks what the groups of an organization are called. Draws nothing. */
export const GroupNames = ({ organizationId, onKnown }: GroupNamesProps) => {
  const { currentData } = groupApi.useGroupNamesQuery({
    query: { organization_id: organizationId },
    quiet: true,
  });
  useEffect(() => {
    if (currentData) onKnown(new Map(currentData.entities.map(({ id, name }) => [id, name])));
  }, [currentData, onKnown]);
  return null;
};
