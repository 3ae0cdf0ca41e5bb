import { isDeepStrictEqual } from 'node:util';

/** Values are compared by what they say: they come from two worlds of objects. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

type Api = (...args: never[]) => unknown;

/** What the sandbox offers that needs no stand-in: JSON is an object there, and a bad text is `undefined`. */
const PLAIN: Record<string, unknown> = {
  JSON: {
    parse: (text: string): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
  },
  makeInteger: (value: unknown) => Math.floor(Number(value)),
};

/**
 * The sandbox of Tag Manager as far as the template uses it: its functions are stand-ins that remember their calls, and `mock`,
 * `runCode`, `assertApi`, `assertThat` are there as in the editor's tests.
 */
export const createSandbox = (code: string) => {
  const mocks = new Map<string, Api>();
  const calls = new Map<string, unknown[][]>();
  const callsOf = (name: string): unknown[][] => calls.get(name) ?? [];
  const standIn =
    (name: string) =>
    (...args: never[]): unknown => {
      calls.set(name, [...callsOf(name), asSaid(args)]);
      return mocks.get(name)?.(...args);
    };
  const requireApi = (name: string): unknown => PLAIN[name] ?? standIn(name);
  const fail = (sentence: string): never => {
    throw new Error(sentence);
  };
  return {
    mock: (name: string, api: Api) => void mocks.set(name, api),
    runCode: (data: object) => {
      const given = { ...data, gtmOnSuccess: standIn('gtmOnSuccess'), gtmOnFailure: standIn('gtmOnFailure') };
      new Function('require', 'data', code)(requireApi, given);
    },
    assertApi: (name: string) => ({
      wasCalled: () => callsOf(name).length > 0 || fail(`${name} was not called`),
      wasNotCalled: () =>
        callsOf(name).length === 0 || fail(`${name} was called: ${JSON.stringify(callsOf(name))}`),
      wasCalledWith: (...args: unknown[]) =>
        callsOf(name).some((call) => isSame(call, args)) ||
        fail(`${name} was called with ${JSON.stringify(callsOf(name))}, not with ${JSON.stringify(args)}`),
    }),
    assertThat: (value: unknown) => ({
      isEqualTo: (other: unknown) =>
        isSame(value, other) || fail(`${JSON.stringify(value)} is not ${JSON.stringify(other)}`),
    }),
  };
};

/** Arguments as they were at the call: what is changed later was not said. */
const asSaid = (args: unknown[]): unknown[] =>
  args.map((arg) => (typeof arg === 'function' ? 'function' : structuredClone(arg)));
