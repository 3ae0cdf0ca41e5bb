/** Why a webhook is not taken. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}
