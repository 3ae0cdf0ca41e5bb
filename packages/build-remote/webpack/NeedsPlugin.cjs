const { readFileSync, realpathSync } = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');
const { Compilation, sources } = require('webpack');
const { contractOf } = require('./contractCalls.cjs');
const { callsBehindHooks } = require('./kitCalls.cjs');
const { kitRange } = require('./kitRange.cjs');
const { SHARED, reachedModules, usedExports } = require('./reachedModules.cjs');
const { sharedModules } = require('./singletons.cjs');

const KIT = '@yinyom/mfe-kit';
/** The shapes of the calls that a build makes, beside `build.json`, which has their hashes. */
const CALLS_FILE = 'calls.json';

/** What a page has once, and the files inside of each package that make a second one. */
const ONCE = {
  react: /^(?:index\.|cjs\/react\.)/,
  'react-dom': /^(?:index\.|client\.|cjs\/react-dom(?:-client)?\.)/,
  'styled-components': /^/,
  [KIT]: /^(?:src|packed\/esm|dist)\/index\./,
};

const packageOf = (module) => {
  const { descriptionFileData, descriptionFileRoot } = module.resourceResolveData ?? {};
  if (!descriptionFileData?.name || !module.resource) return null;
  return {
    name: descriptionFileData.name,
    file: path.relative(descriptionFileRoot, module.resource).replaceAll('\\', '/'),
  };
};

const sortedRecord = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Finds out what a remote needs of the page and of the platform: from its module graph, so nobody keeps a list. */
class NeedsPlugin {
  constructor({ room }) {
    this.room = room;
    this.found = new WeakMap();
    /** For `BuildIdPlugin`: what `build.json` says about needs and sizes. */
    this.about = (compilation) => {
      const { needs, reached } = this.found.get(compilation);
      return { needs, size: sizes(compilation, reached) };
    };
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NeedsPlugin', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('NeedsPlugin', (modules) =>
        this.found.set(compilation, this.look(modules, compilation.moduleGraph)),
      );
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'NeedsPlugin', stage }, () => {
        const { shapes } = this.found.get(compilation);
        compilation.emitAsset(CALLS_FILE, new sources.RawSource(JSON.stringify(shapes)));
      });
    });
  }

  look(modules, moduleGraph) {
    const face = path.join(realpathSync(this.room), 'src/remote.tsx');
    const start = [...modules].find(({ resource }) => resource === face);
    if (!start) throw new Error(`${face} is not part of the build`);
    const reached = reachedModules(start, moduleGraph);
    const contract = contractOf(this.room);
    const kit = kitHooks(moduleGraph);
    const calls = new Map();
    const kitExports = new Set();
    const addCalls = ({ resource }, name) => {
      for (const call of contract.callsOf(resource, name)) calls.set(call.name, contract.shapeOf(call));
    };
    for (const { origin, module, name } of usedExports(reached, moduleGraph)) {
      if (module.type === SHARED && module.options.shareKey === KIT && name !== null) kitExports.add(name);
      // What the kit injects for everybody counts by the hooks that are used of it.
      if (!module.resource || kit.hooksOf(origin)) continue;
      addCalls(module, name);
      for (const one of kit.hooksOf(module)?.(name) ?? [])
        addCalls(kit.imported(module, one.request), one.name);
    }
    return {
      reached,
      shapes: sortedRecord(calls),
      needs: {
        ...this.versions(),
        kit_exports: [...kitExports].sort(),
        own_copies: [...new Set([...reached].flatMap(ownCopy))].sort(),
        calls: sortedRecord([...calls].map(([name, shape]) => [name, contract.hashOf(shape)])),
      },
    };
  }

  versions() {
    const shared = sharedModules(this.room);
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(path.join(this.room, 'package.json'), 'utf8'),
    );
    const declared = peerDependencies[KIT] ?? dependencies[KIT] ?? shared[KIT].version;
    return {
      kit: kitRange(declared, shared[KIT].version),
      react: shared.react.version,
      react_dom: shared['react-dom'].version,
      styled_components: shared['styled-components'].version,
    };
  }
}

/** The kit's modules that inject calls for every remote, outside of what the page has once (`platformCalls`). */
const kitHooks = (moduleGraph) => {
  const known = new Map();
  const read = (module) =>
    packageOf(module)?.name === KIT
      ? callsBehindHooks(String(module.originalSource()?.source() ?? ''))
      : null;
  return {
    hooksOf: (module) => {
      if (!known.has(module)) known.set(module, read(module));
      return known.get(module);
    },
    imported: (module, request) =>
      [...moduleGraph.getOutgoingConnections(module)].find(
        ({ dependency }) => dependency?.request === request,
      ).module,
  };
};

/** The package that a module is a second copy of, if it is one. */
const ownCopy = (module) => {
  const { name, file } = packageOf(module) ?? {};
  return name in ONCE && ONCE[name].test(file) ? [name] : [];
};

const gzipBytes = (compilation, file) =>
  gzipSync(compilation.getAsset(file).source.buffer(), { level: 9 }).length;

/** Bytes of gzip of the file that the console loads first, and of all files with code or texts of the remote's own. */
const sizes = (compilation, reached) => {
  const own = new Set();
  let entry = 0;
  for (const chunk of compilation.chunks) {
    const files = [...chunk.files].filter((file) => file.endsWith('.js'));
    if (files.some((file) => /\bremoteEntry\./.test(file))) entry += gzipBytes(compilation, files[0]);
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => [
      ...(module.modules ?? [module]),
    ]);
    if (modules.some((module) => reached.has(module) && module.type !== SHARED))
      for (const file of files) own.add(file);
  }
  return { entry, own: [...own].reduce((sum, file) => sum + gzipBytes(compilation, file), 0) };
};

module.exports = { NeedsPlugin, CALLS_FILE };
