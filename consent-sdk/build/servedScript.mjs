import { bundle } from './bundle.mjs';

const text = await bundle('../../packages/contracts/src/sdk/sdkScript.ts', { module: true });

/** The contract's own joining of a build and a configuration, for programs that run before anything is built. */
export const { toSdkScript, toScriptLiteral, toServed } = await import(
  `data:text/javascript,${encodeURIComponent(text)}`
);
