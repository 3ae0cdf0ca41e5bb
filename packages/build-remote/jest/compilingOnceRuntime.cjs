const { default: JestRuntime } = require('jest-runtime');
const { compiledScript } = require('./compiledScript.cjs');
const { endingStorages } = require('./endingStorages.cjs');
const { noteEnd } = require('./processorLog.cjs');

const HOOKS = /^(?:node:)?async_hooks$/;

/**
 * Evaluates modules for each test file, as Jest does, and compiles them once for all test files of a worker. What a file made
 * for the promises of the process ends with it.
 */
module.exports = class CompilingOnceRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { executor, coreModule } = this;
    this.storages = endingStorages();
    const requireCore = coreModule.require.bind(coreModule);
    coreModule.require = (name) => (HOOKS.test(name) ? this.storages.hooks : requireCore(name));
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // No other file needs what is in a test file.
      if (!context || filename === executor.testPath) return compile(source, filename);
      try {
        return compiledScript(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest says what is wrong with the source.
        return compile(source, filename);
      }
    };
  }

  teardown() {
    super.teardown();
    this.storages.end();
    noteEnd(this._testPath);
  }
};
