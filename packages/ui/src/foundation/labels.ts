import type { Lang } from '@yinyom/contracts/constants';
import cn from '../locales/cn.json';
import en from '../locales/en.json';
import jp from '../locales/jp.json';
import kh from '../locales/kh.json';
import th from '../locales/th.json';

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

/** The words of the design system in every language. */
export const labels: Record<Lang, Labels> = { th, en, cn, jp, kh };
