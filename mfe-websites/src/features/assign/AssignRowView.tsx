import { formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { memo, useEffect, useRef } from 'react';
import { useTheme } from 'styled-components';
import { categoryColor } from '../../common/categoryColor';
import type { AssignRow, Target } from '../../common/assignRows';
import { Dot, Line, Meter } from './assignLook';

interface AssignRowViewProps {
  row: AssignRow;
  index: number;
  current: boolean;
  chosen: boolean;
  /** Where the row was moved to. */
  decided: Target | undefined;
  suggested: Target | undefined;
  /** Whether the focus follows the current row: only once somebody works in the list. */
  followed: boolean;
  onPress: (index: number, key: string) => void;
  onTake: (index: number, row: AssignRow) => void;
}

/** Named one by one up to this many websites. */
const NAMED_DOMAINS = 2;

/** A cookie that wants a decision: what it is, why it stands here, what is suggested, what was decided. */
const PlainRow = (props: AssignRowViewProps) => {
  const { row, index, current, chosen, decided, suggested, followed, onPress, onTake } = props;
  const t = useTexts('websites');
  const lang = useLang();
  const theme = useTheme();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current && followed && document.activeElement !== line.current) line.current?.focus();
  }, [current, followed]);
  const more = row.domains.length - NAMED_DOMAINS;
  const where = row.domains.slice(0, NAMED_DOMAINS).join(', ');
  const others = more > 0 ? t('assign.moreWebsites', { number: String(more) }) : '';
  return (
    <Line
      ref={line}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={chosen}
      tabIndex={current ? 0 : -1}
      data-decided={decided ? '' : undefined}
      onClick={() => onPress(index, row.key)}
    >
      <span role="gridcell" aria-label={t(chosen ? 'assign.chosen' : 'assign.notChosen')}>
        <i aria-hidden="true" data-box="">
          {chosen && <Icon name="check" size={16} />}
        </i>
      </span>
      <span role="gridcell">
        <code>{row.name}</code>
        <small>
          {[...new Set([row.provider, where])].filter(Boolean).join(' · ')} {others}
        </small>
      </span>
      <span role="gridcell">
        <Badge tone={row.reason === 'unclassified' ? 'warning' : 'neutral'}>
          {t(`reassign.${row.reason}`)}
        </Badge>
        {row.reason !== 'unclassified' && <small>{textIn(row.category.title, lang)}</small>}
      </span>
      <span role="gridcell">
        {decided ? (
          <b>
            <Icon name="check" size={18} /> <Dot style={{ background: categoryColor(decided.type, theme) }} />{' '}
            {textIn(decided.title, lang)}
          </b>
        ) : suggested ? (
          <>
            <span>
              <Dot style={{ background: categoryColor(suggested.type, theme) }} />{' '}
              {textIn(suggested.title, lang)} ({formatPercent(row.confidence, lang)})
            </span>
            <Meter aria-hidden="true">
              <i style={{ width: `${row.confidence * 100}%` }} />
            </Meter>
            <small>{t(row.confidence === 1 ? 'assign.byOrganization' : 'assign.byLibrary')}</small>
          </>
        ) : (
          <small>{t('reassign.noSuggestion')}</small>
        )}
      </span>
      <span role="gridcell">
        {!decided && suggested && (
          <Button
            kind="secondary"
            size="small"
            tabIndex={-1}
            onClick={(event) => {
              event.stopPropagation();
              onTake(index, row);
            }}
          >
            {t('assign.take')}
          </Button>
        )}
      </span>
    </Line>
  );
};

/** Drawn anew only when something about it changes: there may be hundreds. */
export const AssignRowView = memo(PlainRow);
