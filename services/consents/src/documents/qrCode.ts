import { html, type Html } from '@yinyom/service-kit/markup/html';
import { create } from 'qrcode';

/** Light modules around the code that scanners need. */
const QUIET = 4;

/** A text as a QR code, a vector drawing in black. @param name what people who do not see it are told */
export const qrCode = (text: string, name: string): Html => {
  // One piece of bytes: left to itself the library cuts a text into pieces of several kinds.
  const { modules } = create([{ mode: 'byte', data: Buffer.from(text) }], { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)]);
  const path = cells
    .filter(([x = 0, y = 0]) => modules.get(y, x))
    .map(([x = 0, y = 0]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`)
    .join('');
  const side = size + 2 * QUIET;
  return html`<svg
    class="qr"
    role="img"
    aria-label="${name}"
    viewBox="0 0 ${side} ${side}"
    shape-rendering="crispEdges"
  >
    <path d="${path}" fill="#000" />
  </svg>`;
};
