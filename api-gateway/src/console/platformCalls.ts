import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { callShape, callText } from '@yinyom/contracts/release/callShape';
import type { Platform } from '@yinyom/contracts/release/platform';

/** The calls that this platform answers, by name, as builds of remotes are compared with them. */
export const platformCalls = (endpoints: readonly AnyEndpoint[]): Platform['calls'] =>
  Object.fromEntries(
    endpoints.map((endpoint) => {
      const shape = callShape(endpoint);
      const hash = createHash('sha256').update(callText(shape)).digest('hex').slice(0, 10);
      return [endpoint.name, { hash, shape }];
    }),
  );
