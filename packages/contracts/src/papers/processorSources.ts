import * as z from 'zod/mini';
import { id, line } from '../fields';

/** What the platform knows a possible processor by: a host that scans saw, a host of webhooks, a key that may write or export. */
export const PROCESSOR_SOURCES = ['scan', 'webhook', 'api_key'] as const;
export type ProcessorSourceKind = (typeof PROCESSOR_SOURCES)[number];

/** One such thing: a registrable domain, a host, or the id of a key. */
export const processorSource = z.strictObject({
  source: z.enum(PROCESSOR_SOURCES),
  subject: line(253),
});
export type ProcessorSource = z.output<typeof processorSource>;

/** Names, each shown at most so often; the number of all is said besides. */
export const MAX_SOURCE_NAMES = 20;
export const MAX_PROPOSALS = 300;

const named = { names: z.array(z.string()), names_total: z.number() };
/** What was seen of it. */
export const seenSource = z.object({
  ...processorSource.def.shape,
  /** As people know it: the domain, the host, the name of the key. */
  title: z.string(),
  /** Cookies and stored items, events of a webhook, or scopes of a key. */
  ...named,
  /** Domains of the websites where it was seen; empty where it is about all. */
  websites: z.array(z.string()),
  websites_total: z.number(),
  /** Ids of these websites. */
  application_ids: z.array(id),
});
export type SeenSource = z.output<typeof seenSource>;
