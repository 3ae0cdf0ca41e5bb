import { z } from 'zod';
import { flag, list, port } from './kinds';
import { serviceUrls } from './ofServices';

/** Where services are, and what the scanner may do. */
export const services = {
  ...serviceUrls,
  SCANNER_RESOLVE: {
    rule: list.default([]),
    about:
      'Names that scans resolve to a given address, as name=address separated by commas; *=127.0.0.1 is every name. For tests and demos.',
  },
  SCANNER_ALLOW: {
    rule: list.default([]),
    about:
      'host:port pairs, separated by commas, that scans may visit although the guard would refuse them after resolving. For tests and demos.',
  },
  SCANNER_IGNORE_CERTIFICATES: {
    rule: flag(false),
    about: 'Scans accept certificates that cannot be verified. For tests only.',
  },
  SCANNER_CHROMIUM_ARGS: {
    rule: list.default([]),
    about: "More arguments for the scanner's Chromium, separated by commas.",
  },
  SCANNER_SANDBOX: {
    rule: z.enum(['required', 'off']).default('required'),
    about:
      "Whether pages of strangers are opened only in Chromium's sandbox. `off` is for containers that allow no user namespaces.",
  },
  SCANNER_WINDOWS: {
    rule: z.coerce.number().int().min(1).max(8).default(3),
    about: 'How many pages a scan opens at once.',
  },
  SCANNER_EXTRA_LISTS: {
    rule: list.default([]),
    about:
      "Files of trackers' domains in adblock form (||example.com^), separated by commas, that scans know besides their own list. For lists whose licences keep them out of the product.",
  },
  PUBLIC_CHECKS: {
    rule: flag(false),
    about:
      'Anybody may have a public website checked at /check, at most 30 an hour. Off: the page and its calls are not there. What it costs: docs/operate/website-check.md.',
  },
  SERVICE_PORT: { rule: port.default(4100), about: 'Port of a service that runs alone.' },
} as const;
