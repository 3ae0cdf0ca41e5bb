import { countMyAlerts, listAlerts, updateAlert } from '@yinyom/contracts/notify/alerts';
import {
  getAlertRules,
  getAlertSettings,
  updateAlertRules,
  updateAlertSettings,
} from '@yinyom/contracts/notify/alertSettings';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const alertsApi = api.enhanceEndpoints({ addTagTypes: ['Alert', 'AlertRules'] }).injectEndpoints({
  endpoints: (build) => ({
    // Alerts come and go by themselves.
    listAlerts: contractPages(build, listAlerts, { providesTags: ['Alert'], keepUnusedDataFor: 0 }),
    alertsElsewhere: contractQuery(build, countMyAlerts, { providesTags: ['Alert'], keepUnusedDataFor: 0 }),
    updateAlert: contractMutation(build, updateAlert, { invalidatesTags: ['Alert'] }),
    alertRules: contractQuery(build, getAlertRules, { providesTags: ['AlertRules'] }),
    updateAlertRules: contractMutation(build, updateAlertRules, { invalidatesTags: ['AlertRules'] }),
    alertSettings: contractQuery(build, getAlertSettings, { providesTags: ['AlertRules'] }),
    updateAlertSettings: contractMutation(build, updateAlertSettings, { invalidatesTags: ['AlertRules'] }),
  }),
});

export const {
  useListAlertsInfiniteQuery,
  useAlertsElsewhereQuery,
  useUpdateAlertMutation,
  useAlertRulesQuery,
  useUpdateAlertRulesMutation,
  useAlertSettingsQuery,
  useLazyAlertSettingsQuery,
  useUpdateAlertSettingsMutation,
} = alertsApi;
