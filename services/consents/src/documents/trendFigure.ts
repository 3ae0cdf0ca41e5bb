import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { html, type Html } from '@yinyom/service-kit/pdf/htmlText';

const WIDTH = 700;
const HEIGHT = 150;
const BASE = 128;

/** The days of a month as bars: accepted below, declined on top; the table beside it has the figures. */
export const trendFigure = (
  rows: readonly DailyRow[],
  names: { label: string; accepted: string; declined: string },
): Html => {
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const step = WIDTH / Math.max(1, rows.length);
  const tall = (count: number): number => Math.round((count / most) * (BASE - 8) * 10) / 10;
  const bars = rows.map(({ date, ...row }, index) => {
    const x = index * step + 2;
    const [accepted, declined] = [tall(row.accepted), tall(row.declined)];
    const width = Math.min(step - 4, 24);
    const label = index % 5 === 0 || rows.length <= 10;
    return html`<rect
        x="${x}"
        y="${BASE - accepted}"
        width="${width}"
        height="${accepted}"
        fill="#1e7b4f"
      /><rect
        x="${x}"
        y="${BASE - accepted - declined}"
        width="${width}"
        height="${declined}"
        fill="#b3261e"
      />${label && html`<text x="${x}" y="${HEIGHT - 4}" font-size="11" fill="#52636b">${date.slice(8)}</text>`}`;
  });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" role="img" aria-label="${names.label}">
      <line x1="0" y1="${BASE}" x2="${WIDTH}" y2="${BASE}" stroke="#9aa9ae" />
      ${bars}
    </svg>
    <p class="note">
      <span style="color:#1e7b4f">■</span> ${names.accepted} &nbsp;
      <span style="color:#b3261e">■</span> ${names.declined}
    </p>`;
};
