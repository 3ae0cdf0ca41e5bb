/**
 * Addresses by which apps lead people to each other's pages, without language prefix. Which remote answers there is said
 * by the remotes alone (`release/Declared.ts`).
 */
export const PLACES = {
  login: '/login',
  signup: '/signup',
  securityKey: '/twofa/security-key',
  account: '/account',
  users: '/user',
  websites: '/websites',
  website: '/websites/:id',
  figures: '/dashboard',
  alerts: '/alerts',
  reviews: '/review',
  /** Only where anybody may have a website checked (`public_checks` of the platform's settings). */
  check: '/check',
} as const;
