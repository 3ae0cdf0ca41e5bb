import type { Script } from 'node:vm';

export declare function compiledScript(
  source: string,
  filename: string,
  parameters: readonly string[],
): Script;
