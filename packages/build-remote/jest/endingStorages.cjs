const hooks = require('node:async_hooks');

/**
 * `node:async_hooks` for one test file. Until Node 24 every storage that was ever used costs each later promise of the process
 * its time, and Jest makes one per test file: after some hundred files a worker took twice as long for the same test.
 * @returns {{ hooks: object, end: () => void }} what the file imports, and what lets go of all storages that it made
 */
const endingStorages = () => {
  const made = [];
  class AsyncLocalStorage extends hooks.AsyncLocalStorage {
    constructor(...given) {
      super(...given);
      made.push(this);
    }
  }
  return {
    hooks: { ...hooks, AsyncLocalStorage },
    end: () => {
      for (const storage of made.splice(0)) storage.disable();
    },
  };
};

module.exports = { endingStorages };
