import { COMMON_PASSWORDS } from './commonPasswords';
import { COMMON_WORDS } from './commonWords';

const DISGUISES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};
const undisguise = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[01345789@$!+]/g, (char) => (char === '1' || char === '!' ? one : (DISGUISES[char] ?? char)));

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const reversed = (text: string) => [...text].reverse().join('');
const RUNS = ROWS.flatMap((row) => [row + row, reversed(row + row)]);

/** Whether the whole text is cut from rows of the keyboard or the alphabet, in pieces of at least three. */
const isWalk = (text: string): boolean => {
  let rest = text;
  while (rest.length > 0) {
    let length = rest.length;
    while (length >= 3 && !RUNS.some((run) => run.includes(rest.slice(0, length)))) length -= 1;
    // One more character for the rules' sake does not make a walk a password.
    if (length < 3) return rest.length === 1 && rest.length < text.length;
    rest = rest.slice(length);
  }
  return true;
};

/** A short piece again and again: `Aa1Aa1Aa1`, `1111aaaa`. */
const isRepetition = (text: string): boolean =>
  /^(.{1,4})\1+$/u.test(text) || isMadeOfRuns(text) || new Set(text).size <= 3;

/** Whether each character repeats at least three times in a row. No pattern: it would try every way to divide a long row. */
const isMadeOfRuns = (text: string): boolean => {
  const characters = [...text];
  let begin = 0;
  for (let at = 1; at <= characters.length; at += 1) {
    if (characters[at] === characters[begin]) continue;
    if (at - begin < 3) return false;
    begin = at;
  }
  return true;
};

/** `Aa123456`, `Ab15081990`: a number with one or two letters for the rules' sake. */
const LONG_NUMBER = /\d{5,}/;

/** Whether a text stands in the list of leaked passwords, also with signs around it or one more at its end. */
const isListed = (text: string): boolean =>
  [text, text.replace(/[^a-z0-9]$/, ''), text.replace(/^[^a-z0-9]+|(?<![^a-z0-9])[^a-z0-9]+$/g, '')].some(
    (form) => COMMON_PASSWORDS.has(form),
  );

const bare = (text: string): string => text.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');

/** Whether a text is nothing but known words, one after another (at most three). */
const isMadeOf = (text: string, words: ReadonlySet<string>, depth = 3): boolean => {
  if (words.has(text)) return true;
  if (depth === 1) return false;
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (words.has(text.slice(0, cut)) && isMadeOf(text.slice(cut), words, depth - 1)) return true;
  }
  return false;
};

/** Words of at least four Latin letters in what is known about the person and the organization. */
const personalWords = (context: readonly string[]): string[] =>
  context.flatMap((value) => {
    const letters = value.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    return [...letters, value.toLowerCase().replace(/[^a-z]/g, '')].filter((word) => word.length >= 4);
  });

/**
 * Whether a password is one of those that guessing programs try first: a leaked one, a common word, product words,
 * the person's or organization's own names, keyboard rows, sequences and repetitions, each with the usual capitals, digits,
 * signs and digits-for-letters.
 * @param context names, e-mail address, organization: what somebody who guesses would know
 */
export const isCommonPassword = (password: string, context: readonly string[] = []): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  if (isListed(text) || isRepetition(text) || isWalk(text.replace(/[^a-z0-9]/g, ''))) return true;
  // Guessing lists hold no Thai, no emoji; letters beyond a-z are more than a disguise.
  if (/[^\x20-\x7e]/.test(text)) return false;
  const words = new Set([...COMMON_WORDS, ...personalWords(context)]);
  const forms = [bare(text), bare(undisguise(text, 'i')), bare(undisguise(text, 'l'))];
  // `password123` first loses its digits; `p4ssw0rd123` first its disguise inside, then the rest.
  const inner = bare(text);
  forms.push(undisguise(inner, 'i'), undisguise(inner, 'l'));
  return forms
    .map((form) => form.replace(/[^a-z]/g, ''))
    .some((form) => {
      if (form.length < 3) return LONG_NUMBER.test(text);
      return COMMON_PASSWORDS.has(form) || isMadeOf(form, words) || isWalk(form);
    });
};
