import styled from 'styled-components';

const WIDTH = 240;
const HEIGHT = 56;
/** Room for the stroke. */
const EDGE = 3;
/** Least difference between top and bottom, so that noise does not look like a fall. */
const LEAST_RANGE = 0.2;

const Line = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  color: ${({ theme }) => theme.color.primary};
  forced-color-adjust: auto;
`;

/** The course of a share in one line; gaps where it is not known. The figures are elsewhere, so readers skip it. */
export const Sparkline = ({ shares }: { shares: readonly (number | null)[] }) => {
  const known = shares.filter((share) => share !== null);
  const middle = known.length > 0 ? (Math.min(...known) + Math.max(...known)) / 2 : 0.5;
  const range = Math.max(LEAST_RANGE, Math.max(...known) - Math.min(...known));
  const pointOf = (share: number, at: number) => {
    const x = shares.length > 1 ? (at / (shares.length - 1)) * WIDTH : WIDTH / 2;
    const y = HEIGHT / 2 - ((share - middle) / range) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const path = shares
    .map((share, at) =>
      share === null ? '' : `${at > 0 && shares[at - 1] !== null ? 'L' : 'M'}${pointOf(share, at)}`,
    )
    .join('');
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </Line>
  );
};
