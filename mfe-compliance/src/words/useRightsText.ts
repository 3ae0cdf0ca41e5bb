import type { SubjectRight } from '@yinyom/contracts/requests/rights';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** Gives the names of rights in one line. */
export const useRightsText = () => {
  const t = useComplianceTexts();
  return (rights: readonly SubjectRight[]): string => rights.map((right) => t(`rights.${right}`)).join(', ');
};
