import type * as z from 'zod/mini';

/** A call from one service to another: the same in process and over HTTP. */
export interface InternalCall<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
> {
  input: I;
  output: O;
}
export type InternalContract = Record<string, InternalCall>;

/** The functions a service offers to others, as its contract declares them. */
export type InternalHandlers<C extends InternalContract> = {
  [K in keyof C]: (input: z.output<C[K]['input']>) => Promise<z.output<C[K]['output']>>;
};

/** Declares a service's internal calls and keeps their exact types. */
export const internalContract = <C extends InternalContract>(contract: C): C => contract;
