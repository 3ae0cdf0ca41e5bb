const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;
/** Digits of any script with what people write between them: telephone, card and identity numbers. */
const NUMBER = /\p{Nd}(?:[\s().+-]{0,2}\p{Nd}){6}/u;
const MOST_ENCODED = 3;
/** From this length on letters and digits together are a token, no word. */
const LONG_MIXED = 16;
const LONGEST_WORD = 40;

const decoded = (segment: string): string => {
  let text = segment;
  for (let times = 0; times < MOST_ENCODED && text.includes('%'); times += 1)
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  return text;
};

const changesOf = (piece: string, pattern: RegExp): number => piece.match(pattern)?.length ?? 0;

/** Letters and digits as no word has them: tokens, keys, hashes. */
const isToken = (piece: string): boolean => {
  const mixed = /\d/.test(piece) && /[a-z]/i.test(piece);
  const turns = changesOf(piece, /\d(?=[a-z])|[a-z](?=\d)/gi);
  const rises = changesOf(piece, /[a-z](?=[A-Z])/g);
  return (
    (mixed && (piece.length >= LONG_MIXED || (piece.length >= 8 && turns >= 3))) ||
    (piece.length >= LONG_MIXED && rises >= 4) ||
    piece.length >= LONGEST_WORD
  );
};

/**
 * Whether a segment of a path may lead to a person or open something: an e-mail address, a number of seven digits or
 * more, a UUID, a token. What becomes evidence can never be taken back, so rather one too many.
 */
export const isTelling = (segment: string): boolean => {
  const text = decoded(segment);
  if (text.includes('@') || NUMBER.test(text) || UUID.test(text)) return true;
  return (text.match(/[A-Za-z0-9]+/g) ?? []).some(isToken);
};

/** Words that a link's secret follows. */
const BEFORE_SECRET =
  /^(?:token|reset|reset-?password|verify|verification|invite|invitation|confirm|activate|activation|unsubscribe|magic(?:-?link)?|session)$/i;

/** Whether a segment stands where links have their secret and looks as if it were one. */
export const isSecretAfter = (before: string | undefined, segment: string): boolean =>
  before !== undefined && BEFORE_SECRET.test(before) && (/\d/.test(segment) || segment.length >= 12);
