/** The frames around pages, and what stands in them first: each is code of its own, and asked for twice it comes once. */
export const loadPublicPages = () =>
  import(/* webpackChunkName: 'public' */ './PublicPages').then(({ PublicPages }) => PublicPages);
export const loadAuthPages = () =>
  import(/* webpackChunkName: 'auth' */ './AuthPages').then(({ AuthPages }) => AuthPages);
export const loadSignedInPages = () =>
  import(/* webpackChunkName: 'signed-in' */ './SignedInPages').then(({ SignedInPages }) => SignedInPages);
export const loadLandingPage = () =>
  import(/* webpackChunkName: 'front' */ '../pages/landing/LandingPage').then(
    ({ LandingPage }) => LandingPage,
  );
export const loadRemotePages = () =>
  import(/* webpackChunkName: 'federation' */ './RemotePages').then(({ RemotePages }) => RemotePages);
