import type { button } from './element';

/** The control that always stays: withdrawing must be as easy as giving (PDPA s.19). Its cookie is drawn in CSS. */
export const reopenControl = (create: typeof button, label: string, open: () => void): HTMLElement => {
  const control = create('open', '', open);
  control.title = label;
  return control;
};
