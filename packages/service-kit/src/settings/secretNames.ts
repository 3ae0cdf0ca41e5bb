/** The secrets of an installation, each for uses of its own (docs/keys.md). */
export const SECRET_NAMES = ['JWT_SECRET', 'INTERNAL_SECRET', 'INGEST_SECRET', 'DATA_SECRET'] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

/** The setting that names the earlier values of a secret. */
export const previousOf = <N extends SecretName>(name: N): `${N}_PREVIOUS` => `${name}_PREVIOUS`;
