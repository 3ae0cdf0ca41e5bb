/** Characters without a shape that come along when a text is copied: joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu;

/** What a person typed or copied, as it looks: without characters that cannot be seen, and without spaces at both ends. */
export const visible = (given: string): string => given.replace(INVISIBLE, '').trim();
