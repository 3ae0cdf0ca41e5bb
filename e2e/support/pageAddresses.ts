/** What is looked at, by the pattern of its page; a page that has several views has several. */
export const PUBLIC: Record<string, readonly string[]> = {
  '/': ['/'],
  '/faq': ['/faq'],
  '/terms': ['/terms'],
  '/policy': ['/policy'],
  '/dpa': ['/dpa'],
  '/verify': ['/verify'],
  '/check': ['/check'],
  // A whole result is looked at in check.test.ts.
  '/check/:id': [`/check/${'A'.repeat(22)}`],
  '/404': ['/nowhere'],
  '/login': ['/login'],
  '/signup': ['/signup'],
  '/signup/confirmation': ['/signup/confirmation'],
  '/password/reset': ['/password/reset'],
  '/password/change': ['/password/change'],
  '/twofa/confirmation': ['/twofa/confirmation'],
};
/** Pages of the remote for websites. `:id` stands for the demo website, `:scanId` for a scan of it, `:groupId` for a group. */
export const WEBSITES: Record<string, readonly string[]> = {
  '/websites': ['/websites'],
  '/websites/:id': ['', 'design', 'texts', 'cookies', 'script', 'settings'].map(
    (section) => `/websites/:id${section && `?section=${section}`}`,
  ),
  '/websites/:id/re-assign': ['/websites/:id/re-assign'],
  '/websites/:id/import': ['/websites/:id/import'],
  '/websites/:id/published': ['/websites/:id/published'],
  '/websites/:id/scans/:scanId': ['/websites/:id/scans/:scanId'],
  '/portfolio': ['/portfolio'],
  '/portfolio/day': ['/portfolio/day'],
  '/groups': ['/groups'],
  '/groups/:id': ['', 'banner', 'deviations'].map(
    (section) => `/groups/:groupId${section && `?section=${section}`}`,
  ),
  '/portfolio/import': ['/portfolio/import'],
  '/portfolio/reports': ['/portfolio/reports'],
  '/portfolio/bulk/:id': ['/portfolio/bulk/:bulkId'],
  '/categorization': ['/categorization'],
  '/review': ['/review'],
  '/review/:id': ['/review/:id'],
};
/** The other pages of a signed-in user. `:requestId` is a request of a data subject. */
export const SIGNED_IN: Record<string, readonly string[]> = {
  '/dashboard': ['/dashboard'],
  '/alerts': ['/alerts'],
  '/reports': ['/reports'],
  '/time-machine': ['/time-machine'],
  '/requests': ['/requests', '/requests?state=all'],
  '/requests/new': ['/requests/new'],
  '/requests/figures': ['/requests/figures'],
  '/requests/settings': ['/requests/settings'],
  '/requests/:id': ['/requests/:requestId'],
  '/user': ['/user'],
  '/user/organization': ['/user/organization'],
  '/user/keys': ['/user/keys'],
  '/user/audit': ['/user/audit'],
  '/user/brand': ['/user/brand'],
  '/user/webhooks': ['/user/webhooks'],
  '/account': ['/account'],
  '/twofa/registration': ['/twofa/registration'],
  '/twofa/security-key': ['/twofa/security-key'],
  '/operations/parts': ['/operations/parts'],
};
/** Second addresses of pages that are looked at. */
export const SAME_PAGE: Record<string, string> = {
  '/signup25032021': '/signup',
  '/user/sessions': '/account',
};
