/** Undoes URL encoding, also a doubled one. Throws on what is none. */
export const decode = (text: string): string =>
  /%[\da-f]{2}/i.test(text) ? decode(decodeURIComponent(text)) : text;
