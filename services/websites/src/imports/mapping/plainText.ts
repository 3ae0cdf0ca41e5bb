const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Words without markup: of another product's texts nothing but what is read is taken over. */
export const plainText = (text: string): string =>
  text
    .replace(/<(?:script|style)\b[^]*?<\/(?:script|style)>/giu, ' ')
    .replace(/<\/?[a-z!][^>]*>/giu, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/gu, (_all, name: string) => ENTITIES[name] ?? ' ')
    .replace(/&#39;/gu, "'")
    .replace(/[ \t]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();
