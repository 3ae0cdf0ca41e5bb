const vm = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { SharedState } = require('./sharedState.cjs');

/** One for all test files of a worker: helpers that are kept hold on to it, and `restoreAllMocks` must find their spies. */
const moduleMocker = new ModuleMocker(globalThis);

/** Jest insists on a context; nothing is evaluated in it. */
const unusedContext = vm.createContext();

const timerConfig = {
  idToRef: (id) => ({
    id,
    ref() {
      return this;
    },
    unref() {
      return this;
    },
  }),
  refToId: (timer) => timer?.id,
};

/**
 * Runs test files with the globals of the worker itself, so that what a kept module made is `instanceof` what a test
 * knows. What a file changed of globals and process is restored when it ends.
 */
module.exports = class SharedRealmEnvironment {
  sharesRealm = true;
  global = globalThis;
  moduleMocker = moduleMocker;
  state = new SharedState();

  constructor({ projectConfig: config }) {
    this.conditions = config.testEnvironmentOptions.customExportConditions;
    this.fakeTimers = new LegacyFakeTimers({ config, global: globalThis, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.state.restore();
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return unusedContext;
  }
};
