/** A scan cannot be carried out; the code is stable. */
export class ScanFailure extends Error {
  override name = 'ScanFailure';

  constructor(
    readonly code:
      | 'browser_missing'
      | 'sandbox_missing'
      | 'browser_ended'
      | 'third_party_cookies_blocked'
      | 'start_unreachable'
      | 'start_not_allowed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
