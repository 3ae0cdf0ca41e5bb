import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import { MAX_BINDER_DAYS, type BinderLanguages, type createBinder } from '@yinyom/contracts/papers/binders';
import { PAPER_ORDER, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { addDays, bangkokToday, daysBetween } from '@yinyom/contracts/time/bangkokDay';

export interface BinderValues {
  from: string;
  until: string;
  /** Whether all websites are meant. */
  all: boolean;
  applications: string[];
  /** Chosen ones of the websites that are deleted, apart from those that are there. */
  deleted: string[];
  papers: InspectionPaper[];
  languages: BinderLanguages;
}

/** The last quarter that is over, as its first and last day in Asia/Bangkok. */
export const lastQuarter = (today = bangkokToday()): { from: string; until: string } => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = month - 1 - ((month - 1) % 3);
  const until = addDays(new Date(Date.UTC(year, first, 1)).toISOString().slice(0, 10), -1);
  const from = `${until.slice(0, 4)}-${String(Number(until.slice(5, 7)) - 2).padStart(2, '0')}-01`;
  return { from, until };
};

/** What most inspections ask for. */
export const defaultValues = (today?: string): BinderValues => ({
  ...lastQuarter(today),
  all: true,
  applications: [],
  deleted: [],
  papers: [...PAPER_ORDER],
  languages: 'th',
});

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What an address asks for, as a letter of the regulator does (`binderPath`); what it does not name is as usual. */
export const askedValues = (search: URLSearchParams, today?: string): BinderValues => {
  const usual = defaultValues(today);
  const named = (search.get('papers') ?? '').split(',');
  const papers = PAPER_ORDER.filter((paper) => named.includes(paper));
  const day = (name: 'from' | 'until') => {
    const given = search.get(name) ?? '';
    return DAY.test(given) ? given : usual[name];
  };
  return {
    ...usual,
    ...(papers.length > 0 && { papers }),
    from: day('from'),
    until: day('until'),
  };
};

/** What is wrong with the values, as codes of messages by field. */
export const binderProblems = (
  { from, until, all, applications, deleted, papers }: BinderValues,
  today = bangkokToday(),
): Partial<Record<keyof BinderValues, string>> => ({
  ...(from === '' && { from: 'required' }),
  ...(until === '' && { until: 'required' }),
  ...(until > today && { until: 'future_day' }),
  ...(from !== '' && until !== '' && from > until && { from: 'date_range_invalid' }),
  ...(from !== '' && until !== '' && daysBetween(from, until) > MAX_BINDER_DAYS && { from: 'out_of_range' }),
  ...(!all && applications.length + deleted.length === 0 && { applications: 'required' }),
  ...(papers.length === 0 && { papers: 'required' }),
});

/** Whether a binder of the period can be made. */
export const isBinderPeriod = (values: BinderValues, today?: string): boolean => {
  const { from, until } = binderProblems(values, today);
  return from === undefined && until === undefined;
};

export const binderBody = ({
  all,
  applications,
  deleted,
  ...body
}: BinderValues): BodyInputOf<typeof createBinder> => ({
  ...body,
  applications: all ? null : [...applications, ...deleted],
});
