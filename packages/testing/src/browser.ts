/** The real browser of the tests; see service-kit for where it is looked for. */
export { launchBrowser } from '@yinyom/service-kit/browser/launchBrowser';
export { lackForEncryption } from '@yinyom/service-kit/browser/encryption';
export { isBrowserAtHand, isNpmBrowser } from '@yinyom/service-kit/browser/findBrowser';
