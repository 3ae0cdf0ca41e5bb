const { default: JestRuntime } = require('jest-runtime');
const { compiledScript } = require('@yinyom/build-remote/jest/compiledScript');
const CompilingOnceRuntime = require('@yinyom/build-remote/jest/compilingOnceRuntime');

/** Of this worker: one for each way of compiling and resolving modules. */
const keepers = new Map();
/** The runtime of the test file that runs now, and what it may change of the process. */
const now = { runtime: null, state: null };

/** These hand out modules anew or others in their place: a kept module would go on with the old ones. */
const CHANGES_MODULES = /\bjest\s*\.\s*(?:(?:un|do|set|dont|deepUn)?mock|resetModules|isolateModules)/i;

/** Evaluates modules with the globals of the worker itself. */
const compileInThisRealm = ({ executor }) => {
  executor.compile = (source, filename) =>
    compiledScript(source, filename, executor.injectedModuleParameters).runInThisContext();
};

/** `jest` of a kept helper: that of the test file which uses it now. */
const currentJest = (filename) =>
  new Proxy({}, { get: (_, name) => now.runtime.jestGlobals.jestObjectFor(filename)[name] });

/**
 * A runtime that no test file ends: it evaluates the modules that stay and is all that they hold on to.
 * What they define of globals and listeners stays with them.
 */
const makeKeeper = (...given) => {
  const keeper = new JestRuntime(...given);
  compileInThisRealm(keeper);
  keeper.jestGlobals.jestObjectFor = currentJest;
  const { cjsLoader } = keeper;
  const load = cjsLoader.loadModule.bind(cjsLoader);
  let isLoading = false;
  cjsLoader.loadModule = (...args) => {
    if (isLoading) return load(...args);
    isLoading = true;
    try {
      return now.state.keepChangesOf(() => load(...args));
    } finally {
      isLoading = false;
    }
  };
  return keeper;
};

const keeperFor = (config, environment, ...rest) => {
  const [resolver, transformer, , coverage, , globalConfig] = rest;
  const { transform, transformIgnorePatterns, moduleNameMapper } = config;
  const way = [transform, transformIgnorePatterns, moduleNameMapper, environment.exportConditions()];
  const key = JSON.stringify(way);
  if (!keepers.has(key))
    keepers.set(
      key,
      makeKeeper(config, environment, resolver, transformer, new Map(), coverage, '', globalConfig),
    );
  return keepers.get(key);
};

/**
 * Keeps what test files import for the following files of the same worker: everything but the test file itself and
 * the set-up files of Jest. In another environment than the shared realm it is Jest's own runtime.
 */
class KeepingRuntime extends CompilingOnceRuntime {
  constructor(config, environment, ...rest) {
    const [, , files, , testPath, { watch, watchAll }] = rest;
    const source = files.get(testPath);
    super(config, environment, ...rest);
    if (!environment.sharesRealm) return;
    now.runtime = this;
    now.state = environment.state;
    compileInThisRealm(this);
    // While Jest watches, one process goes on after sources changed.
    if (watch || watchAll || CHANGES_MODULES.test(source)) return;
    this.own = new Set([testPath, ...config.setupFiles, ...config.setupFilesAfterEnv]);
    this.keeper = keeperFor(config, environment, ...rest);
    // Traces lead through kept modules, too.
    this.transformCache.sourceMaps = this.keeper.getSourceMaps();
  }

  requireModule(from, name, options, isRequireActual) {
    const isKept =
      this.keeper &&
      name &&
      !options?.isInternalModule &&
      !this._resolution.isCoreModule(name) &&
      !this.own.has(this._resolution.resolveCjs(from, name));
    return isKept
      ? this.keeper.requireModule(from, name)
      : super.requireModule(from, name, options, isRequireActual);
  }
}

module.exports = KeepingRuntime;
