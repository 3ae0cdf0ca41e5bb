import { formatNumber, useLang } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;
const Tile = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  > strong {
    font-size: ${({ theme }) => theme.font.size.h2};
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  > span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  &[data-bad] > strong {
    color: ${({ theme }) => theme.color.danger};
  }
`;

interface CountTilesProps {
  label: string;
  /** Undefined counts are not known yet; `isBad` ones are coloured where there is any. */
  tiles: readonly { key: string; text: string; count: number | undefined; isBad: boolean }[];
}

/** Figures next to each other, each with its name. */
export const CountTiles = ({ label, tiles }: CountTilesProps) => {
  const lang = useLang();
  return (
    <Tiles aria-label={label}>
      {tiles.map(({ key, text, count, isBad }) => (
        <Tile key={key} data-bad={(isBad && Boolean(count)) || undefined}>
          <strong>{count === undefined ? '–' : formatNumber(count, lang)}</strong>
          <span>{text}</span>
        </Tile>
      ))}
    </Tiles>
  );
};
