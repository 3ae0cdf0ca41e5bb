import { writtenMonth } from '@yinyom/contracts/time/writtenDay';
import { monthNames, yearName } from '@yinyom/ui/foundation/calendarNames';
import { useTheme } from 'styled-components';

/** Names months (YYYY-MM) in the reader's language and calendar. */
export const useMonthName = (): ((month: string) => string) => {
  const { lang, buddhistEra } = useTheme();
  return (month) =>
    writtenMonth(
      monthNames(lang)[Number(month.slice(5)) - 1] ?? '',
      yearName(lang, Number(month.slice(0, 4)), buddhistEra),
      lang,
    );
};
