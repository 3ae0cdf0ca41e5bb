require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// A condition that comes true late on a busy machine is still true; only waiting for one that never comes costs this.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(90_000);
