import type { FoundForm } from '@yinyom/contracts/papers/foundForms';
import { useRecordTexts } from '../../texts/useRecordTexts';

/** Addresses that a line shows; it counts the others. */
const SHOWN_PAGES = 3;

/** React hook: on which pages a form is. */
export const useFormPlaces = ({ form_pages, pages_total }: FoundForm): string => {
  const t = useRecordTexts();
  const shown = form_pages.slice(0, SHOWN_PAGES);
  const pages = shown.join(', ');
  const count = pages_total - shown.length;
  return count > 0 ? t('forms.on_more', { pages, count }) : t('forms.on', { pages });
};
