/** A part of an address in its own letters; as it came where it is not encoded well. */
export const decodedPart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
