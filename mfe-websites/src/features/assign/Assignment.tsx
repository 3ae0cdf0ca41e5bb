import type { Category } from '@yinyom/contracts/websites/category';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { namedKeys, useKeyGroup } from '@yinyom/mfe-kit/components/keyGroups';
import { pressedKey } from '@yinyom/mfe-kit/components/pressedKey';
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
import { assignKeys, type AssignAction } from './assignKeys';
import { KeyHelp } from './KeyHelp';
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

  const keys = assignKeys(targets);
  useKeyGroup({
    title: t('reassign.title'),
    rows: namedKeys(keys, (action) => t(`assign.keys.${action}`)),
  });
  const move = (key: string, extend: boolean) => selection.move(key.endsWith('ArrowDown') ? 1 : -1, extend);
  const acts: Record<AssignAction, (key: string) => void> = {
    move: (key) => move(key, false),
    extend: (key) => move(key, true),
    first: () => selection.goTo(0),
    last: () => selection.goTo(rows.length - 1),
    toggle: () => {
      const row = rows[selection.at];
      if (row) selection.toggle(row.key);
    },
    assign: (key) => {
      const target = targets.find(({ digit }) => digit === key);
      if (target) moveTo(target);
    },
    suggested: () => takeSuggested(selection.acting),
    all: selection.chooseAll,
    clear: selection.clear,
    undo,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(keys, event);
    // A button in the list keeps its own Enter and space.
    const isOfButton =
      event.target instanceof HTMLButtonElement && /^(?:Enter|Space)$/.test(pressed?.key ?? '');
    if (!pressed || isOfButton) return;
    event.preventDefault();
    setWorking(true);
    acts[pressed.action](pressed.key);
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
      <KeyHelp rows={keys} />
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
