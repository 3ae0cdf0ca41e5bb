const { default: JSDOMEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');
const { answerQuickly } = require('./quickStyles.cjs');

/** What jsdom lacks and Node has: tests use the platform's own classes instead of substitutes. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class extends JSDOMEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    answerQuickly(this.global);
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
