import type vm from 'node:vm';
import { compiledScript } from '@yinyom/build-remote/jest/compiledScript';

const PARAMETERS = ['module', 'give'];
type Module = (module: { exports?: unknown }, give: unknown) => void;
const inContext = (script: vm.Script, globals: object = {}): Module =>
  script.runInNewContext(globals) as Module;

it('one script serves every context, with the globals of each', () => {
  const source = 'module.exports = [give, place];';
  const script = compiledScript(source, '/room/place.js', PARAMETERS);
  expect(compiledScript(source, '/room/place.js', PARAMETERS)).toBe(script);
  for (const place of ['here', 'there']) {
    const module: { exports?: unknown } = {};
    inContext(script, { place })(module, 'given');
    expect([...(module.exports as string[])]).toEqual(['given', place]);
  }
});

it('another source or other parameters of the same file are another script', () => {
  const first = compiledScript('give();', '/room/changed.js', PARAMETERS);
  expect(compiledScript('give() ;', '/room/changed.js', PARAMETERS)).not.toBe(first);
  const again = compiledScript('give();', '/room/changed.js', PARAMETERS);
  expect(compiledScript('give();', '/room/changed.js', ['give'])).not.toBe(again);
});

it('errors name the line and column of the source', () => {
  const positionOf = (source: string): string | undefined => {
    try {
      inContext(compiledScript(source, '/room/boom.js', PARAMETERS))({}, undefined);
    } catch (error) {
      return /boom\.js:\d+:\d+/.exec((error as Error).stack ?? '')?.[0];
    }
    return undefined;
  };
  expect(positionOf('  throw new Error();')).toBe('boom.js:1:9');
  expect(positionOf('\n throw new Error();')).toBe('boom.js:2:8');
});

it('a last line that is a comment ends nothing else, and strict code stays strict', () => {
  const module: { exports?: unknown } = {};
  const source = `"use strict";\nmodule.exports = (function () { return this; })(); // the end`;
  inContext(compiledScript(source, '/room/strict.js', PARAMETERS))(module, undefined);
  expect(module.exports).toBeUndefined();
});

it('a source that is no program is refused', () => {
  expect(() => compiledScript('const const;', '/room/wrong.js', PARAMETERS)).toThrow(/Unexpected token/);
});
