import { removeSampleData } from '@yinyom/contracts/identity/sampleData';
import { api, contractMutation } from '@yinyom/mfe-kit';

const sampleDataApi = api.enhanceEndpoints({ addTagTypes: ['Organization', 'Application'] }).injectEndpoints({
  endpoints: (build) => ({
    removeSampleData: contractMutation(build, removeSampleData, {
      invalidatesTags: ['Organization', 'Application'],
    }),
  }),
});

export const { useRemoveSampleDataMutation } = sampleDataApi;

/** The list of websites is fetched anew. */
export const forgetWebsites = () => sampleDataApi.util.invalidateTags(['Application']);
