import type { RefusalCode } from '@yinyom/contracts/scanner/refusal';

/** One thing that was not let out: where it wanted to go, and why not. */
export interface Refusal {
  host: string;
  port: number;
  code: RefusalCode;
}

/** The guard of outgoing connections refused. `host` is empty and `port` 0 where the address had none. */
export class EgressRefused extends Error implements Refusal {
  override name = 'EgressRefused';

  constructor(
    readonly code: RefusalCode,
    readonly host = '',
    readonly port = 0,
    options?: ErrorOptions,
  ) {
    super(`${code} ${host}:${port}`, options);
  }
}
