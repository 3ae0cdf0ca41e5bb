/** A PDF's text with its names as every reader understands them: `#4A` is the letter J. */
export const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
