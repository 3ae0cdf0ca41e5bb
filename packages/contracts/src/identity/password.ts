import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from './passwordRules';

/** Never trimmed; the composition rules are the identity service's. The upper bound protects the hash. */
export const password = z
  .string()
  .check(z.minLength(1, 'password_required'), z.maxLength(PASSWORD_MAX_LENGTH, 'password_too_long'));
