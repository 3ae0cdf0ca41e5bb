import type { Message } from './catalogue';

/** Codes of the identity service's calls. */
export const accountMessages = {} satisfies Record<string, Message>;
