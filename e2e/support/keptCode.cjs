// Preloaded (`--require`) by every built program that the end-to-end tests start (docs/decisions/390). A gateway evaluates 2,650 modules;
// half of what that takes is finding and compiling them, the same for each start of a run. The first program of a kind keeps for the
// following ones where its modules are and what V8 made of them. A module whose source is not the same any more is compiled as ever.
const { createHash } = require('node:crypto');
const { mkdirSync, openSync, closeSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { isMainThread } = require('node:worker_threads');
const { SHARED_FOLDER } = require('./sharedFolder.cjs');

const [HEAD, TAIL] = Module.wrapper;
/** Kept code has forgotten who answers `import()`. */
const IMPORTS = /\bimport\s*\(/;
const digestOf = (text) => createHash('sha1').update(text).digest('base64');

/** Code and places kept for one program and one version of Node.js. A file: the length of a table, the table, code. */
const fileFor = (program) => {
  const folder = path.join(process.env[SHARED_FOLDER], 'code');
  return path.join(folder, digestOf(`${process.version} ${program}`).replaceAll('/', '-'));
};

const read = (file) => {
  try {
    const all = readFileSync(file);
    const length = all.readUInt32LE(0);
    return { ...JSON.parse(all.toString('utf8', 4, 4 + length)), code: all.subarray(4 + length) };
  } catch {
    return null;
  }
};

/** Whether this process is the first that wants to write a file. */
const claims = (file) => {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    closeSync(openSync(`${file}.claimed`, 'wx'));
    return true;
  } catch {
    return false;
  }
};

const write = (file, scripts, places) => {
  const modules = {};
  const code = [];
  let at = 0;
  for (const [name, { digest, script }] of scripts) {
    const data = script.createCachedData();
    modules[name] = { digest, at, length: data.length };
    code.push(data);
    at += data.length;
  }
  const table = Buffer.from(JSON.stringify({ modules, places }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(table.length);
  writeFileSync(`${file}.part`, Buffer.concat([length, table, ...code]));
  renameSync(`${file}.part`, file);
};

/** `require` of a module, as Node.js makes it. */
const requireOf = (module) => {
  const require = (name) => module.require(name);
  require.resolve = (name, options) => Module._resolveFilename(name, module, false, options);
  require.resolve.paths = (name) => Module._resolveLookupPaths(name, module);
  return Object.assign(require, {
    main: process.mainModule,
    extensions: Module._extensions,
    cache: Module._cache,
  });
};

/** Finds modules where they were found before. @returns where they are, by folder and name */
const keepPlaces = (known) => {
  const places = {};
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (name, parent, isMain, options) {
    if (isMain || options || !parent?.path || Module.isBuiltin(name)) return resolve.apply(this, arguments);
    const key = `${parent.path} ${name}`;
    return known[key] ?? (places[key] = resolve.apply(this, arguments));
  };
  return places;
};

/** Compiles modules with the code that is kept. @returns what was compiled without, by file */
const keepCode = (kept) => {
  const scripts = new Map();
  const compile = Module.prototype._compile;
  const scriptOf = (source, filename) => {
    const digest = digestOf(source);
    const known = kept?.modules[filename];
    const isSame = known?.digest === digest;
    const script = new vm.Script(`${HEAD}${source.replace(/^#!.*/, '')}${TAIL}`, {
      filename,
      columnOffset: -HEAD.length,
      ...(isSame && { cachedData: kept.code.subarray(known.at, known.at + known.length) }),
    });
    if (!isSame) scripts.set(filename, { digest, script });
    return script;
  };
  Module.prototype._compile = function (source, filename, format) {
    if ((format && format !== 'commonjs') || IMPORTS.test(source)) return compile.apply(this, arguments);
    let script;
    try {
      script = scriptOf(source, filename);
    } catch {
      // Node.js says what is wrong with it, or takes it for an ES module.
      return compile.apply(this, arguments);
    }
    const given = [this.exports, requireOf(this), this, filename, path.dirname(filename)];
    return script.runInThisContext().apply(this.exports, given);
  };
  const load = Module._extensions['.js'];
  // What was compiled here is no ES module: the package need not be asked.
  Module._extensions['.js'] = function (module, filename) {
    if (!kept?.modules[filename]) return load.apply(this, arguments);
    return module._compile(readFileSync(filename, 'utf8'), filename, 'commonjs');
  };
  return scripts;
};

/** Calls back once the program has said that it is ready: then most functions of a start have been compiled, too. */
const onceReady = (then) => {
  const { stdout } = process;
  const say = stdout.write;
  stdout.write = function (text) {
    if (/^ready\b/.test(String(text))) {
      stdout.write = say;
      setImmediate(then);
    }
    return say.apply(this, arguments);
  };
};

if (process.env[SHARED_FOLDER] && isMainThread && process.argv[1]) {
  const file = fileFor(process.argv[1]);
  const kept = read(file);
  const places = keepPlaces(kept?.places ?? {});
  const scripts = keepCode(kept);
  if (!kept && claims(file)) onceReady(() => write(file, scripts, places));
}
