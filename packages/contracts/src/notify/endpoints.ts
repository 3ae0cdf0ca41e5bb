import type { AnyEndpoint } from '../endpoint';
import { getAlertRules, getAlertSettings, updateAlertRules, updateAlertSettings } from './alertSettings';
import { countMyAlerts, listAlerts, updateAlert } from './alerts';
import { getDelivery, listDeliveries, resendDeliveries, resendDelivery } from './deliveries';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks';

/** Every call that the notify service answers. */
export const notifyEndpoints: readonly AnyEndpoint[] = [
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listDeliveries,
  getDelivery,
  resendDelivery,
  resendDeliveries,
  listAlerts,
  updateAlert,
  countMyAlerts,
  getAlertRules,
  updateAlertRules,
  getAlertSettings,
  updateAlertSettings,
];
