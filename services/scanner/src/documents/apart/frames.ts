/** How the two processes speak: each message is its length, then as many bytes. */
export const LENGTH_BYTES = 4;

export const frameOf = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32LE(part.length);
      return [length, part];
    }),
  );
