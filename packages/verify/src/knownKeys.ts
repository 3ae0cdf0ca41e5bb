/** A public key of an installation. */
export interface KnownKey {
  /** SubjectPublicKeyInfo, PEM. */
  public_key: string;
  /** Last day (Asia/Bangkok) that it may have signed; null or absent: it may sign still. */
  until?: string | null;
}

/** Public keys by id. */
export type KnownKeys = ReadonlyMap<string, KnownKey>;

/** Keys as they are published. */
export const knownKeys = (keys: readonly (KnownKey & { key_id: string })[]): KnownKeys =>
  new Map(keys.map((key) => [key.key_id, key]));

/** Why a key may not have signed something of a day; null when it may. */
export const keyProblem = (id: string, key: KnownKey | undefined, day: string): string | null => {
  if (key === undefined) return `the key ${id} is not known`;
  return key.until != null && day > key.until ? `the key ${id} was retired before that day` : null;
};
