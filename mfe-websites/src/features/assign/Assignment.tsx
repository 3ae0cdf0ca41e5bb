import type { Category } from '@yinyom/contracts/websites/category';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { StackedBar } from '../../common/StackedBar';
import { AssignRowView } from './AssignRowView';
import { assignRows, targetsOf } from '../../common/assignRows';
import type { AssignItem, AssignRow, Target } from '../../common/assignRows';
import { KeyHelp } from './KeyHelp';
import { keyAction } from './keyActions';
import { TargetBar } from './TargetBar';
import { useAssignment } from '../../common/useAssignment';
import { useRowSelection } from './useRowSelection';

const List = styled(Card)`
  padding: 0;
`;

/** Rows drawn at first and with each press on "more". */
const STEP = 200;

interface AssignmentProps {
  items: readonly AssignItem[];
  categories: readonly Category[];
}

/** Sorts cookies into categories with few keys: arrows, space, numbers, Enter, Ctrl+Z. Each decision is saved at once. */
export const Assignment = ({ items, categories }: AssignmentProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [shown, setShown] = useState(STEP);
  const [working, setWorking] = useState(false);
  const all = useMemo(() => assignRows(items), [items]);
  const rows = useMemo(() => all.slice(0, shown), [all, shown]);
  const targets = useMemo(() => targetsOf(categories), [categories]);
  const { decided, assign, undo, canUndo } = useAssignment();
  const selection = useRowSelection(rows, decided);
  const targetOf = (id: string | null | undefined) => targets.find((target) => target.id === id);

  const moveTo = (target: Target) => {
    assign(selection.acting.map((row) => ({ row, categoryId: target.id })));
    selection.goOn(selection.acting);
  };
  const takeSuggested = (from: readonly AssignRow[]) => {
    const moves = from.flatMap((row) => {
      const target = decided[row.key] ? undefined : targetOf(row.suggested_category_id);
      return target ? [{ row, categoryId: target.id }] : [];
    });
    assign(moves);
    if (moves.length > 0) selection.goOn(moves.map(({ row }) => row));
  };
  // Rows are drawn anew only when they change, so what they call stays the same.
  const handlers = useRef({ takeSuggested, selection });
  useLayoutEffect(() => {
    handlers.current = { takeSuggested, selection };
  });
  const onPress = useCallback((index: number, key: string) => {
    setWorking(true);
    handlers.current.selection.goTo(index);
    handlers.current.selection.toggle(key);
  }, []);
  const onTake = useCallback((index: number, row: AssignRow) => {
    handlers.current.selection.goTo(index);
    handlers.current.takeSuggested([row]);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event);
    // A button in the list keeps its own Enter and space.
    const onButton = event.target instanceof HTMLButtonElement;
    if (!action || (onButton && (action.do === 'toggle' || action.do === 'suggested'))) return;
    const target = action.do === 'assign' ? targets.find(({ digit }) => digit === action.digit) : undefined;
    if (action.do === 'assign' && !target) return;
    event.preventDefault();
    setWorking(true);
    if (target) return moveTo(target);
    if (action.do === 'move') selection.move(action.by, action.extend);
    if (action.do === 'first') selection.goTo(0);
    if (action.do === 'last') selection.goTo(rows.length - 1);
    if (action.do === 'toggle' && rows[selection.at]) selection.toggle(rows[selection.at]?.key ?? '');
    if (action.do === 'all') selection.chooseAll();
    if (action.do === 'clear') selection.clear();
    if (action.do === 'suggested') takeSuggested(selection.acting);
    if (action.do === 'undo') undo();
  };

  const done = all.filter(({ key }) => decided[key]).length;
  const suggestable = all.filter((row) => !decided[row.key] && targetOf(row.suggested_category_id));
  const { chosen, acting } = selection;
  return (
    <Stack $gap={3} onKeyDown={onKeyDown}>
      <Row $justify="space-between">
        <p>
          {t('assign.progress', { done: formatNumber(done, lang), total: formatNumber(all.length, lang) })}
        </p>
        <Button
          kind="secondary"
          disabled={suggestable.length === 0}
          onClick={() => takeSuggested(suggestable)}
        >
          {t('assign.takeAll', { number: formatNumber(suggestable.length, lang) })}
        </Button>
      </Row>
      <StackedBar
        parts={targets.map(({ id, type }) => ({
          key: id,
          count: all.filter(({ key }) => decided[key] === id).length,
          type,
        }))}
        rest={all.length - done}
      />
      <KeyHelp />
      <List as="div">
        <div
          role="grid"
          aria-label={t('reassign.title')}
          aria-multiselectable="true"
          aria-rowcount={all.length}
        >
          {rows.map((row, index) => (
            <AssignRowView
              key={row.key}
              row={row}
              index={index}
              current={index === selection.at}
              chosen={chosen.has(row.key)}
              decided={targetOf(decided[row.key])}
              suggested={targetOf(row.suggested_category_id)}
              followed={working}
              onPress={onPress}
              onTake={onTake}
            />
          ))}
        </div>
        {all.length > shown && (
          <Row $justify="center">
            <Button kind="quiet" onClick={() => setShown((count) => count + STEP)}>
              {t('found.more', { number: formatNumber(all.length - shown, lang) })}
            </Button>
          </Row>
        )}
        <TargetBar
          targets={targets}
          what={
            chosen.size > 0
              ? t('assign.movesChosen', { number: formatNumber(chosen.size, lang) })
              : t('assign.movesOne', { name: acting[0]?.name ?? '' })
          }
          canUndo={canUndo}
          onAssign={moveTo}
          onUndo={undo}
        />
      </List>
    </Stack>
  );
};
