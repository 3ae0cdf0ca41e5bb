const ISSUER = 'Yinyom';

/** The address that an authenticator app reads from the QR code: who, where, and the Base32 secret. */
export const otpauthAddress = (secret: string, account: string): string => {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(ISSUER)}`;
};
