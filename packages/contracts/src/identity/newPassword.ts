import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { email, token } from '../fields';
import { captchaToken } from './guest';
import { confirmation, samePasswords } from './passwordConfirmation';

const newPassword = z
  .strictObject({
    token,
    password: z
      .string()
      .check(z.minLength(1, 'new_password_required'), z.maxLength(128, 'password_too_long')),
    password_confirmation: confirmation('confirmation_required'),
  })
  .check(samePasswords());

export const setPassword = endpoint({
  name: 'setPassword',
  service: 'identity',
  method: 'POST',
  path: '/guest/password',
  auth: 'none',
  summary: 'Sets the first password of an invited user with the token of the mailed link (once, 72 hours)',
  body: newPassword,
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  service: 'identity',
  method: 'POST',
  path: '/guest/forgotPassword',
  auth: 'none',
  summary: 'Mails a link for a new password when the address has an account; always the same answer',
  body: z.strictObject({ email, captcha_token: captchaToken }),
  status: 202,
  answer: z.object({ message: z.string() }),
  limit: 'forgot',
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  service: 'identity',
  method: 'POST',
  path: '/guest/resetPassword',
  auth: 'none',
  summary: 'Sets a new password with the token of the mailed link (once, 30 minutes); ends every session',
  body: newPassword,
});
