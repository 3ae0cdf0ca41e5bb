import { monthNames, yearName } from '@yinyom/ui/foundation/calendarNames';
import { useTheme } from 'styled-components';

/** Names months (YYYY-MM) in the reader's language and calendar. */
export const useMonthName = (): ((month: string) => string) => {
  const { lang, buddhistEra } = useTheme();
  return (month) => {
    const [year = '', number = ''] = month.split('-');
    return `${monthNames(lang)[Number(number) - 1]} ${yearName(lang, Number(year), buddhistEra)}`;
  };
};
