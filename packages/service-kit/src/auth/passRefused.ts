/**
 * Set by a service that does not take what the gateway or another service signed. Whoever asked cannot do anything about
 * it, so the caller tells this 401 from the ones that are meant for people.
 */
export const PASS_REFUSED_HEADER = 'x-yinyom-pass-refused';

/** For the log of the caller, whose operator has to act. */
export const passRefused = (): Error =>
  new Error('A service refuses what this process signs: INTERNAL_SECRET differs, or the clocks do.');
