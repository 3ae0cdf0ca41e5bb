import type { routeBinder } from '@yinyom/service-kit/http/route';

/** Binds a declared call to its handler; each feature's routes are given one. */
export type Bind = ReturnType<typeof routeBinder>;
