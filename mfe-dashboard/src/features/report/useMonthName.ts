import { BUDDHIST_ERA, monthNames } from '@yinyom/ui/foundation/calendarNames';
import { useTheme } from 'styled-components';

/** Names a month (YYYY-MM) in the language and the calendar of the reader. */
export const useMonthName = () => {
  const { labels, lang, buddhistEra } = useTheme();
  return (month: string): string => {
    const year = Number(month.slice(0, 4));
    const shown = buddhistEra ? labels.buddhistYear.replace('{year}', String(year + BUDDHIST_ERA)) : year;
    return `${monthNames(lang)[Number(month.slice(5)) - 1]} ${shown}`;
  };
};
