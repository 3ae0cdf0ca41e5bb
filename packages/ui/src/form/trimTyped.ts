/**
 * The trim rule of text inputs (specification §5). While typing only the start is trimmed, because a space at
 * the end may be followed by the next word; when the value is final both ends are.
 */
export const trimTyped = (value: string, final: boolean): string =>
  final ? value.trim() : value.trimStart();
