import styled from 'styled-components';

const Figure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 320px);
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  strong {
    font-size: ${({ theme }) => theme.font.size.h2};
    font-variant-numeric: tabular-nums;
  }
  meter {
    width: 100%;
    height: 12px;
  }
`;

interface ScoreMeterProps {
  /** What the meter measures. */
  label: string;
  /** The score in words. */
  text: string;
  /** 0 to 100, the more the better. */
  value: number;
}

/** A score with its meter. */
export const ScoreMeter = ({ label, text, value }: ScoreMeterProps) => (
  <Figure>
    <strong>{text}</strong>
    <meter min={0} max={100} low={50} high={80} optimum={100} value={value} aria-label={label} />
  </Figure>
);
