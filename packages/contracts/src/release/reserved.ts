/** Names of texts that the shell and the kit register; a remote has others. */
export const SHELL_NAMESPACES = [
  'shell',
  'landing',
  'demo',
  'demo_window',
  'examples',
  'verify',
  'evidence',
  'legal',
  'messages',
] as const;

/** First parts of addresses that are no pages: what the gateway answers itself, and the languages. */
export const RESERVED_STARTS = [
  'api',
  'mf',
  'mfe',
  'sdk',
  'docs',
  'outbox',
  'healthz',
  'readyz',
  'r',
  'assets',
  'th',
  'en',
  'cn',
  'jp',
  'kh',
] as const;
