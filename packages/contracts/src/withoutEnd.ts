/**
 * A text without a sign that repeats at its end. The pattern for it, `/\/+$/`, looks for the end of the text from each of the
 * signs on, and takes quadratic time.
 */
export const withoutEnd = (text: string, sign: string): string => {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
};
