import { LOCALE_TAGS, TIME_ZONE, type Lang } from '@yinyom/contracts/constants';

/** A day and its time in Bangkok, as a mail in a language says it. */
export const dayIn = (lang: Lang, at: Date): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[lang], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(at);
