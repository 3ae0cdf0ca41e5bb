import { useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const WIDTH = 96;
const HEIGHT = 20;

const Bars = styled.svg`
  display: block;
  fill: ${({ theme }) => theme.color.primary};
`;

/** Errors of the last hours as bars, the latest at the end. */
export const HourBars = ({ hours }: { hours: readonly number[] }) => {
  const t = useTexts('operations');
  const most = Math.max(...hours);
  const step = WIDTH / hours.length;
  return (
    <Bars
      role="img"
      aria-label={t('hours_label', { most })}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {hours.map((count, at) => {
        const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT);
        return <rect key={at} x={at * step} y={HEIGHT - height} width={step - 1} height={height} />;
      })}
    </Bars>
  );
};
