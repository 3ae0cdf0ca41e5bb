/** How the browser talks to the platform. The shell may change these once at start. */
export const apiSettings = {
  baseUrl: '/api/v1',
  /**
   * Holds every request until the one before has ended (specification §7); the operator's setting SERIAL_REQUESTS. Off:
   * only token calls hold others.
   */
  serialRequests: false,
  /** Milliseconds until a request counts as failed. */
  timeout: 20_000,
};
