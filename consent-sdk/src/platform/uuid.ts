/** UUID version 4. `crypto.randomUUID` exists only on https pages, so the bytes are drawn by hand. */
export const uuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  let text = '';
  for (let index = 0; index < 16; index++) {
    text += (256 + bytes[index]!).toString(16).slice(1);
  }
  return text.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
