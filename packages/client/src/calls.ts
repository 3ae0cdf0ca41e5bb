import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { ENDPOINT_MODULES } from '@yinyom/contracts/endpointModules';
import { endpoints } from '@yinyom/contracts/endpoints';

type ValueOf<T> = T[keyof T];
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Of what a module of the contract exports, the calls that take an API key: those with a scope. */
type CallsOfModule<Module> = {
  [
    Name in keyof Module as Module[Name] extends AnyEndpoint
      ? [Module[Name]['scope']] extends [undefined]
        ? never
        : Name
      : never
  ]: Module[Name];
};
type Module = ValueOf<{
  [Feature in keyof typeof ENDPOINT_MODULES]: ValueOf<(typeof ENDPOINT_MODULES)[Feature]>;
}>;
type CallsOfEach<Modules> = Modules extends unknown ? CallsOfModule<Modules> : never;

/** Every call that takes an API key, under the name that the document of the API gives it. */
export type Calls = Intersection<CallsOfEach<Module>>;

export const calls = Object.fromEntries(
  endpoints.filter(({ scope }) => scope !== undefined).map((endpoint) => [endpoint.name, endpoint]),
) as unknown as Calls;
