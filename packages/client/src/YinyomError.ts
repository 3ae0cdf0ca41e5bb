/** A call that the platform refused. `code` is stable; the message is for people. */
export class YinyomError extends Error {
  override name = 'YinyomError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** For whoever runs the installation: with it the call is found in the log. */
    readonly requestId: string,
    /** What is wrong with which field. */
    readonly errors: readonly { field: string; code: string; message: string }[] = [],
    /** Of `agent_confirmation_needed`: make the call again with this id after a person confirmed it. */
    readonly confirmation: { id: string; expires_at: string } | null = null,
  ) {
    super(message);
  }
}
