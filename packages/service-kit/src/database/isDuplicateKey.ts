/** Whether a write failed because a unique index already has the value (MongoDB error 11000). */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === 11000;
