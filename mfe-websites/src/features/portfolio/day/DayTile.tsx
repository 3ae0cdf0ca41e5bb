import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import { Link } from '@yinyom/mfe-kit';
import { pressedKey } from '@yinyom/mfe-kit/components/pressedKey';
import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { LongName } from '@yinyom/ui/data/LongName';
import { Row } from '@yinyom/ui/data/Stack';
import { useId, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { usePortfolioTexts } from '../../../texts/usePortfolioTexts';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { toneOf, WorstReason } from '../WorstReason';
import { fixOf } from './dayFix';
import { TILE_KEYS, type TileAction } from './tileKeys';
import { useFix } from './useFix';

const Tile = styled.article<{ $seen: boolean }>`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 190px;
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme, $seen }) => ($seen ? theme.color.canvas : theme.color.surface)};
  &:focus-within {
    border-color: ${({ theme }) => theme.color.primary};
  }
  > h2 {
    font-size: ${({ theme }) => theme.font.size.h3};
  }
`;
const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface DayTileProps {
  organizationId: string;
  row: PortfolioRow;
  words: ComplianceWords;
  seen: boolean;
  /** Place among the tiles, from 0, and how many there are; -1: more than are loaded. */
  at: number;
  size: number;
  onAct: (act: Exclude<TileAction, 'fix' | 'undo'>) => void;
}

/** One website of the day: the one sentence about it, the fix that is proposed, and the way on. */
export const DayTile = ({ organizationId, row, words, seen, at, size, onAct }: DayTileProps) => {
  const t = usePortfolioTexts();
  const name = useId();
  const sentence = useId();
  const { worst, attention } = row.health;
  const fix = fixOf(worst);
  const { id, stage, busy, apply, undo } = useFix(organizationId, row.application_id);
  const canFix = fix !== null && !busy && (stage === 'none' || stage === 'left_out');
  const tile = useFocusAfterChange<HTMLElement>(stage);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const act = pressedKey(TILE_KEYS, event)?.action;
    // Space on a button presses it.
    const isOnButton = (event.target as HTMLElement).closest('a, button') !== null;
    if (!act || (isOnButton && event.key === ' ')) return;
    event.preventDefault();
    if (act === 'fix') {
      if (canFix) void apply(fix);
    } else if (act === 'undo') {
      if (stage === 'waiting' && !busy) void undo();
    } else onAct(act);
  };
  return (
    <Tile
      ref={tile}
      $seen={seen}
      tabIndex={0}
      aria-labelledby={name}
      aria-describedby={sentence}
      aria-posinset={at + 1}
      aria-setsize={size}
      onKeyDown={press}
    >
      <h2 id={name}>
        <Link to={`/websites/${row.application_id}`}>
          <LongName>{row.domain_name}</LongName>
        </Link>
      </h2>
      <Row $gap={2}>
        <Badge tone={toneOf(worst)}>{t(`health_${worst}`)}</Badge>
        {seen && <Quiet>{t('day.seen')}</Quiet>}
      </Row>
      <div id={sentence}>
        <WorstReason row={row} words={words} />
        {attention > 1 && (
          <p>
            <Quiet>{t('attention', { number: String(attention - 1) })}</Quiet>
          </p>
        )}
      </div>
      <Row $gap={2}>
        {fix && (stage === 'none' || stage === 'left_out') && (
          <Button size="small" busy={busy} onClick={() => void apply(fix)}>
            {t(`day.fix_${fix}`)}
          </Button>
        )}
        <span role="status">
          {stage !== 'none' && t(`day.stage_${stage}`)}{' '}
          {stage === 'left_out' && <Link to={`/portfolio/bulk/${id ?? ''}`}>{t('day.why')}</Link>}
        </span>
        {stage === 'waiting' && (
          <Button kind="secondary" size="small" busy={busy} onClick={() => void undo()}>
            {t('day.undo')}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={() => onAct('next')}>
          {t('day.next')}
        </Button>
      </Row>
    </Tile>
  );
};
