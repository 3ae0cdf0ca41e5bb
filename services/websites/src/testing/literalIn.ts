import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';

/** What a script of ours carries between its two halves, as a browser reads it. */
export const literalIn = <Value = ServedConfig>(
  script: string,
  { head, tail }: { head: string; tail: string },
): Value => new Function(`return (${script.slice(head.length, -tail.length)})`)() as Value;
