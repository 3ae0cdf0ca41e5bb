import { getRequestSettings, saveRequestSettings } from '@yinyom/contracts/requests/requestSettings';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

const settingsApi = api
  .enhanceEndpoints({ addTagTypes: ['RequestSettings', 'ProcessingRecord'] })
  .injectEndpoints({
    endpoints: ofController((build) => ({
      getRequestSettings: contractQuery(build, getRequestSettings, { providesTags: ['RequestSettings'] }),
      saveRequestSettings: contractMutation(build, saveRequestSettings, {
        // The record states whether there is a form, and how long requests are kept.
        invalidatesTags: ['RequestSettings', 'ProcessingRecord'],
      }),
    })),
  });

export const { useGetRequestSettingsQuery, useLazyGetRequestSettingsQuery, useSaveRequestSettingsMutation } =
  settingsApi;
