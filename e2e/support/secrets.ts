const SECRETS = ['JWT_SECRET', 'INTERNAL_SECRET', 'INGEST_SECRET', 'DATA_SECRET'] as const;
const secret = (letter: string) => letter.repeat(40);

/** Settings of all secrets: the one in use, and another one that is taken. */
export const secretsOf = (now: string, other?: string): Record<string, string> =>
  Object.fromEntries(
    SECRETS.flatMap((name, at) => [
      [name, secret(`${now}${at}`)],
      ...(other === undefined ? [] : [[`${name}_PREVIOUS`, secret(`${other}${at}`)]]),
    ]),
  );
