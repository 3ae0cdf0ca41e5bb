import type { PageOffer } from '@yinyom/contracts/release/platform';
import { sharedModules } from './sharedModules';

/** Written by the build: the version of each shared module. */
declare const __SHARED_VERSIONS__: Record<keyof typeof sharedModules, string>;

/** What this page lends to remotes. */
export const pageOffer: PageOffer = {
  kit: __SHARED_VERSIONS__['@yinyom/mfe-kit'],
  kit_exports: Object.keys(sharedModules['@yinyom/mfe-kit']),
  react: __SHARED_VERSIONS__.react,
  react_dom: __SHARED_VERSIONS__['react-dom'],
  styled_components: __SHARED_VERSIONS__['styled-components'],
};
