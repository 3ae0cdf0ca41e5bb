import type { FoundBrowser } from './findBrowser';

/** What a browser needs of our surroundings; nothing else of them is its business, secrets least of all. */
const NEEDED =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LANGUAGE|TZ|DISPLAY|SystemRoot|LC_.*|XDG_.*|FONTCONFIG_.*)$/;

/** Variables for a process of a browser. */
export const surroundingsFor = ({ env }: Pick<FoundBrowser, 'env'>): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name))),
  ...env,
});
