import type { Incident } from '@yinyom/contracts/papers/incident';
import { getIncidentEvidence } from '@yinyom/contracts/papers/incidentPapers';
import {
  addIncidentEntry,
  createIncident,
  getIncident,
  listIncidents,
  updateIncident,
} from '@yinyom/contracts/papers/incidents';
import { listKeptNotices } from '@yinyom/contracts/papers/keptNotices';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

interface Change {
  dispatch: (action: ReturnType<typeof incidentsApi.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: Incident }>;
}

/** Shows the incident as a change answered it. Reading it again would put one more opening into the audit log. */
const showChanged = async (
  { params }: { params: { id: string; iid: string } },
  change: unknown,
): Promise<void> => {
  const { dispatch, queryFulfilled } = change as Change;
  try {
    const { data } = await queryFulfilled;
    dispatch(incidentsApi.util.updateQueryData('getIncident', { params }, () => data));
  } catch {
    // The form that sent the change says why it failed.
  }
};

const incidentsApi = api
  .enhanceEndpoints({ addTagTypes: ['Incident', 'IncidentList', 'KeptNotices'] })
  .injectEndpoints({
    endpoints: ofController((build) => ({
      listIncidentPages: contractPages(build, listIncidents, { providesTags: ['IncidentList'] }),
      getIncident: contractQuery(build, getIncident, { providesTags: ['Incident'] }),
      getIncidentEvidence: contractQuery(build, getIncidentEvidence),
      listKeptNotices: contractQuery(build, listKeptNotices, { providesTags: ['KeptNotices'] }),
      createIncident: contractMutation(build, createIncident, { invalidatesTags: ['IncidentList'] }),
      updateIncident: contractMutation(build, updateIncident, {
        invalidatesTags: ['IncidentList', 'KeptNotices'],
        onQueryStarted: showChanged,
      }),
      addIncidentEntry: contractMutation(build, addIncidentEntry, {
        invalidatesTags: ['IncidentList', 'Incident'],
      }),
    })),
  });

export const {
  useListIncidentPagesInfiniteQuery,
  useGetIncidentQuery,
  useLazyGetIncidentEvidenceQuery,
  useListKeptNoticesQuery,
  useCreateIncidentMutation,
  useUpdateIncidentMutation,
  useAddIncidentEntryMutation,
} = incidentsApi;
