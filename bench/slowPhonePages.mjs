import { startStaticTwin, visitOnPhone } from './slowPhone.mjs';

const RUNS = 5;

/**
 * What people come for on each page: the largest text (`largest`), or an element that has it (`selector`). `times` is how
 * much longer than the same page as static HTML it may take, `seconds` the goal on an idle machine.
 */
const PAGES = [
  { path: '/', seconds: 1, times: 2 },
  { path: '/login', seconds: 2, times: 3 },
  { path: '/websites', signedIn: true, selector: 'main table tbody tr:has(td a)', seconds: 2.5, times: 3.5 },
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const measurePage = async (browser, productUrl, { path, signedIn, selector, times }, enter) => {
  const prepare = signedIn ? enter : undefined;
  const plain = await startStaticTwin(browser, productUrl, path, prepare);
  const when = ({ largest, drawn }) => (selector ? drawn : largest);
  const ours = [];
  const theirs = [];
  try {
    // Interleaved, so that a busy machine is busy for both.
    for (let run = 0; run < RUNS; run += 1) {
      theirs.push(await visitOnPhone(browser, plain.url, { selector }));
      ours.push(await visitOnPhone(browser, productUrl + path, { prepare, selector }));
    }
  } finally {
    plain.close();
  }
  const own = median(ours.map(when));
  const twin = median(theirs.map(when));
  const what = selector ? 'first rows' : 'largest paint';
  return [
    { what: `${what} of ${path}, slow phone`, value: own, unit: 'ms' },
    { what: `${what} of ${path} as static HTML`, value: twin, unit: 'ms' },
    { what: `${what} of ${path} over static HTML`, value: own / twin, unit: 'x', budget: times },
    {
      what: `layout shift of ${path} (worst visit)`,
      value: Math.max(...ours.map(({ shift }) => shift)),
      unit: '',
      budget: 0.02,
    },
  ];
};

/**
 * How fast pages stand on a slow phone, against the same pages as static HTML, and how much they move.
 * @param enter signs a page in before it is opened
 */
export const measureSlowPhone = async (browser, productUrl, enter) => {
  const rows = [];
  for (const page of PAGES) rows.push(...(await measurePage(browser, productUrl, page, enter)));
  return rows;
};
