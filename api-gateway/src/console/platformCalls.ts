import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { callShape, callText } from '@yinyom/contracts/release/callShape';
import type { Platform } from '@yinyom/contracts/release/platform';

/** By declaration: to read one takes milliseconds, and a platform has two hundred and fifty. */
const known = new WeakMap<AnyEndpoint, Platform['calls'][string]>();

const callOf = (endpoint: AnyEndpoint): Platform['calls'][string] => {
  const read = known.get(endpoint);
  if (read) return read;
  const shape = callShape(endpoint);
  const call = { hash: createHash('sha256').update(callText(shape)).digest('hex').slice(0, 10), shape };
  known.set(endpoint, call);
  return call;
};

/**
 * The calls that this platform answers, by name, as builds of remotes are compared with them. Each is read when it is first
 * asked for: all of them would take a start a second.
 */
export const platformCalls = (endpoints: readonly AnyEndpoint[]): Platform['calls'] =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.name, { enumerable: true, get: () => callOf(endpoint) }]),
    ),
  );

/** Reads the calls before anybody asks for them, one in a turn: visitors are answered meanwhile. */
export const readAhead = async (endpoints: readonly AnyEndpoint[]): Promise<void> => {
  for (const endpoint of endpoints) {
    callOf(endpoint);
    await nextTurn();
  }
};
