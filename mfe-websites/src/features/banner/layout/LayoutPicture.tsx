import type { Layout } from '@yinyom/contracts/constants';
import styled from 'styled-components';

/** Place of the banner on a page of 96 × 60, per layout 0 to 11: x, y, width, height. */
const PLACES: Record<Layout, readonly [number, number, number, number]> = {
  0: [0, 46, 96, 14],
  1: [0, 0, 96, 14],
  2: [0, 4, 96, 14],
  3: [0, 42, 96, 14],
  4: [24, 17, 48, 26],
  5: [24, 17, 48, 26],
  6: [4, 4, 40, 24],
  7: [52, 4, 40, 24],
  8: [4, 18, 40, 24],
  9: [52, 18, 40, 24],
  10: [4, 32, 40, 24],
  11: [52, 32, 40, 24],
};
/** Layouts that move in, and which way the arrow points. */
const ARROWS: Partial<Record<Layout, string>> = { 2: 'M48 22v9m-4-4 4 4 4-4', 3: 'M48 38v-9m-4 4 4-4 4 4' };

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: 6px;
  .page {
    fill: ${({ theme }) => theme.color.canvas};
    stroke: ${({ theme }) => theme.color.lineStrong};
  }
  .line {
    fill: ${({ theme }) => theme.color.line};
  }
  .veil {
    fill: ${({ theme }) => theme.color.ink};
    opacity: 0.45;
  }
  .banner {
    fill: ${({ theme }) => theme.color.primary};
  }
  .text {
    fill: ${({ theme }) => theme.color.onPrimary};
    opacity: 0.9;
  }
  .arrow {
    fill: none;
    stroke: ${({ theme }) => theme.color.primary};
    stroke-width: 2;
  }
`;

/** A small picture of where a layout puts the banner. Decorative: the control around it carries the name. */
export const LayoutPicture = ({ layout }: { layout: Layout }) => {
  const [x, y, width, height] = PLACES[layout];
  return (
    <Svg viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <rect className="page" x="0.5" y="0.5" width="95" height="59" rx="4" />
      {[20, 27, 34].map((line) => (
        <rect key={line} className="line" x="12" y={line} width="72" height="3" rx="1" />
      ))}
      {layout === 5 && <rect className="veil" width="96" height="60" rx="4" />}
      <rect className="banner" x={x} y={y} width={width} height={height} rx="3" />
      <rect className="text" x={x + 4} y={y + 4} width={width * 0.5} height="2.5" />
      <rect className="text" x={x + width * 0.62} y={y + height - 6} width={width * 0.3} height="3" rx="1" />
      {ARROWS[layout] && <path className="arrow" d={ARROWS[layout]} />}
    </Svg>
  );
};
