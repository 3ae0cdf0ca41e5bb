import { getRequestSettings, saveRequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

const settingsApi = api.enhanceEndpoints({ addTagTypes: ['RequestSettings'] }).injectEndpoints({
  endpoints: ofController((build) => ({
    getRequestSettings: contractQuery(build, getRequestSettings, { providesTags: ['RequestSettings'] }),
    saveRequestSettings: contractMutation(build, saveRequestSettings, {
      invalidatesTags: ['RequestSettings'],
    }),
  })),
});

export const { useGetRequestSettingsQuery, useLazyGetRequestSettingsQuery, useSaveRequestSettingsMutation } =
  settingsApi;
