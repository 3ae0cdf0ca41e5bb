import { SHAPES, type Shape } from '@yinyom/contracts/websites/templateDesign';
import styled from 'styled-components';

const RADII = { square: 0, soft: 4, round: 9 } as const;
const WIDTHS_PX = { narrow: 56, normal: 68, wide: 84 } as const;
const LINE_PX = { normal: 3, large: 4, larger: 5 } as const;

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: 6px;
  background: ${({ theme }) => theme.color.canvas};
  .banner {
    fill: ${({ theme }) => theme.color.surface};
    stroke: ${({ theme }) => theme.color.lineStrong};
  }
  .text {
    fill: ${({ theme }) => theme.color.lineStrong};
  }
  .button {
    fill: ${({ theme }) => theme.color.primary};
  }
`;

/** A small picture of a banner in a ready-made shape. Decorative: the control around it carries the name. */
export const ShapePicture = ({ shape }: { shape: Shape }) => {
  const { corners, width, text_size } = SHAPES[shape];
  const wide = WIDTHS_PX[width];
  const left = (96 - wide) / 2;
  const line = LINE_PX[text_size];
  const button = { y: 36, width: (wide - 20) / 2, height: 9, rx: RADII[corners] / 2 };
  return (
    <Svg viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <rect className="banner" x={left} y="9" width={wide} height="42" rx={RADII[corners]} />
      {[1, 0.7].map((share, at) => (
        <rect
          key={share}
          className="text"
          x={left + 8}
          y={17 + at * (line + 4)}
          width={(wide - 16) * share}
          height={line}
          rx="1"
        />
      ))}
      <rect className="button" x={left + 8} {...button} />
      <rect className="button" x={left + 12 + button.width} {...button} />
    </Svg>
  );
};
