/** Why the guard of outgoing connections let something not through. Stable: scans keep them, screens explain them. */
export const REFUSAL_CODES = [
  'url_invalid',
  'scheme_not_allowed',
  'credentials_not_allowed',
  'port_not_allowed',
  'literal_address',
  'name_not_public',
  'own_host',
  'name_not_found',
  'address_not_public',
  'host_limit',
  'too_many_hosts',
  'too_many_connections',
  'too_many_bytes',
  'too_many_redirects',
  'took_too_long',
  'connection_failed',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
