import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { parse } from 'acorn';
import { effectOf } from './effectOf.mjs';

const isNode = (value) => typeof value?.type === 'string';

const childrenOf = (node) =>
  Object.values(node).flatMap((part) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );

const everyNode = function* (node) {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
};

const isFunction = ({ type }) => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type);

/** The functions of webpack's modules: values of an object whose keys are numbers, in a chunk or an entry. */
const modulesIn = function* (node) {
  for (const child of childrenOf(node)) {
    const isModule =
      child.type === 'Property' && typeof child.key.value === 'number' && isFunction(child.value);
    if (isModule) yield child.value;
    else yield* modulesIn(child);
  }
};

/** Words without which a module does nothing to the page: most have none, and are not looked at. */
const PAGE_WORDS =
  /\b(?:addEventListener|adoptedStyleSheets|createGlobalStyle|document|fetch|globalThis|history|localStorage|location|navigator|prototype|queueMicrotask|request\w+|self|sessionStorage|set(?:Interval|Timeout)|window|\w+Observer|BroadcastChannel|EventSource|WebSocket|\w*Worker)\b/;

/** What runs when a module is evaluated: all of it but functions that nothing calls at once, and what classes do later. */
const evaluated = function* (node) {
  for (const child of childrenOf(node)) {
    if (isFunction(child)) continue;
    if (child.type === 'MethodDefinition' || (child.type === 'PropertyDefinition' && !child.static)) continue;
    yield child;
    const called = child.type === 'CallExpression' && isFunction(child.callee) ? child.callee.body : null;
    if (called) yield* evaluated({ body: [called] });
    yield* evaluated(child);
  }
};

const namesIn = (pattern) =>
  [...everyNode(pattern)].flatMap(({ type, name }) => (type === 'Identifier' ? [name] : []));

/** Names that a module declares, at any depth: everything else is the page's. */
const declaredIn = (module) => {
  const names = new Set();
  for (const node of everyNode(module)) {
    const patterns = [
      ...(isFunction(node) ? node.params : []),
      ...(node.type === 'VariableDeclarator' ? [node.id] : []),
    ];
    for (const name of patterns.flatMap(namesIn)) names.add(name);
    if (/^(?:Function|Class)/.test(node.type) && node.id) names.add(node.id.name);
  }
  return names;
};

/** `webpack://mfe_users/./src/pages/X.tsx?1a2b` is `src/pages/X.tsx`. */
const plainName = (source) =>
  source
    .replace(/\?[^/]*$/, '')
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(?:\.{1,2}\/)+/, '');

const placeIn = (file, map) => {
  const trace = map && new TraceMap(map);
  return ({ line, column }) => {
    const found = trace ? originalPositionFor(trace, { line, column }) : { source: null };
    return found.source === null ? `${file}:${line}:${column}` : `${plainName(found.source)}:${found.line}`;
  };
};

/**
 * What the code of a chunk does to the page when it loads.
 * @param {string} source; @param {(position: {line: number, column: number}) => string} placeOf
 * @returns {{ place: string, what: string }[]}
 */
export const effectsIn = (source, placeOf) => {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
  const found = new Map();
  for (const module of modulesIn(program)) {
    if (!PAGE_WORDS.test(source.slice(module.start, module.end))) continue;
    const names = declaredIn(module);
    for (const node of evaluated(module)) {
      const what = effectOf(node, (name) => !names.has(name));
      const place = what && placeOf(node.loc.start);
      if (what) found.set(`${place} ${what}`, { place, what });
    }
  }
  return [...found.values()];
};

/** Whether a place is in the remote's own sources, which its team can change. */
const isOwn = ({ place }) => place.startsWith('src/');

/**
 * What the build in a room does to the page when its code loads, before anything of it is drawn.
 * @param {string} room folder of the remote
 * @returns {{ own: string[], packages: string[] }} sentences
 */
export const sideEffects = (room) => {
  const folder = path.join(room, 'dist/assets');
  const files = readdirSync(folder).filter((file) => /\.m?js$/.test(file));
  const found = files.flatMap((file) => {
    const map = path.join(folder, `${file}.map`);
    return effectsIn(
      readFileSync(path.join(folder, file), 'utf8'),
      placeIn(file, existsSync(map) ? readFileSync(map, 'utf8') : null),
    );
  });
  const sentences = (effects) =>
    [...new Set(effects.map(({ place, what }) => `${place} ${what}`))].sort((a, b) => (a < b ? -1 : 1));
  return {
    own: sentences(found.filter(isOwn)),
    packages: sentences(found.filter((effect) => !isOwn(effect))),
  };
};
