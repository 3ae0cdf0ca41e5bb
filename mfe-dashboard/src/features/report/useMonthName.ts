import { writtenMonth } from '@yinyom/contracts/time/writtenDay';
import { monthNames, yearName } from '@yinyom/ui/foundation/calendarNames';
import { useTheme } from 'styled-components';

/** Names a month (YYYY-MM) in the language and the calendar of the reader. */
export const useMonthName = () => {
  const { lang, buddhistEra } = useTheme();
  return (month: string): string =>
    writtenMonth(
      monthNames(lang)[Number(month.slice(5)) - 1] ?? '',
      yearName(lang, Number(month.slice(0, 4)), buddhistEra),
      lang,
    );
};
