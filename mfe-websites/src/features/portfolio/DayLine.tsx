import styled from 'styled-components';

const WIDTH = 120;
const HEIGHT = 32;
/** Room for the stroke. */
const EDGE = 2;

const Line = styled.svg`
  display: block;
  width: ${WIDTH}px;
  max-width: 100%;
  height: ${HEIGHT}px;
  color: ${({ theme }) => theme.color.primary};
  forced-color-adjust: auto;
`;

/** How many decided on each day, in one line. The figure is next to it, so readers skip it. */
export const DayLine = ({ days }: { days: readonly number[] }) => {
  const most = Math.max(1, ...days);
  const path = days
    .map((count, at) => {
      const x = (at / Math.max(1, days.length - 1)) * WIDTH;
      const y = HEIGHT - EDGE - (count / most) * (HEIGHT - 2 * EDGE);
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join('');
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </Line>
  );
};
