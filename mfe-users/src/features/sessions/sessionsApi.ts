import { listSessions, logOut, revokeSession } from '@yinyom/contracts/identity/sessions';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const sessionsApi = api.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
    listSessions: contractQuery(build, listSessions, { providesTags: ['Session'] }),
    revokeSession: contractMutation(build, revokeSession, { invalidatesTags: ['Session'] }),
    logOutEverywhere: contractMutation(build, logOut),
  }),
});

export const { useListSessionsQuery, useRevokeSessionMutation, useLogOutEverywhereMutation } = sessionsApi;
