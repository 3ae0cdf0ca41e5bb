import {
  getDelivery,
  listDeliveries,
  resendDeliveries,
  resendDelivery,
} from '@yinyom/contracts/notify/deliveries';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@yinyom/contracts/notify/webhooks';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

const changing = { invalidatesTags: ['Webhook', 'AuditEvent'] } as const;
const sending = { invalidatesTags: ['Webhook', 'Delivery', 'AuditEvent'] } as const;

const webhooksApi = api
  .enhanceEndpoints({ addTagTypes: ['Webhook', 'Delivery', 'AuditEvent'] })
  .injectEndpoints({
    endpoints: (build) => ({
      // What became of messages changes by itself.
      listWebhooks: contractQuery(build, listWebhooks, { providesTags: ['Webhook'], keepUnusedDataFor: 0 }),
      getWebhook: contractQuery(build, getWebhook, { providesTags: ['Webhook'], keepUnusedDataFor: 0 }),
      createWebhook: contractMutation(build, createWebhook, { ...changing }),
      updateWebhook: contractMutation(build, updateWebhook, { ...changing }),
      deleteWebhook: contractMutation(build, deleteWebhook, { ...changing }),
      rotateWebhookSecret: contractMutation(build, rotateWebhookSecret, { ...changing }),
      testWebhook: contractMutation(build, testWebhook, { ...sending }),
      listDeliveries: contractPages(build, listDeliveries, {
        providesTags: ['Delivery'],
        keepUnusedDataFor: 0,
      }),
      getDelivery: contractQuery(build, getDelivery, { providesTags: ['Delivery'], keepUnusedDataFor: 0 }),
      resendDelivery: contractMutation(build, resendDelivery, { ...sending }),
      resendDeliveries: contractMutation(build, resendDeliveries, { ...sending }),
    }),
  });

export const {
  useListWebhooksQuery,
  useGetWebhookQuery,
  useLazyGetWebhookQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListDeliveriesInfiniteQuery,
  useGetDeliveryQuery,
  useResendDeliveryMutation,
  useResendDeliveriesMutation,
} = webhooksApi;
