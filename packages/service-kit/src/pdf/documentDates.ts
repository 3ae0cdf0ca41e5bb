import { TIME_ZONE, type Lang } from '@yinyom/contracts/constants';
import { BUDDHIST_ERA, withCommonEra } from '@yinyom/contracts/time/eras';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Dates of documents to print: DD/MM/YYYY (specification §9), in Thai with years of the Buddhist era. They follow the
 * document's language and nobody's settings: whoever prints it, it is the same document.
 */
export const documentDates = (lang: Lang) => {
  const day = (date: string): string => {
    const [year = '', month, of] = date.split('-');
    return `${of}/${month}/${lang === 'th' ? Number(year) + BUDDHIST_ERA : year}`;
  };
  return {
    /** Of YYYY-MM-DD. */
    day,
    /** Of YYYY-MM-DD, the year in both eras where a reader could doubt which is meant. */
    certainDay: (date: string): string =>
      lang === 'th' ? withCommonEra(day(date), date.slice(0, 4)) : day(date),
    /** DD/MM/YYYY | HH:mm:ss in Bangkok of an ISO time. */
    time: (iso: string): string => {
      const [date = '', time] = clock.format(new Date(iso)).split(' ');
      return `${day(date)} | ${time}`;
    },
  };
};
