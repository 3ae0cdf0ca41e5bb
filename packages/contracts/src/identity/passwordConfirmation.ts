import * as z from 'zod/mini';

/** @param missing code of its message: a first password is not called new */
export const confirmation = (missing: string) =>
  z.string().check(z.minLength(1, missing), z.maxLength(128, 'password_mismatch'));
export const samePasswords = <T extends { password: string; password_confirmation: string }>() =>
  z.refine<T>((form) => form.password === form.password_confirmation, {
    error: 'password_mismatch',
    path: ['password_confirmation'],
  });
