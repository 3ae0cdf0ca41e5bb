import type { Message } from './catalogue';

/** Codes of the consents service's calls. */
export const consentMessages = {} satisfies Record<string, Message>;
