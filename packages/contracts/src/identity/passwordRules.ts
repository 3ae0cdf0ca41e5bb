/** Characters that a password has at least and at most (specification §5). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/**
 * The composition rules of a new password in the order in which a form shows them (specification §5). The code
 * is the one of the message catalogue. Length counts characters as people see them, not bytes.
 */
export const passwordRules = [
  { code: 'password_too_short', holds: (password: string) => [...password].length >= PASSWORD_MIN_LENGTH },
  { code: 'password_no_uppercase', holds: (password: string) => /[A-Z]/.test(password) },
  { code: 'password_no_lowercase', holds: (password: string) => /[a-z]/.test(password) },
  { code: 'password_no_digit', holds: (password: string) => /[0-9]/.test(password) },
] as const;

export type PasswordRuleCode = (typeof passwordRules)[number]['code'] | 'password_too_long';

/** The first composition rule that a password breaks, or null. Common and reused ones are the server's to know. */
export const brokenPasswordRule = (password: string): PasswordRuleCode | null => {
  if (password.length > PASSWORD_MAX_LENGTH) return 'password_too_long';
  return passwordRules.find(({ holds }) => !holds(password))?.code ?? null;
};
