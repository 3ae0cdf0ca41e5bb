/**
 * A text in which no line ends within a name that has a hyphen, such as a domain: a word joiner follows the hyphen. The same as in
 * the contract's `toServedTexts`, which the script in a website's file gets its texts from.
 */
export const unbroken = (text: string): string => text.replace(/\b-\b/g, '-\u2060');
