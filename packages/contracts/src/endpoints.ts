import type { AnyEndpoint } from './endpoint';
import { ENDPOINT_MODULES } from './endpointModules';
import { isEndpoint } from './isEndpoint';

/** A folder of the contract whose modules declare calls. */
type Feature = keyof typeof ENDPOINT_MODULES;

const METHODS: readonly AnyEndpoint['method'][] = ['GET', 'POST', 'PUT', 'DELETE'];

const byAddress = (a: AnyEndpoint, b: AnyEndpoint): number =>
  a.path === b.path ? METHODS.indexOf(a.method) - METHODS.indexOf(b.method) : a.path < b.path ? -1 : 1;

/** The calls that the modules of one feature declare, by their addresses. */
export const endpointsOf = (feature: Feature): readonly AnyEndpoint[] =>
  Object.values<object>(ENDPOINT_MODULES[feature])
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isEndpoint)
    .sort(byAddress);

/**
 * Every call of the product: whatever modules of the contract export as one. The gateway's table, the OpenAPI document and generated
 * tests start here. For servers only: browsers import single calls.
 */
export const endpoints: readonly AnyEndpoint[] = (Object.keys(ENDPOINT_MODULES) as Feature[]).flatMap(
  endpointsOf,
);
