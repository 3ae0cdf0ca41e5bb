import type { Message } from './catalogue';

/** Codes of the websites service's calls. */
export const websiteMessages = {} satisfies Record<string, Message>;
