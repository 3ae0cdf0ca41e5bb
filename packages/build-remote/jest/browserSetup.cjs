const { createRequire } = require('node:module');
require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();
configure({
  // A condition that comes true late on a busy machine is still true; only waiting for one that never comes costs this.
  asyncUtilTimeout: 60_000,
  // While a test waits, an error only means "not yet". The one that fails the test is drawn with the whole document.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
jest.setTimeout(180_000);

// Rules one by one, as in production: as text, every new one has jsdom read all of them again.
globalThis.SC_DISABLE_SPEEDY = false;

// jsdom lays nothing out and cannot scroll. The newest browsers answer every way to scroll with a promise, so that is
// what components meet here, too: whoever takes the answer for nothing is found.
const scrolled = () => Promise.resolve();
// Tests that drive a real browser from Node have no elements here.
if (globalThis.Element) {
  for (const way of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'])
    globalThis.Element.prototype[way] = scrolled;
  for (const way of ['scroll', 'scrollTo', 'scrollBy']) globalThis[way] = scrolled;
}

/** React as the test file gets it; undefined in rooms without it. */
const reactOfTest = () => {
  try {
    return createRequire(expect.getState().testPath)('react');
  } catch {
    return undefined;
  }
};

// For its warnings React keeps the stack of each element that is made, up to ten thousand a second: 7 of the 8 µs that an element
// costs. Warnings still name the component.
const inside =
  globalThis.Element && reactOfTest()?.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (inside && 'recentlyCreatedOwnerStacks' in inside)
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
