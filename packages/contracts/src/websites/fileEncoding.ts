/** Encodings that files arrive in; windows-874 is the Thai one of Excel ("CSV (Comma delimited)") and holds TIS-620. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-874'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** Bytes that suffice to see that every second one is zero. */
const SAMPLE_BYTES = 1_024;
/** As many times more zeros are on one side than on the other. */
const ONE_SIDE = 4;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** UTF-16 without a mark: ASCII letters such as delimiters, digits and line ends have a zero byte on one side. */
const unmarkedUtf16 = (bytes: Uint8Array): FileEncoding | null => {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Text in any other encoding has no zero at all.
  if (bytes.length % 2 !== 0 || Math.max(even, odd) <= ONE_SIDE * Math.min(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** An answer may be cut within its last letter, hence `stream`. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const encodingOf = (bytes: Uint8Array): FileEncoding => {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  return unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-874');
};

/**
 * Text of a file, by its byte order mark, else as UTF-8 where it is valid, else as Thai of Windows. The mark is no part of
 * the text.
 */
export const decodeFile = (bytes: Uint8Array): { text: string; encoding: FileEncoding } => {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
};
