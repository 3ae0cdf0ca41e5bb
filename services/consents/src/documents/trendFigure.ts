import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { html, type Html } from '@yinyom/service-kit/markup/html';

const WIDTH = 700;
const HEIGHT = 150;
const BASE = 128;
/** Where the longest bar ends; its count stands above. */
const TOP = 18;
/** From below. Refusing is no failure, so no colour of alarm; light and dark tell them apart without colour, too. */
const PARTS = [
  { name: 'accepted', fill: '#0b6e6e' },
  { name: 'declined', fill: '#f2a33a' },
  { name: 'withdrawn', fill: '#8a5300' },
] as const;
type Part = (typeof PARTS)[number]['name'];

/** The parts of a day's decisions, none counted in another: withdrawals are declined decisions, too. */
const partsOf = ({ accepted, declined, withdrawn }: DailyRow): Record<Part, number> => ({
  accepted,
  declined: declined - withdrawn,
  withdrawn,
});

/** The days of a month as stacked bars; the table of the same document has the figures. */
export const trendFigure = (
  rows: readonly DailyRow[],
  names: Record<Part, string> & { label: string },
): Html => {
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const step = WIDTH / Math.max(1, rows.length);
  const tall = (count: number): number => Math.round((count / most) * (BASE - TOP) * 10) / 10;
  const bars = rows.map((row, index) => {
    const x = index * step + 2;
    const counts = partsOf(row);
    const width = Math.min(step - 4, 24);
    const label = index % 5 === 0 || rows.length <= 10;
    let top = BASE;
    const stack = PARTS.map(({ name, fill }) => {
      const height = tall(counts[name]);
      top -= height;
      return html`<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${fill}" />`;
    });
    return html`${stack}${label && html`<text x="${x}" y="${HEIGHT - 4}" font-size="11" fill="#52636b">${row.date.slice(8)}</text>`}`;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" role="img" aria-label="${names.label}">
      <line x1="0" y1="${TOP}" x2="${WIDTH}" y2="${TOP}" stroke="#d5dee0" />
      <text x="${WIDTH}" y="${TOP - 5}" font-size="11" text-anchor="end" fill="#52636b">${most}</text>
      <line x1="0" y1="${BASE}" x2="${WIDTH}" y2="${BASE}" stroke="#9aa9ae" />
      ${bars}
    </svg>
    <p class="note">
      ${PARTS.map(({ name, fill }) => html`<span style="color:${fill}">■</span> ${names[name]} &nbsp; `)}
    </p>`;
};
