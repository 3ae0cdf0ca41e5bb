import { useComplianceTexts } from '../texts/useComplianceTexts';

/** Gives a number of days, as it is shown, in words. */
export const useDaysText = () => {
  const t = useComplianceTexts();
  return (days: string): string => t(days === '1' ? 'figures.one_day' : 'figures.days', { days });
};
