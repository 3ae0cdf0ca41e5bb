import type * as z from 'zod/mini';
import { RefusedRelease } from '@yinyom/release-store/RefusedRelease';

/** What a request of a team says, when it is what it must be. @throws RefusedRelease naming what is wrong */
export const readBody = <T>(shape: z.ZodMiniType<T>, body: unknown): T => {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new RefusedRelease(`The platform does not understand this deploy (${wrong.slice(0, 3).join('; ')}).`);
};
