import type { Lang } from '@yinyom/contracts/constants';

/** Words that belong to the components themselves. */
export interface Labels {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  noMoreItems: string;
  couldNotLoad: string;
  showPassword: string;
  hidePassword: string;
  copy: string;
  copied: string;
  copyFailed: string;
  required: string;
  optional: string;
  previousYear: string;
  nextYear: string;
  /** How a day is written, as a placeholder. */
  dayPattern: string;
  dayInvalid: string;
  openCalendar: string;
  chooseMonth: string;
  futureMonth: string;
  chooseFile: string;
  dropFile: string;
  search: string;
  filters: string;
  /** Of filters that narrow a list now; `{count}` is their number. */
  filtersActive: string;
  nothingFound: string;
  sortAscending: string;
  sortDescending: string;
}

/** Loads the words of the design system in one language, for a page that loads no other. */
export const loadLabels = (lang: Lang): Promise<{ default: Labels }> =>
  import(/* webpackChunkName: 'texts-[request]' */ `../locales/${lang}.json`);
