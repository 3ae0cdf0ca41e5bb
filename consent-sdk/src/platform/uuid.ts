/** UUID version 4. `crypto.randomUUID` exists only on https pages, so every digit is drawn by hand. */
export const uuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! & 15).toString(16),
  );
