import type { routeBinder } from '@yinyom/service-kit/http/route';

/** Binds declared calls to handlers on the service's router. */
export type RouteBinder = ReturnType<typeof routeBinder>;
