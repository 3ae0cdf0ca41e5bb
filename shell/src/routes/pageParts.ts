import { partLoader } from '@yinyom/mfe-kit/shell';

/** The frames around pages, and what stands in them first: each is code of its own, and asked for twice it comes once. */
export const loadPublicPages = partLoader(() =>
  import(/* webpackChunkName: 'public' */ './PublicPages').then(({ PublicPages }) => PublicPages),
);
export const loadAuthPages = partLoader(() =>
  import(/* webpackChunkName: 'auth' */ './AuthPages').then(({ AuthPages }) => AuthPages),
);
export const loadSignedInPages = partLoader(() =>
  import(/* webpackChunkName: 'signed-in' */ './SignedInPages').then(({ SignedInPages }) => SignedInPages),
);
export const loadLandingPage = partLoader(() =>
  import(/* webpackChunkName: 'front' */ '../pages/landing/LandingPage').then(
    ({ LandingPage }) => LandingPage,
  ),
);
export const loadRemotePages = partLoader(() =>
  import(/* webpackChunkName: 'federation' */ './RemotePages').then(({ RemotePages }) => RemotePages),
);
