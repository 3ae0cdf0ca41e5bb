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
/** The other pages of a signed-in user. `:requestId` is a request of a data subject, `:activityId` an activity of the record. */
/** The other pages of a signed-in user. `:requestId` is a request of a data subject, `:letterId` a letter of the regulator. */
/** The other pages of a signed-in user. `:requestId` is a request of a data subject, `:agreementId` an agreement with a processor. */
/** The other pages of a signed-in user. `:requestId` is a request of a data subject, `:activityId` an activity of the record, `:incidentId` a breach. */
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
  '/compliance/papers': ['/compliance/papers'],
  '/compliance/papers/officer': ['/compliance/papers/officer'],
  '/compliance/papers/transfers': ['/compliance/papers/transfers'],
  '/compliance/papers/security': ['/compliance/papers/security'],
  '/compliance/papers/training': ['/compliance/papers/training'],
  '/compliance/incidents': ['/compliance/incidents'],
  '/compliance/incidents/new': ['/compliance/incidents/new'],
  '/compliance/incidents/:id': ['/compliance/incidents/:incidentId'],
  '/compliance/record': ['/compliance/record'],
  '/compliance/record/new': ['/compliance/record/new'],
  '/compliance/record/exemption': ['/compliance/record/exemption'],
  '/compliance/record/:id': ['/compliance/record/:activityId'],
  '/compliance/binders': ['/compliance/binders'],
  '/compliance/letters': ['/compliance/letters'],
  '/compliance/letters/new': ['/compliance/letters/new'],
  '/compliance/letters/:id': ['/compliance/letters/:letterId'],
  '/compliance/conformity': ['/compliance/conformity'],
  '/compliance/agreements': ['/compliance/agreements'],
  '/compliance/agreements/new': ['/compliance/agreements/new'],
  '/compliance/agreements/:id': ['/compliance/agreements/:agreementId'],
  '/compliance/agreements/:id/edit': ['/compliance/agreements/:agreementId/edit'],
  '/user': ['/user'],
  '/user/organization': ['/user/organization'],
  '/user/keys': ['/user/keys'],
  '/user/agents': ['/user/agents'],
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
